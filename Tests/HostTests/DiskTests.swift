import Facts
import Foundation
import Host
import Project
import Testing

@Suite("The computer's file system")
struct DiskTests {
    /// A folder of its own for each test.
    private let root: String
    private let disk = Disk()

    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "testgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        root = url.path
    }

    private func put(_ text: String, at path: String) throws {
        let url = URL(filePath: root).appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
    }

    private func text(_ path: String) -> String? { try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

    private var everything: [String] {
        (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []).sorted()
    }

    private func create(_ path: String, _ text: String) -> FileChange {
        FileChange(path: path, kind: .create, after: text)
    }

    // MARK: Snapshots

    @Test func listsFilesAndLeavesOutWhatIsNotSource() throws {
        for path in [
            "Sources/A.swift", ".build/B.swift", "Pods/C.swift", "App.xcodeproj/project.pbxproj", ".testgen.yml",
        ] {
            try put("", at: path)
        }

        let tree = try disk.snapshot(of: root)

        #expect(tree.paths == [".testgen.yml", "App.xcodeproj", "Sources/A.swift"])
        #expect(tree.problems.isEmpty)
    }

    @Test func readsBytesOnDemand() throws {
        try put("let a = 1\n", at: "A.swift")
        let tree = try disk.snapshot(of: root)
        try put("let b = 2\n", at: "A.swift")

        #expect(try tree.text("A.swift") == "let b = 2\n")
    }

    @Test func followsLinksThatLeadOutsideOnce() throws {
        try put("", at: "outside/Shared.swift")
        try put("", at: "project/Sources/A.swift")
        try link("project/Shared", to: "../outside")
        try link("project/SharedAgain", to: "../outside")
        try link("project/Loop", to: "..")
        try link("project/Inside", to: "Sources")
        try link("project/B.swift", to: "Sources/A.swift")

        let paths = try disk.snapshot(of: root + "/project").paths

        #expect(paths.count { $0.hasSuffix("Shared.swift") } == 1)
        #expect(paths.contains("B.swift"))
        #expect(paths.contains("Sources/A.swift"))
        #expect(!paths.contains { $0.hasPrefix("Loop") || $0.hasPrefix("Inside") })
    }

    @Test func noticesLinksThatLeadNowhere() throws {
        try link("Gone.swift", to: "nowhere.swift")

        let tree = try disk.snapshot(of: root)

        #expect(tree.paths.isEmpty)
        #expect(tree.problems.map(\.rule) == ["dead-link"])
    }

    @Test func refusesAFolderThatDoesNotExist() {
        #expect(throws: Failure.self) { try disk.snapshot(of: root + "/nowhere") }
        #expect(throws: Failure.self) { try disk.snapshot(of: "/dev/null") }
    }

    @Test func saysWhereAFileIsNotUTF8() throws {
        try Data([0x61, 0x0A, 0x62, 0xFF, 0x0A]).write(to: URL(filePath: root).appending(path: "A.swift"))
        let tree = try disk.snapshot(of: root)

        let failure = #expect(throws: Failure.self) { try tree.text("A.swift") }

        #expect(failure?.diagnostics.first?.rule == "not-utf8")
        #expect(failure?.diagnostics.first?.location == SourceLocation(file: "A.swift", line: 2, column: 1))
    }

    @Test func tellsAMissingFileFromOneThatCannotBeRead() throws {
        try put("", at: "folder/A.swift")

        #expect(try disk.read(root + "/B.swift") == nil)
        #expect(try disk.read(root + "/folder/A.swift/deeper") == nil)
        #expect(throws: Failure.self) { try disk.read(root + "/folder") }
    }

    // MARK: Commits

    @Test func writesIntoNewFolders() throws {
        try disk.commit(ChangeSet([create("a/b/C.swift", "c\n"), create("a/D.swift", "d\n")]), under: root)

        #expect(text("a/b/C.swift") == "c\n")
        #expect(everything == ["a", "a/D.swift", "a/b", "a/b/C.swift"])
    }

    @Test func keepsPermissionsAndLinks() throws {
        try put("old\n", at: "real.sh")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root + "/real.sh")
        try link("run.sh", to: "real.sh")

        let change = FileChange(path: "run.sh", kind: .update, before: "old\n", after: "new\n")
        try disk.commit(ChangeSet([change]), under: root)

        let attributes = try FileManager.default.attributesOfItem(atPath: root + "/real.sh")
        #expect(text("real.sh") == "new\n")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o755)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: root + "/run.sh") == "real.sh")
    }

    @Test func refusesAFolderThatLeadsOutOfTheRoot() throws {
        try put("", at: "project/Package.swift")
        try put("old\n", at: "elsewhere/A.swift")
        try link("project/Tests", to: "../elsewhere")
        let before = everything

        let failure = #expect(throws: Failure.self) {
            try disk.commit(ChangeSet([create("Tests/App/B.swift", "b\n")]), under: root + "/project")
        }

        #expect(failure?.diagnostics.first?.message.contains("Tests/App/B.swift leads out of the project") == true)
        #expect(everything == before)
        #expect(throws: Never.self) {
            try disk.commit(ChangeSet([create("../out/C.swift", "c\n")]), under: root + "/project")
        }
    }

    @Test func writesNothingWhenOneFileCannotBeWritten() throws {
        try put("a file where a folder should be", at: "blocked")
        try put("old\n", at: "A.swift")
        let before = everything

        let changes = ChangeSet([
            FileChange(path: "A.swift", kind: .update, before: "old\n", after: "new\n"),
            create("fresh/folder/B.swift", "b\n"),
            create("blocked/C.swift", "c\n"),
        ])
        let failure = #expect(throws: Failure.self) { try disk.commit(changes, under: root) }

        #expect(failure?.diagnostics.first?.rule == "unwritable")
        #expect(text("A.swift") == "old\n")
        #expect(everything == before)
    }

    @Test func aFolderInAFilesPlaceIsNotReplaced() throws {
        try put("old\n", at: "A.swift")
        try put("", at: "B.swift/inside.txt")
        let before = everything

        let changes = ChangeSet([
            FileChange(path: "A.swift", kind: .update, before: "old\n", after: "new\n"),
            create("C.swift", "c\n"), create("B.swift", "b\n"),
        ])
        #expect(throws: Failure.self) { try disk.commit(changes, under: root) }

        #expect(text("A.swift") == "old\n")
        #expect(everything == before)
    }

    @Test func writesNothingOverAChangeItHasNotSeen() throws {
        try put("newer\n", at: "A.swift")

        let changes = ChangeSet([
            create("B.swift", "b\n"), FileChange(path: "A.swift", kind: .update, before: "old\n", after: "new\n"),
        ])
        let failure = #expect(throws: Failure.self) { try disk.commit(changes, under: root) }

        #expect(failure?.diagnostics.first?.rule == "changed-meanwhile")
        #expect(text("A.swift") == "newer\n")
        #expect(text("B.swift") == nil)
    }

    @Test func writesNothingBesideAConflict() {
        let conflict = FileChange(path: "A.swift", kind: .conflict, before: "mine\n", after: "ours\n")
        #expect(throws: Failure.self) {
            try disk.commit(ChangeSet([create("B.swift", "b\n"), conflict]), under: root)
        }
        #expect(everything.isEmpty)
    }
}
