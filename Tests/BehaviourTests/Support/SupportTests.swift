import Testing

/// The tables can fail, and a recording changes the row it is for.
@Suite(.disabled(if: Recording.isOn, "rows here expect what is wrong")) struct SupportTests {
    private let source = """
        protocol Store { func load() }
        final class Model {
            private let store: Store
            init(store: Store) { self.store = store }
            func refresh() { 1️⃣store.load() }
            func noise() { 2️⃣print("noise") }
        }
        """
    private let lines = """
        refresh() ⇒ store.load() 1️⃣
        noise() ⇒ nothing
        2️⃣ ⇒ nothing
        """

    @Test func marksAreTakenOutAndKeptByPlace() {
        let marked = MarkedSource("ä 1️⃣b\n2️⃣c")
        #expect(marked.text == "ä b\nc")
        #expect(marked.marks == [.init(line: 1, column: 4): "1️⃣", .init(line: 2, column: 1): "2️⃣"])
    }

    @Test func aRowThatIsReadAsExpectedPasses() throws {
        try Snippet("as expected", source, reads: lines).isNotUnderstoodYet()
    }

    @Test(arguments: [
        "", "refresh() ⇒ store.load()\nnoise() ⇒ nothing\n2️⃣ ⇒ nothing", "refresh() ⇒ store.load() 1️⃣",
        "refresh() ⇒ no store.load 1️⃣\nnoise() ⇒ nothing\n2️⃣ ⇒ nothing",
    ])
    func aRowThatIsReadOtherwiseFails(_ lines: String) {
        withKnownIssue { try Snippet("otherwise", source, reads: lines).isNotUnderstoodYet() }
    }

    @Test func aRowWithAMarkThatIsNotNoticedIsNotUnderstood() {
        withKnownIssue { try Snippet("missed", source, reads: lines).isUnderstood() }
    }

    @Test func aRowWithoutMarksIsNotUnderstood() {
        let plain = MarkedSource(source).text
        let lines = "refresh() ⇒ store.load()\nnoise() ⇒ nothing"
        withKnownIssue { try Snippet("no marks", plain, reads: lines).isUnderstood() }
    }

    @Test func aRowThatIsUnderstoodIsNoLimit() {
        let source = """
            protocol Store { func load() }
            final class Model {
                private let store: Store
                init(store: Store) { self.store = store }
                func refresh() { 1️⃣store.load() }
            }
            """
        let lines = "refresh() ⇒ store.load() 1️⃣"
        withKnownIssue { try Snippet("understood", source, reads: lines).isNotUnderstoodYet() }
    }

    @Test func aSourceThatDoesNotParseFails() {
        withKnownIssue { try Snippet("broken", "final class {", reads: "init ⇒ nothing").isLeftAlone() }
    }

    @Test func aRecordingReplacesTheLinesOfItsRow() {
        func table(_ lines: String) -> String {
            let first = ["\"first\",", "reads: \"\"\"", "    old", "    \"\"\")"]
            return (first + ["\"second\",", "reads: \"\"\"", lines, "    \"\"\")"]).joined(separator: "\n")
        }
        #expect(Recording.replacing(["a", "\\.b"], of: "second", in: table("    old")) == table("    a\n    \\\\.b"))
        #expect(Recording.replacing(["a"], of: "third", in: table("    old")) == table("    old"))
    }
}
