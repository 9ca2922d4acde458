import Testing

@testable import Verifying

@Suite("Doubles that were told a value of another type, while a SUT is explored")
struct MildCastTests {
    @Test("A call that can throw ends, and says so")
    func throwing() {
        let text = MildCast.text(
            """
            func all<Item>() async throws -> [Item] {
                return try await stubbedClosure() as! [Item]
            }
            """)
        #expect(
            text == """
                import Foundation
                func all<Item>() async throws -> [Item] {
                let testgenValue: Any = try await stubbedClosure()
                guard let testgenTyped = testgenValue as? [Item] else {
                setenv("TESTGEN_MISTAKE", "1", 1)
                throw CancellationError()
                }
                return testgenTyped
                }
                """)
    }

    @Test(
        "What cannot throw by itself, or throws an error of its own type, stays as it is",
        arguments: [
            "func first<Item>() -> Item {\n    return firstReturnValue as! Item\n}",
            "func first<Item>(_ next: () throws -> Item) rethrows -> Item {\n    return try next() as! Item\n}",
            "func first<Item>() -> () throws -> Item {\n    return firstReturnValue as! () throws -> Item\n}",
            "func first<Item>() throws(Fault) -> Item {\n    return firstReturnValue as! Item\n}",
        ])
    func others(_ file: String) {
        #expect(MildCast.text(file) == "import Foundation\n" + file)
    }

    @Test("A file without casts is not changed at all")
    func plain() { #expect(MildCast.text("func all() -> [Int] { [] }") == "func all() -> [Int] { [] }") }
}
