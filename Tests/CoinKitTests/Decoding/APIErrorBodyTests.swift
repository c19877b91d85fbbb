import CoinKit
import Foundation
import Testing

@Suite struct APIErrorBodyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let body: String
    let form: APIErrorBody.Form
    let code: Int?
    let message: String?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "words alone",
      body: #"{"error":"coin not found"}"#,
      form: .json, code: nil, message: "coin not found"),
    Case(
      testDescription: "a status with a code",
      body: #"{"status":{"error_code":429,"error_message":"You've exceeded the Rate Limit."}}"#,
      form: .json, code: 429, message: "You've exceeded the Rate Limit."),
    Case(
      testDescription: "a status within an error",
      body: #"{"error":{"status":{"timestamp":"t","error_code":10012,"error_message":"Too long ago."}}}"#,
      form: .json, code: 10012, message: "Too long ago."),
    Case(
      testDescription: "a code beside the status",
      body: #"{"timestamp":"t","error_code":10011,"status":{"error_message":"Please change your root URL."}}"#,
      form: .json, code: 10011, message: "Please change your root URL."),
    Case(
      testDescription: "a status that is a plain number",
      body: #"{"status":500,"error":"Internal Server Error"}"#,
      form: .json, code: 500, message: "Internal Server Error"),
    Case(
      testDescription: "a code that was written as text",
      body: #"{"status":{"error_code":"10002","error_message":"API Key Missing."}}"#,
      form: .json, code: 10002, message: "API Key Missing."),
    Case(testDescription: "plain text", body: "Throttled\n", form: .text, code: nil, message: "Throttled"),
    Case(
      testDescription: "the code of a front server",
      body: "error code: 1015",
      form: .text, code: 1015, message: "error code: 1015"),
    Case(
      testDescription: "text of several lines, of which the first is told",
      body: "Bad gateway\r\nat the edge",
      form: .text, code: nil, message: "Bad gateway"),
    Case(
      testDescription: "a page, of which the title is told",
      body: "<!DOCTYPE html><html><head><TITLE lang=en>\n Access\n denied </TITLE></head></html>",
      form: .html, code: nil, message: "Access denied"),
    Case(testDescription: "a page without a title", body: "<html></html>", form: .html, code: nil, message: nil),
    Case(testDescription: "a title that never ends", body: "<title>x", form: .html, code: nil, message: nil),
    Case(
      testDescription: "a byte order mark in front",
      body: "\u{FEFF}{\"error\":\"x\"}",
      form: .json, code: nil, message: "x"),
  ]

  @Test(arguments: cases) func `every way in which the API writes errors is read`(example: Case) throws {
    let error = try #require(APIErrorBody(Data(example.body.utf8)))
    #expect(error.form == example.form)
    #expect(error.code == example.code)
    #expect(error.message == example.message)
  }

  @Test(arguments: [
    "", " \r\n", "[]", #"[{"id":"bitcoin","error":"x"}]"#, "{}", #"{"id":"bitcoin","name":"Bitcoin"}"#,
    #"{"coins":[]}"#, #"{"error":null}"#, #"{"error":""}"#, #"{"status":{}}"#, "{cut",
  ])
  func `data, nothing and a cut object are no errors`(body: String) {
    #expect(APIErrorBody(Data(body.utf8)) == nil)
  }
}
