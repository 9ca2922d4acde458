/// A member of a dependency.
package struct PortMember: Hashable, Sendable {
    /// The dependency.
    package var dependency: String
    /// The property's name, or the method's full name.
    package var member: String

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
