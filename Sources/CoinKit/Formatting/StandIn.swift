extension String { var removingHTMLOccurrences: String { self } }
