import Testing

@testable import Reading

@Suite("Old-style property lists")
struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyList? { try PropertyList.read(Array(text.utf8)) }

    @Test func dictionariesListsAndTexts() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            { a /* a comment */ = (1, "two\\n\\"2\\"", { }, ); 'b c' = a/path-to.file; "é" = "\\U00e9\\\\"; }
            """)
        #expect(
            list
                == .dictionary([
                    "a": .list([.text("1"), .text("two\n\"2\""), .dictionary([:])]),
                    "b c": .text("a/path-to.file"), "é": .text("é\\"),
                ]))
    }

    @Test func commentsAloneAreNoList() throws {
        #expect(try read("// nothing\n/* at all */\n") == nil)
    }

    @Test(arguments: [("{ a = 1 }", 1), ("{\na = (1 2);\n}", 2), ("{ a = \"1;\n}", 2), ("{} {", 1), ("{ a = ; }", 1)])
    func whatIsNoListHasAPlace(_ text: String, _ line: Int) {
        #expect(throws: PropertyList.Problem(line: line)) { try read(text) }
    }
}
