import Facts

/// A closure that lies in a value which a test can look at: `sut.alert?.action`, or what a dependency was told.
package struct KeptClosure: Hashable, Sendable {
    /// What holds the value.
    package enum Holder: Hashable, Sendable {
        /// A property of the SUT.
        case property(PropertyFact)
        /// What a method of a dependency was given last for a parameter, by its position.
        case argument(PortMember, MethodFact, Int)
    }

    /// What holds the value.
    package var holder: Holder
    /// The fields, and elements of lists, that lead to the closure.
    package var path: [Claim.Step]
    /// Whether there may be none.
    package var isOptional: Bool
    /// Whether it has to be awaited.
    package var isAsync: Bool

    /// What it is called in the names of tests: `alertAction`.
    package var name: String {
        let first =
            switch holder {
            case .property(let property): String(property.name.plain.split(separator: ".").last ?? "")
            case .argument(_, let method, let position): method.parameters[position].name.plain
            }
        let words = ([first] + path.compactMap(\.word)).suffix(Self.mostWords).map(\.plain)
        return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static let mostWords = 3

    /// Under which name a dependency that was told it keeps it; `nil` for one that the SUT shows.
    var kept: PortMember? {
        guard case .argument(let member, _, let position) = holder else { return nil }
        return PortMember(
            dependency: member.dependency,
            member: "\(member.member)#\(position).\(path.compactMap(\.word).joined(separator: "."))")
    }

    /// The field that it lies in.
    var field: String { if case .field(let name)? = path.last { name } else { "" } }
}

extension Claim.Step {
    /// What it is called in names: a field, `first`, `second`.
    fileprivate var word: String? {
        switch self {
        case .field(let name): name
        case .element(let index): index < Self.ordinals.count ? Self.ordinals[index] : "\(index)"
        default: nil
        }
    }

    private static var ordinals: [String] { ["first", "second", "third"] }
}
