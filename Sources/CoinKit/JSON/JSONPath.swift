/// The way to a value, written out only where an error or a model wants it.
indirect enum JSONPath {
  case root
  case member(of: JSONPath, any CodingKey)
  case element(of: JSONPath, Int)

  var keys: [any CodingKey] {
    switch self {
    case .root: []
    case .member(let parent, let key): parent.keys + [key]
    case .element(let parent, let index): parent.keys + [JSONKey(intValue: index)]
    }
  }
}
