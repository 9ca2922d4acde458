/// A member of a dependency.
package struct PortMember: Hashable, Sendable {
    /// The dependency.
    package var dependency: String
    /// The property's name, or the method's full name.
    package var member: String

    /// The method by which a value is called as a function is.
    package static let calling = "callAsFunction"

    /// What a reader calls it: a method without its labels, what is stored by
    /// its key; a dependency that is called as a function is, by its own name.
    package var spoken: String {
        if let stored = StoredValue(member: member) { return stored.word }
        let name = String(member.prefix { $0 != "(" })
        return name == Self.calling ? dependency : name
    }

    /// Hashes the name of the member: dependencies seldom share one.
    package func hash(into hasher: inout Hasher) { hasher.combine(member) }

    /// Creates a value of its parts.
    package init(dependency: String, member: String) {
        self.dependency = dependency
        self.member = member
    }
}

extension PortMember: Comparable {
    package static func < (left: PortMember, right: PortMember) -> Bool {
        (left.dependency, left.member) < (right.dependency, right.member)
    }
}
