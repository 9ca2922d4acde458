/// A method of a dependency in a phase.
struct CallSite: Hashable, Sendable {
    /// The dependency and the method's full name.
    var member: PortMember
    /// The phase.
    var phase: Int
    /// What it is asked, where it was asked something else before in the phase.
    var asked: Asked?

    /// Hashes the method and the phase.
    func hash(into hasher: inout Hasher) {
        hasher.combine(member)
        hasher.combine(phase)
    }

    /// What the method throws there.
    var error: SymbolicValue {
        SymbolicValue(.failure(dependency: member.dependency, method: member.member, phase: phase, asked: asked))
    }

    /// What the method returns there.
    var result: SymbolicValue {
        SymbolicValue(.result(dependency: member.dependency, method: member.member, phase: phase, asked: asked))
    }

    /// The site of the first call in the phase.
    var first: CallSite { CallSite(member: member, phase: phase) }
}

/// What a method does with the closures it is given.
enum Completing: Hashable, Sendable {
    /// It calls none of them.
    case never
    /// It calls the one at a position of its parameters, at once.
    case calls(Int)
}
