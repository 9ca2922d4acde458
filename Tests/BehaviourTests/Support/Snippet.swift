import Testing

/// A few lines of Swift and what is read of them: a row of a table.
///
/// The source declares what the SUT needs and, last, the SUT. Marks `1️⃣` to `9️⃣` stand before statements. Each line of
/// `reads` is a way through an entry point with everything that is claimed about it:
///
///     load() when store.fetch throws ⇒ banner == "offline" · no store.save 2️⃣
///
/// A mark at its end says: where that statement is changed, one of these claims fails. `⇒ nothing` stands after an entry
/// point whose test a person has to write, and after a mark whose statement can be changed unnoticed.
struct Snippet: Sendable, CustomTestStringConvertible {
    /// What the row shows; unlike the names of the other rows of its file.
    let name: String
    /// The source with its marks.
    let source: MarkedSource
    /// The lines that are expected.
    let expected: [String]
    /// Where the row stands.
    let location: Testing.SourceLocation
    /// The file the row stands in.
    let path: String

    init(
        _ name: String, _ source: String, reads expected: String, location: Testing.SourceLocation = #_sourceLocation,
        path: String = #filePath
    ) {
        self.name = name
        self.source = MarkedSource(source)
        self.expected = expected.split(separator: "\n").map(String.init)
        self.location = location
        self.path = path
    }

    var testDescription: String { name }

    /// Checks a row about something that is understood: it has marks, and all of them are noticed.
    func isUnderstood() throws {
        let missed = try read().filter { line in Self.isMark(line) }
        #expect(!source.marks.isEmpty, "a mark shows what is understood", sourceLocation: location)
        #expect(missed.isEmpty, "not all of it is understood: it belongs to the limits", sourceLocation: location)
    }

    /// Checks a row about something of which nothing may be claimed: it says what else is.
    func isLeftAlone() throws { _ = try read() }

    /// Checks a row about something that could be understood and is not yet: it says where nothing is claimed.
    func isNotUnderstoodYet() throws {
        let missed = try read().filter { $0.hasSuffix(Self.nothing) }
        #expect(!missed.isEmpty, "all of it is understood: it is no limit any more", sourceLocation: location)
    }

    /// Whether a line says that a mark is not noticed.
    private static func isMark(_ line: String) -> Bool {
        line.first.map(MarkedSource.allMarks.contains) == true && line.hasSuffix(nothing)
    }

    /// The end of a line about what is not claimed.
    static let nothing = "⇒ nothing"

    /// What is read, compared with what is expected; with `UPDATE=1` written down for a person to review.
    private func read() throws -> [String] {
        let lines = try SnippetReader(source).lines()
        if Recording.isOn {
            try Recording.record(lines, for: self)
        } else {
            try #require(!expected.isEmpty, "nothing is expected", sourceLocation: location)
            // In which order ways are found is not a promise.
            let text = lines.joined(separator: "\n")
            #expect(lines.sorted() == expected.sorted(), "read:\n\(text)", sourceLocation: location)
        }
        return lines
    }
}
