import Testing

@testable import Facts
@testable import Verifying

@Suite("Responses of a server, as tests write them")
struct WebResponseTests {
    @Test(
        "A name of a header field is told from other texts",
        arguments: [
            ("Retry-After", true), ("ETag", true), ("X-Page-Count", true), ("en-US", false), ("well-known", false),
            ("retry-after", true), ("x-request-id", true), ("x", false),
            ("Location", true), ("Stations", false), ("-", false), ("", false),
        ])
    func header(text: String, isHeader: Bool) {
        #expect(WebResponse.isHeader(text) == isHeader)
    }

    @Test("The status of a response is found in what a double answers")
    func status() {
        let response = WebResponse.expression(status: 404, headers: ["ETag"])
        #expect(WebResponse.status(in: .tuple([.init(nil, .name("data")), .init(nil, response)])) == "404")
        #expect(WebResponse.status(in: WebResponse.plain) == nil)
        #expect(response.needs.imports.count == 1)
    }

    @Test("An import under a condition is sorted by what it imports")
    func imports() {
        let sorted = sortedImports([
            "import Testing", "@testable import App",
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif",
            "import Foundation",
        ])
        #expect(sorted.map { $0.prefix(3) } == ["imp", "#if", "imp", "@te"])
        #expect(sorted.first == "import Foundation")
    }
}
