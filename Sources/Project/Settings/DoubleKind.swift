import Algorithms
import Facts

/// A kind of test double, by the taxonomy of the rulebook: one value in a file of its own below `Kinds/`.
///
/// Planners and printers ask what a kind does, never which kind it is.
public struct DoubleKind: RawRepresentable, Hashable, Sendable, CaseIterable {
    /// The name on command lines and in the configuration: `spy`.
    public let rawValue: String
    /// What the names of its doubles end with: `Spy`.
    public let suffix: String
    /// What the names of several of its doubles end with: `Spies`.
    public let plural: String
    /// Whether its members record how they are used.
    public let records: Bool
    /// Whether its members can be told what to answer.
    public let isStubbed: Bool
    /// Whether it can be told which calls to expect, and verifies them.
    public let expects: Bool
    /// Whether every use of a member that nobody has stubbed fails the test.
    public let isStrict: Bool
    /// Whether it works where its protocol reads as a store.
    public let works: Bool
    /// What a member says that neither answers nor works; `{member}` stands for its name.
    public let refusal: String

    /// Describes a kind.
    package init(
        _ name: String, suffix: String? = nil, plural: String, records: Bool = false, isStubbed: Bool = true,
        expects: Bool = false, isStrict: Bool = false, works: Bool = false,
        refusal: String = "{member} was used and knows no answer."
    ) {
        rawValue = name
        self.suffix = suffix ?? name.prefix(1).uppercased() + name.dropFirst()
        self.plural = plural
        self.records = records
        self.isStubbed = isStubbed
        self.expects = expects
        self.isStrict = isStrict
        self.works = works
        self.refusal = refusal
    }

    /// The kind of a name; `nil` when there is none.
    public init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }

    /// What the names of doubles of any kind end with; the longest first, since one may end with another.
    public static let suffixes = allCases.map(\.suffix).sorted { $0.count > $1.count }

    /// The kind that an annotation before a protocol selects: `// testgen: Stub`.
    public static func annotated(_ fact: TypeFact) -> DoubleKind? {
        fact.info.annotations.firstNonNil { $0.tool == "testgen" ? DoubleKind(rawValue: $0.key.lowercased()) : nil }
    }

    /// The kind of the double of some protocols; `nil` for the usual one, a spy that is called a mock.
    public static func of(_ protocols: [TypeFact], otherwise standard: DoubleKind?) -> DoubleKind? {
        protocols.count == 1 ? annotated(protocols[0]) ?? standard : standard
    }
}
