extension String { var removingHTMLOccurrences: String { self } }
extension Double { func asShortNumber() -> String { "\(self)" } }
