import Algorithms
import Facts

/// A place in a test where a rule is broken.
public struct Finding: Hashable, Sendable {
    /// The identifier of the rule: `polled-wait`.
    public var rule: String
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// What is the matter and what to do instead.
    public var message: String
    /// Where it begins.
    public var location: SourceLocation
    /// Where it ends: the line and the column after the last character.
    public var end: SourceLocation
    /// The columns of its beginning and end in Unicode code points, as SARIF counts them.
    public var codePoints: Columns
    /// The lines whose change can have brought it about: those of the test or the suite it is about.
    public var extent: ClosedRange<Int>
    /// The source line, without the spaces around it: what a baseline knows it by.
    public var line: String
    /// What mends it, when that is certain.
    public var fix: Fix?

    /// Creates a finding.
    public init(
        rule: String, severity: Diagnostic.Severity, message: String, location: SourceLocation, end: SourceLocation,
        codePoints: Columns? = nil, extent: ClosedRange<Int>, line: String, fix: Fix? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.end = end
        self.codePoints = codePoints ?? Columns(start: location.column, end: end.column)
        self.extent = extent
        self.line = line
        self.fix = fix
    }

    /// The columns of a beginning and an end, counted from 1.
    public struct Columns: Hashable, Sendable {
        /// The column of the first character.
        public var start: Int
        /// The column after the last character.
        public var end: Int

        /// Creates a pair.
        public init(start: Int, end: Int) {
            self.start = start
            self.end = end
        }
    }
}

/// What mends a finding: edits of one file that belong together.
public struct Fix: Hashable, Sendable {
    /// What it does, as a command: `Add .serialized`.
    public var title: String
    /// The edits.
    public var edits: [Edit]

    /// Creates a fix.
    public init(_ title: String, _ edits: [Edit]) {
        self.title = title
        self.edits = edits
    }

    /// A piece of a text and what stands there instead.
    public struct Edit: Hashable, Sendable {
        /// The bytes that go, counted from 0; empty to insert.
        public var range: Range<Int>
        /// What comes.
        public var replacement: String

        /// Creates an edit.
        public init(_ range: Range<Int>, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }
}

extension Fix {
    /// Applies as many fixes to a text as do not touch each other, first come first served.
    ///
    /// - Returns: The text, and how many fixes went into it.
    public static func apply(_ fixes: [Fix], to text: String) -> (text: String, applied: Int) {
        var taken: [Edit] = []
        var applied = 0
        for fix in fixes {
            let own = Set(fix.edits).subtracting(taken)
            guard own.allSatisfy({ edit in !taken.contains { $0.touches(edit) } }) else { continue }
            taken += fix.edits.filter { own.contains($0) }.uniqued()
            applied += 1
        }
        var bytes = Array(text.utf8)
        for edit in taken.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
        }
        return (String(decoding: bytes, as: UTF8.self), applied)
    }
}

extension Fix.Edit {
    /// Whether two edits cannot both be made at once.
    fileprivate func touches(_ other: Fix.Edit) -> Bool {
        if range.isEmpty, other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
        return range.lowerBound < other.range.upperBound && other.range.lowerBound < range.upperBound
            || range.lowerBound == other.range.lowerBound
    }
}
