import Reading
import Testing

@testable import Facts

/// Types as doubles print them.
@Suite struct TypeLayoutTests {
    private func type(_ text: String) throws -> TypeRef {
        let facts = readFile("func f(_ x: \(text)) {}", path: "T.swift").value
        guard case .method(let method)? = facts.globals.first?.member else { throw NotRead() }
        return method.parameters[0].type
    }

    private struct NotRead: Error {}

    @Test(arguments: [
        "Int", "Int?", "(any Source)?", "Int!", "[Int]", "[String: [Int]]", "(Int, name: String)", "(Int)?",
        "((Int, String) async throws -> Void)?", "@Sendable (inout Int) -> [Int]", "@escaping () -> (any Error)?",
        "Page<Item, (Int) -> Void>", "any Source & Sink", "some Source", "Source.Type", "(Int...) -> Void",
        "((_ id: Int) -> Void)?",
    ])
    func aTypeOnOneLineIsItsText(_ text: String) throws {
        let type = try type(text)
        #expect(type.layout.text == type.text)
    }

    @Test func whatIsInBracketsTakesLinesOfItsOwn() throws {
        let list = Layout("var calls: ") + (try type("[(language: String, pageSize: Int)]")).layout
        #expect(
            (list + Layout([.equals]) + "[]").lines(width: 30) == [
                "var calls: [", "    (", "        language: String,", "        pageSize: Int)", "] = []",
            ])
        let closure = Layout("var run: ") + (try type("((Int, String) -> Void)?")).layout
        #expect(closure.lines(width: 28) == ["var run: (", "    (Int, String) -> Void)?"])
    }
}
