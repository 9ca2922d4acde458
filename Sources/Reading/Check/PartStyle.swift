import Project

/// The words by which a project parts its tests into arrange, act and assert.
enum PartStyle: CaseIterable {
    /// `// MARK: - Arrange`
    case mark
    /// `// Arrange`
    case plain
    /// `// Given`
    case given

    /// The comment before a part.
    func comment(_ part: PartMark.Part) -> String {
        switch self {
        case .mark: "// MARK: - \(Self.words[part.rawValue])"
        case .plain: "// \(Self.words[part.rawValue])"
        case .given: "// \(Self.stories[part.rawValue])"
        }
    }

    private static let words = ["Arrange", "Act", "Assert"]
    private static let stories = ["Given", "When", "Then"]

    /// The words of one comment.
    init(of mark: PartMark, in file: TestFile) {
        let text = file.text(mark.range)
        if text.contains("MARK") {
            self = .mark
        } else {
            self = ["given", "when", "then"].contains { text.lowercased().contains($0) } ? .given : .plain
        }
    }

    /// The words that most of the files use; the rulebook's where there is no other.
    static func used(in files: [SourceIndex.File]) -> PartStyle {
        let signs: [(PartStyle, [String])] = [
            (.mark, ["MARK: - Arrange", "MARK: - Act"]), (.plain, ["// Arrange", "// Act"]),
            (.given, ["// Given", "// When", "// GIVEN", "// given"]),
        ]
        let counts = signs.map { style, words in
            (style, files.count { file in words.contains { file.bytes.contains($0) } })
        }
        guard let most = counts.max(by: { $0.1 < $1.1 }), most.1 > counts[0].1 else { return .mark }
        return most.0
    }
}
