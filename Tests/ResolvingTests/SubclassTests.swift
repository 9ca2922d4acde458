import Testing

@testable import Facts
@testable import Resolving

@Suite("Classes that a subclass stands for")
struct SubclassTests {
    private func dependency(_ declaration: String) throws -> Dependency? {
        let sut = "final class S { let log: Log; init(log: Log) { self.log = log } }"
        return try recipe("S", ["S.swift": "\(declaration)\n\(sut)"]).value.dependencies.first
    }

    @Test("A class that is open to it and made without arguments gets a subclass")
    func open() throws {
        #expect(try dependency("class Log { func write(_ text: String) {} }")?.doubleType == "LogMock")
        #expect(
            try dependency("class Log { init(level: Int = 0) {}\n func write(_ text: String) {} }")?.doubleType
                == "LogMock")
        #expect(
            try dependency("class Base { func write(_ text: String) {} }\nclass Log: Base {}")?.doubleType == "LogMock")
    }

    @Test(
        "A class stays what it is where no subclass can stand for it",
        arguments: [
            "final class Log { func write(_ text: String) {} }",
            "class Log { var text = \"\" }",
            "class Log { final func write(_ text: String) {} }",
            "class Log { init(level: Int) {}\n func write(_ text: String) {} }",
            "class Log { init() throws {}\n func write(_ text: String) {} }",
            "struct Log { func write(_ text: String) {} }",
            "actor Log { func write(_ text: String) {} }",
        ])
    func closed(_ declaration: String) throws {
        #expect(try dependency(declaration) == nil)
    }
}
