import Facts

/// The members of a type with those of its extensions, sorted out once: generated types have thousands of them.
package struct MemberList: RandomAccessCollection, Sendable {
    private let all: [Member]
    /// Stored and computed properties.
    package let properties: [PropertyFact]
    /// Methods and operators.
    package let methods: [MethodFact]
    /// Initialisers.
    package let initializers: [InitializerFact]
    /// The cases of an enum.
    package let cases: [EnumCaseFact]
    private let named: [String: [MethodFact]]
    private let constants: [String: PropertyFact]

    /// Sorts members out.
    init(_ members: [Member]) {
        all = members
        properties = members.properties
        methods = members.methods
        initializers = members.initializers
        cases = members.cases
        named = Dictionary(grouping: methods, by: \.name.plain)
        constants = Dictionary(
            properties.filter(\.info.isStatic).map { ($0.name.plain, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The first position.
    package var startIndex: Int { all.startIndex }

    /// The position after the last.
    package var endIndex: Int { all.endIndex }

    /// A member.
    package subscript(position: Int) -> Member { all[position] }

    /// The methods of a base name, in the order of the source.
    package func methods(named name: String) -> [MethodFact] { named[name] ?? [] }

    /// The static property of a name.
    package func staticProperty(_ name: String) -> PropertyFact? { constants[name] }
}
