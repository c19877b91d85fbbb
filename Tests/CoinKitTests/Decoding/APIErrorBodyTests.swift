import CoinKit
import Foundation
import Testing

/// The body of an answer, and the error that it tells of.
private struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let body: String
  var form = APIErrorBody.Form.json
  var code: Int?
  var message: String?

  init(_ description: String, _ body: String) {
    testDescription = description
    self.body = body
  }

  func json(_ code: Int?, _ message: String?) -> Case { expecting(.json, code, message) }
  func text(_ code: Int?, _ message: String?) -> Case { expecting(.text, code, message) }
  func html(_ message: String?) -> Case { expecting(.html, nil, message) }

  private func expecting(_ form: APIErrorBody.Form, _ code: Int?, _ message: String?) -> Case {
    var copy = self
    (copy.form, copy.code, copy.message) = (form, code, message)
    return copy
  }
}

@Suite struct APIErrorBodyTests {
  private static let shapes = [
    Case("words as the error", #"{"error":"coin not found"}"#).json(nil, "coin not found"),
    Case("words as the error, older", #"{"error":"Could not find coin with the given id"}"#)
      .json(nil, "Could not find coin with the given id"),
    Case("a code and words in the status", #"{"status":{"error_code":429,"error_message":"Too fast."}}"#)
      .json(429, "Too fast."),
    Case(
      "a time beside the code", #"{"status":{"timestamp":"2026-05-17","error_code":10002,"error_message":"No key"}}"#
    ).json(10002, "No key"),
    Case(
      "the code at the top, the words in the status",
      #"{"timestamp":"2025-09-01","error_code":10011,"status":{"error_message":"Change the root URL"}}"#
    ).json(10011, "Change the root URL"),
    Case(
      "a status within the error",
      #"{"error":{"status":{"timestamp":"x","error_code":10012,"error_message":"Too much history"}}}"#
    ).json(10012, "Too much history"),
    Case("a plain number as the status", #"{"status":500,"error":"Internal Server Error"}"#)
      .json(500, "Internal Server Error"),
    Case("a code written as text", #"{"status":{"error_code":"429"}}"#).json(429, nil),
    Case("a code without words", #"{"error_code":10005}"#).json(10005, nil),
    Case("space and a byte order mark around it", "\u{FEFF}\n {\"error\":\"gone\"}\n").json(nil, "gone"),
  ]

  private static let fronts = [
    Case("a word and a line feed", "Throttled\n").text(nil, "Throttled"),
    Case("the front server's code", "error code: 1015").text(1015, "error code: 1015"),
    Case("the front server's code in capitals", "Error code: 1020\r\nmore").text(1020, "Error code: 1020"),
    Case("a code that is no number", "error code: none").text(nil, "error code: none"),
    Case("a page", "<!DOCTYPE html><html><head><title>Access\n denied</title></head></html>").html("Access denied"),
    Case("a page whose title has attributes", "<html><TITLE lang=\"en\">Down (500)</TITLE>").html("Down (500)"),
    Case("a page without a title", "<html><body>Access denied</body></html>").html(nil),
    Case("a page with an empty title", "<html><title> </title>").html(nil),
    Case("a page cut in its title", "<html><title>Acc").html(nil),
  ]

  @Test(arguments: shapes + fronts)
  private func `an error is read from any of its forms`(_ expected: Case) throws {
    let error = try #require(APIErrorBody(Data(expected.body.utf8)))
    #expect(error.form == expected.form)
    #expect(error.code == expected.code)
    #expect(error.message == expected.message)
  }

  @Test(arguments: [
    "", " \n", "[]", "[{\"error\":\"in a row\"}]", "{}", #"{"id":"bitcoin","name":"Bitcoin"}"#, #"{"coins":[]}"#,
    #"{"error":""}"#, #"{"error":null,"status":null}"#, #"{"status":{}}"#, #"{"error":"cut"#,
  ])
  func `data and what tells of no error give none`(body: String) {
    #expect(APIErrorBody(Data(body.utf8)) == nil)
  }

  @Test func `bytes that are not text are no fault`() {
    #expect(APIErrorBody(Data([0xFF, 0xFE, 0x00, 0x80]))?.form == .text)
  }
}
