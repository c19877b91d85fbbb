import CoinGecko

extension ServerProblem {
  /// What is wrong with a setting: one line, lower case, without a full stop; not yet sanitised.
  var message: String {
    switch self {
    case .unusableKey(let plan): "\(plan.variable) holds a space or a character that a key cannot have"
    case .notAnAddress: "\(baseURL) is not the address of an API"
    case .holdsPassword: "\(baseURL) holds a user name or a password"
    case .namedByIPv6: "\(baseURL) names its host by an IPv6 address"
    case .keyOverPlainHTTP(let host): "a key is not sent over plain http to \(host)"
    }
  }

  /// What to do about it.
  var hint: String {
    switch self {
    case .unusableKey: "copy the key again, without quotes"
    case .notAnAddress: "write it like https://api.coingecko.com/api/v3"
    case .holdsPassword: "leave it out"
    case .namedByIPv6: "write a name, such as localhost"
    case .keyOverPlainHTTP: "write https in \(baseURL), or unset the key"
    }
  }

  private var baseURL: String { EnvironmentVariable.baseURL.rawValue }
}

extension APIPlan {
  /// The environment variable that holds its key.
  fileprivate var variable: String {
    switch self {
    case .demo: EnvironmentVariable.demoKey.rawValue
    case .pro: EnvironmentVariable.proKey.rawValue
    }
  }
}
