import Facts

/// The kinds of test double, by the taxonomy of the rulebook.
public enum DoubleKind: String, Hashable, Sendable, CaseIterable {
    /// Fills a place; using it traps.
    case dummy
    /// Answers what it is told to; records nothing.
    case stub
    /// A stub that records.
    case spy
    /// A spy that verifies what is expected of it.
    case mock
    /// Works, in memory.
    case fake

    /// What the names of its doubles end with.
    public var suffix: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

    /// Whether its members record how they are used.
    public var records: Bool { self == .spy || self == .mock }

    /// Whether its members can be told what to answer.
    public var isStubbed: Bool { self != .dummy && self != .fake }

    /// The kind that an annotation before a protocol selects: `// testgen: Stub`.
    public static func annotated(_ fact: TypeFact) -> DoubleKind? {
        fact.info.annotations.lazy.filter { $0.tool == "testgen" }.compactMap {
            DoubleKind(rawValue: $0.key.lowercased())
        }
        .first
    }

    /// The kind of the double of some protocols; `nil` for the usual one, a spy that is called a mock.
    public static func of(_ protocols: [TypeFact], otherwise standard: DoubleKind?) -> DoubleKind? {
        protocols.count == 1 ? annotated(protocols[0]) ?? standard : standard
    }
}
