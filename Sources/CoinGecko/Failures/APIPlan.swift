/// What a key was given for.
package enum APIPlan: String, Sendable {
  /// The free plan.
  case demo
  /// Any of the paid plans.
  case pro
}
