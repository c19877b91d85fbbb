import CoinKit
import Foundation
import Testing

@Suite struct CoinDetailModelTests {
  @Test func `every key is read`() throws {
    let detail = try detail(
      "bitcoin",
      """
      "symbol":"btc","name":"Bitcoin","block_time_in_minutes":10,"hashing_algorithm":"SHA-256",
      "description":{"en":"Money."},"links":{"homepage":["http://www.bitcoin.org"],"subreddit_url":"https://r.example"},
      "categories":["Layer 1 (L1)",null],"genesis_date":"2009-01-03"
      """)
    #expect(detail.id == "bitcoin")
    #expect(detail.symbol == "btc")
    #expect(detail.name == "Bitcoin")
    #expect(detail.blockTimeInMinutes == 10)
    #expect(detail.hashingAlgorithm == "SHA-256")
    #expect(detail.description?.en == "Money.")
    #expect(detail.links?.homepage == ["http://www.bitcoin.org"])
    #expect(detail.links?.subredditURL == "https://r.example")
    #expect(detail.categories == ["Layer 1 (L1)", nil])
    #expect(detail.genesisDate == "2009-01-03")
  }

  @Test(arguments: [
    "",
    """
    "symbol":null,"name":null,"block_time_in_minutes":null,"hashing_algorithm":null,"description":null,"links":null,
    "categories":null,"genesis_date":null
    """,
    #""description":{},"links":{}"#,
    #""description":{"en":null},"links":{"homepage":null,"subreddit_url":null}"#,
  ])
  func `what is null or missing leaves nothing to show`(fields: String) throws {
    let detail = try detail("x", fields)
    #expect(detail.displayName == "x")
    #expect(detail.blockTimeInMinutes == nil)
    #expect(detail.hashingAlgorithm == nil)
    #expect(detail.readableDescription == nil)
    #expect(detail.website == nil)
    #expect(detail.reddit == nil)
    #expect(detail.categories == nil)
    #expect(detail.genesisDate == nil)
  }

  @Test(arguments: [
    (#"["https://a.example","https://b.example"]"#, "https://a.example"),
    (#"["","https://b.example",""]"#, "https://b.example"),
    (#"[null,"  ","\r\n"," https://b.example "]"#, "https://b.example"), (#"["","",""]"#, nil), ("[null]", nil),
    ("[]", nil),
    (
      #"["javascript:alert(1)","https://a b.com/","https://b.example/\u0007","https://c.example"]"#,
      "https://c.example"
    ),
  ])
  func `the website is the first homepage that is one`(homepages: String, website: String?) throws {
    #expect(try detail("x", #""links":{"homepage":\#(homepages)}"#).website == website)
  }

  @Test(arguments: [
    ("https://www.reddit.com/r/Bitcoin/", "https://www.reddit.com/r/Bitcoin/"), ("https://www.reddit.com", nil),
    ("https://www.reddit.com/", nil), ("https://reddit.com/", nil), ("", nil), (" ", nil),
    (" https://www.reddit.com/r/x ", "https://www.reddit.com/r/x"), ("javascript:alert(1)//r/x", nil),
  ])
  func `the front page of Reddit is no subreddit`(address: String, reddit: String?) throws {
    #expect(try detail("x", #""links":{"subreddit_url":"\#(address)"}"#).reddit == reddit)
  }

  @Test(arguments: ["", " ", #"\r\n\r\n"#, #"\t\n\u00a0"#])
  func `a blank description is none`(text: String) throws {
    #expect(try detail("x", #""description":{"en":"\#(text)"}"#).readableDescription == nil)
  }

  @Test func `a description is readable without white space around it`() throws {
    #expect(try detail("x", #""description":{"en":"\r\n Money.\r\n"}"#).readableDescription == "Money.")
  }

  @Test func `one odd link does not cost the others`() throws {
    let subreddit = #""subreddit_url":"https://www.reddit.com/r/x""#
    let withoutHomepage = try detail("x", #""links":{"homepage":7,\#(subreddit)}"#)
    #expect(withoutHomepage.website == nil)
    #expect(withoutHomepage.reddit == "https://www.reddit.com/r/x")
    let withoutSubreddit = try detail("x", #""links":{"homepage":["https://a.example"],"subreddit_url":{}}"#)
    #expect(withoutSubreddit.website == "https://a.example")
    #expect(withoutSubreddit.reddit == nil)
  }

  @Test func `a detail survives encoding`() throws {
    let original = try detail(
      "x",
      """
      "symbol":"x","name":"X","block_time_in_minutes":0.2,"hashing_algorithm":"","description":{"en":"a"},
      "links":{"homepage":["",null,"b"],"subreddit_url":"c"},"categories":[null,"d"],"genesis_date":"2009-01-03"
      """)
    #expect(try JSONDecoder().decode(CoinDetailModel.self, from: try JSONEncoder().encode(original)) == original)
  }
}
