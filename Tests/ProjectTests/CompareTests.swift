import Project
import Testing

@Suite("Drafts compared with files")
struct CompareTests {
    private func kind(_ policy: Draft.Policy, over existing: String?) -> FileChange.Kind {
        let draft = Draft(path: "A.swift", content: "new\n", policy: policy)
        return compare([draft]) { _ in existing }.changes[0].kind
    }

    private let untouched = Fingerprint.stamp("old\n", path: "A.swift")
    private let current = Fingerprint.stamp("new\n", path: "A.swift")
    private var edited: String { untouched + "mine\n" }

    @Test func anOwnedFileIsRewrittenUntilAPersonEditsIt() {
        #expect(kind(.owned, over: nil) == .create)
        #expect(kind(.owned, over: untouched) == .update)
        #expect(kind(.owned, over: current) == .unchanged)
        #expect(kind(.owned, over: current.replacing("\n", with: "\r\n")) == .unchanged)
        #expect(kind(.owned, over: edited) == .conflict)
        #expect(kind(.owned, over: "somebody else's\n") == .conflict)
        #expect(kind(.owned, over: "new\n") == .unchanged)
    }

    @Test func ayieldingDraftLeavesEditedFilesAlone() {
        #expect(kind(.yielding, over: untouched) == .update)
        #expect(kind(.yielding, over: edited) == .kept)
    }

    @Test func aFileWrittenOnceIsNeverTouchedAgain() {
        #expect(kind(.once, over: nil) == .create)
        #expect(kind(.once, over: untouched) == .kept)
        #expect(kind(.once, over: edited) == .kept)
    }

    @Test func whatWasWrittenIsUnchangedTheSecondTime() {
        let drafts = [Draft(path: "A.swift", content: "a\n"), Draft(path: "B.swift", content: "b", policy: .once)]
        let first = compare(drafts) { _ in nil }
        let disk = Dictionary(uniqueKeysWithValues: first.writes.map { ($0.path, $0.after) })
        let second = compare(drafts) { disk[$0] }

        #expect(first.writes.count == 2)
        #expect(second.isEmpty)
    }
}
