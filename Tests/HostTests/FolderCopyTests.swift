import Foundation
import Host
import Testing

@Suite("A copy of a folder that is brought up to date")
struct FolderCopyTests {
    private let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "testgen-\(UUID().uuidString)")
        try put("a", at: "from/A.swift")
        try put("b", at: "from/Sources/B.swift")
        try put("built", at: "from/.build/debug")
    }

    private func put(_ text: String, at path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func text(_ path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private func update(_ overlay: [String: String] = [:], without removed: Set<String> = []) throws {
        try FolderCopy(from: root.appending(path: "from").path, to: root.appending(path: "to").path)
            .update(overlay: overlay, without: removed, keeping: [".build"])
    }

    @Test("It has the files, but no build of the original")
    func copied() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try update()
        #expect(text("to/A.swift") == "a")
        #expect(text("to/Sources/B.swift") == "b")
        #expect(text("to/.build/debug") == nil)
    }

    @Test("Its own build stays, what the original has no more goes, and files over it win")
    func updated() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try update(["Sources/C.swift": "c"])
        try put("own", at: "to/.build/debug")
        try update(["A.swift": "changed"], without: ["Sources/B.swift"])
        #expect(text("to/A.swift") == "changed")
        #expect(text("to/Sources/B.swift") == nil)
        #expect(text("to/Sources/C.swift") == nil)
        #expect(text("to/.build/debug") == "own")
        #expect(text("from/A.swift") == "a")
    }

    @Test("Its fingerprint changes with any text, but not with dates or builds")
    func fingerprint() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        let copy = FolderCopy(from: root.appending(path: "from").path, to: root.appending(path: "to").path)
        let first = try copy.fingerprint(overlay: ["C.swift": "c"])
        try put("a", at: "from/A.swift")
        try put("again", at: "from/.build/debug")
        let same = try copy.fingerprint(overlay: ["C.swift": "c"])
        #expect(same == first)
        let other = try copy.fingerprint(overlay: ["C.swift": "d"])
        #expect(other != first)
        try put("changed", at: "from/Sources/B.swift")
        let changed = try copy.fingerprint(overlay: ["C.swift": "c"])
        try put("pins", at: "from/Package.resolved")
        let ignored = try copy.fingerprint(overlay: ["C.swift": "c"], without: ["Package.resolved"])
        #expect(ignored == changed)
        let counted = try copy.fingerprint(overlay: ["C.swift": "c"])
        #expect(counted != changed)
        #expect(changed != first)
    }

    @Test("A file that did not change is not written again")
    func untouched() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        func date() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: root.appending(path: "to/A.swift").path)[
                .modificationDate] as? Date
        }
        try update(["A.swift": "changed"])
        let before = try date()
        try update(["A.swift": "changed"])
        let after = try date()
        #expect(after == before)
    }
}
