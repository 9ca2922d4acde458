import Testing

@testable import Facts
@testable import Resolving

@Suite("Objects of the project that are used as they are")
struct PlainObjectTests {
    private func dependencies(_ declaration: String) throws -> [Dependency] {
        let sut = "final class S { init(log: Log) {} }"
        return try recipe("S", ["S.swift": "import Foundation\nprotocol Disk {}\n\(declaration)\n\(sut)"])
            .value.dependencies
    }

    @Test(
        "A class that keeps to itself is used as it is",
        arguments: [
            "final class Log { private(set) var lines: [String] = []\n func write(_ text: String) { lines.append(text) } }",
            "final class Log { enum Level { case low }\n var level = Level.low\n func up() { level = .low } }",
            "final class Log: Sendable { let limit: Int\n var count: Int { lock.withLock { limit } }\n"
                + "private let lock = NSLock()\n init(limit: Int) { self.limit = limit }\n func clear() {} }",
        ])
    func used(_ declaration: String) throws {
        let found = try dependencies(declaration)
        #expect(found.map(\.doubleType) == ["Log"])
        #expect(found.first?.double.object?.fact.name == "Log")
    }

    @Test(
        "A class that reaches out, or shows nothing of what was done, is not",
        arguments: [
            "final class Log { var text = \"\"\n func load() { text = UserDefaults.standard.string(forKey: \"a\") ?? \"\" } }",
            "final class Log { var data = Data()\n func go() { data = Data(contentsOf: file) }\n let file = 1 }",
            "final class Log { var count = 0\n init() { start() }\n func start() { count = 1 } }",
            "final class Log { var count = 0\n func go() { unlink(path) }\n let path = \"\" }",
            "final class Log { var count = 0\n func go() { Meter.shared.add() } }\nfinal class Meter {}",
            "final class Log: NSObject { var count = 0\n func go() {} }",
            "final class Log { @AppStorage(\"a\") var count = 0\n func go() {} }",
            "final class Log { let text = \"\"\n func write() {} }",
            "final class Log { var text = \"\" }",
            "actor Log { var text = \"\"\n func write() {} }",
        ])
    func notUsed(_ declaration: String) throws {
        #expect(try dependencies(declaration).allSatisfy { $0.double.object == nil })
    }

    @Test("A generic class is used as what the initialiser names")
    func generic() throws {
        let path =
            "final class Path<Step: Hashable> { private(set) var steps: [Step]\n"
            + "init(steps: [Step] = []) { self.steps = steps }\n func push(_ step: Step) { steps.append(step) } }"
        let sut = "enum Place { case home }\nfinal class S { init(path: Path<Place>) {} }"
        #expect(try recipe("S", ["S.swift": "\(path)\n\(sut)"]).value.dependencies.map(\.doubleType) == ["Path<Place>"])
        let open = "final class S<Other: Hashable> { init(path: Path<Other>) {} }"
        #expect(try recipe("S", ["S.swift": "\(path)\n\(open)"]).value.dependencies.isEmpty)
    }

    @Test("A class that takes plain values besides protocols is made of both")
    func madeOfBoth() throws {
        let store =
            "final class Store { init(disk: Disk, _ limit: Int, size: Int = 3, onFull: @escaping () -> Void) {} }"
        let found = try recipe(
            "S", ["S.swift": "protocol Disk {}\n\(store)\nfinal class S { init(store: Store) {} }"]
        ).value
        #expect(found.dependencies.map(\.doubleType) == ["DiskMock", "Store"])
        let parts = try #require(found.dependencies.last?.double.object?.parts)
        #expect(parts.map(\.label) == ["disk", nil, "onFull"])
        #expect(parts.first?.content == .dependency("storeDisk"))
        #expect(found.inputs.isEmpty)
    }

    @Test("An object is used among dependencies, and as a part of one")
    func parts() throws {
        let log = "final class Log { private(set) var count = 0\n func write() { count += 1 } }"
        let bundle = "struct Needs { let disk: Disk; let log: Log }\nfinal class S { init(needs: Needs) {} }"
        let made = "final class Store { init(disk: Disk, log: Log) {} }\nfinal class S { init(store: Store) {} }"
        let inBundle = try recipe("S", ["S.swift": "protocol Disk {}\n\(log)\n\(bundle)"]).value
        #expect(inBundle.dependencies.map(\.doubleType) == ["DiskMock", "Log"])
        let inMade = try recipe("S", ["S.swift": "protocol Disk {}\n\(log)\n\(made)"]).value
        #expect(inMade.dependencies.map(\.doubleType) == ["DiskMock", "Log", "Store"])
    }
}
