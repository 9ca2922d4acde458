import Facts

/// A publisher or a stream that a double holds or returns.
struct StreamSource {
    /// The property or method.
    var member: PortMember
    /// What it sends.
    var output: TypeRef
    /// What it fails with; `nil` when it never does.
    var failure: TypeRef?

    /// Takes a property or method of a dependency; `nil` where it is none.
    init?(_ name: String, _ type: TypeRef?, of dependency: String) {
        guard let type, !type.isOptional, let sending = type.sending else { return nil }
        member = PortMember(dependency: dependency, member: name)
        (output, failure) = (sending.output, sending.failure)
    }

    /// The value that it sends.
    var value: SymbolicValue { sent(0) }

    /// The value that it sends next, where it sends two.
    var next: SymbolicValue { sent(-1) }

    private func sent(_ phase: Int) -> SymbolicValue {
        SymbolicValue(.emission(dependency: member.dependency, name: member.member, phase: phase))
    }

    /// The error that it ends with.
    var error: SymbolicValue {
        SymbolicValue(.failure(dependency: member.dependency, method: member.member, phase: 0))
    }
}

extension Run {
    /// Whether it decides what the stream of a member sends.
    func isFed(_ member: PortMember) -> Bool {
        types.contains { root, type in
            switch root {
            case .sent: return root.member == member
            case .result, .property:
                if case .list? = decisions[root.place] { return root.member == member && type.sending != nil }
                return false
            default: return false
            }
        }
    }

    /// What a publisher or a stream sends in it.
    func sent(by source: StreamSource) -> Stub.Sent {
        if outcomes[CallSite(member: source.member, phase: 0)] == true {
            return Stub.Sent(error: .place(source.error))
        }
        if decisions[source.value] == .null, !source.output.isOptional { return Stub.Sent() }
        let isFollowed = types[source.next.root] != nil
        return Stub.Sent(isFollowed ? [.place(source.value), .place(source.next)] : [.place(source.value)])
    }
}
