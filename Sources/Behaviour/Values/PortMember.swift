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

/// A method of a dependency in a phase.
package struct CallSite: Hashable, Sendable {
    /// The dependency and the method's full name.
    package var member: PortMember
    /// The phase.
    package var phase: Int

    /// Creates a value of its parts.
    package init(member: PortMember, phase: Int) {
        self.member = member
        self.phase = phase
    }
}

/// What a method does with the closures it is given.
package enum Completing: Hashable, Sendable {
    /// It calls none of them.
    case never
    /// It calls the one at a position of its parameters, at once.
    case calls(Int)
}
