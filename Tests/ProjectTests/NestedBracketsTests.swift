import Testing

@testable import Project

struct NestedBracketsTests {
    @Test(
        "Brackets within brackets are found where a parser doubts them",
        arguments: [
            String(repeating: "[", count: 17), "let x: " + String(repeating: "Set<[", count: 17),
            "foo(" + String(repeating: "[1, ", count: 17),
        ])
    func tooDeep(text: String) {
        let position = NestedBrackets.tooDeep(in: Array(text.utf8))

        #expect(position.map { Array(text.utf8)[..<$0].filter { $0 == UInt8(ascii: "[") }.count } == 16)
    }

    @Test(
        "What is closed, or stands between other signs, is not counted",
        arguments: [
            String(repeating: "[1], ", count: 40), String(repeating: "[Int: ", count: 40),
            String(repeating: "{ [", count: 40), String(repeating: "[", count: 16), "",
        ])
    func fine(text: String) { #expect(NestedBrackets.tooDeep(in: Array(text.utf8)) == nil) }
}
