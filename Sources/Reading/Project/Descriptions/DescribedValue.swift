import Facts

/// A value that a description in Swift makes, as far as it can be known without running it.
indirect enum DescribedValue: Equatable {
    case text(String)
    case truth(Bool)
    case list([DescribedValue])
    case table([Entry])
    /// A case or a call that nothing else is known of: `.framework`, `.target(name: "App")`, `Project(…)`.
    case record(DescribedRecord)
    case nothing
    case unknown

    /// What a key stands for in a dictionary.
    struct Entry: Equatable {
        let key: DescribedValue
        let value: DescribedValue
    }

    /// The text that it is.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// Whether it is `true` or `false`.
    var truth: Bool? { if case .truth(let truth) = self { truth } else { nil } }

    /// The elements of a list.
    var list: [DescribedValue]? { if case .list(let list) = self { list } else { nil } }

    /// The case or call.
    var record: DescribedRecord? { if case .record(let record) = self { record } else { nil } }

    /// Whether everything of it is known, so that it can be compared.
    var isKnown: Bool {
        switch self {
        case .text, .truth, .nothing: true
        case .list(let list): list.allSatisfy(\.isKnown)
        case .table(let entries): entries.allSatisfy { $0.key.isKnown && $0.value.isKnown }
        case .record(let record): record.arguments.allSatisfy(\.value.isKnown)
        case .unknown: false
        }
    }

    /// The texts of a dictionary; those of lists are joined by spaces.
    var settings: [String: String] {
        guard case .table(let entries) = self else { return [:] }
        let pairs = entries.compactMap { entry -> (String, String)? in
            guard let key = entry.key.text, let value = entry.value.setting else { return nil }
            return (key, value)
        }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }

    /// The text of a setting: itself, its words, or what a case such as `.string("…")` or `.array([…])` is given.
    private var setting: String? {
        if let text { return text }
        if let words = list?.compactMap(\.text), !words.isEmpty { return words.joined(separator: " ") }
        return record?.arguments.first?.value.setting
    }
}

/// A case or a call of a description.
struct DescribedRecord: Equatable {
    /// The type it is a value of, where that is written.
    var type: String?
    let name: String
    var arguments: [Argument] = []
    /// Where it stands.
    let place: Place?

    /// Where something stands.
    typealias Place = SourceLocation

    /// A value that is given to a call.
    struct Argument: Equatable {
        let label: String?
        var value: DescribedValue
    }

    /// The value of a label.
    subscript(label: String) -> DescribedValue? { arguments.first { $0.label == label }?.value }

    /// Whether two say the same, wherever they stand.
    static func == (one: Self, other: Self) -> Bool {
        one.name == other.name && one.arguments == other.arguments
    }
}
