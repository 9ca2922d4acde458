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
        guard let type, Self.isStream(type), let arguments = type.sentArguments, let output = arguments.first else {
            return nil
        }
        member = PortMember(dependency: dependency, member: name)
        self.output = output
        failure = arguments.count > 1 && arguments[1].name != "Never" ? arguments[1] : nil
    }

    /// Whether a type is that of a publisher or a stream which a test can make.
    static func isStream(_ type: TypeRef) -> Bool {
        type.sentArguments != nil && !type.isOptional
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

extension TypeRef {
    /// What a publisher or a stream sends, and what it fails with; `nil` for any other type.
    fileprivate var sentArguments: [TypeRef]? {
        guard case .named(let components) = bare, let last = components.last else { return nil }
        switch last.name {
        case "AnyPublisher", "CurrentValueSubject", "AsyncStream", "AsyncThrowingStream": return last.arguments
        // `Published<[Item]>.Publisher`
        case "Publisher" where components.dropLast().last?.name == "Published":
            return components.dropLast().last?.arguments
        default: return nil
        }
    }
}

extension Run {
    /// Whether it decides what the stream of a member sends.
    func isFed(_ member: PortMember) -> Bool {
        types.contains { root, type in
            switch root {
            case .sent: return root.member == member
            case .result, .property:
                guard root.member == member, StreamSource.isStream(type), case .list? = decisions[root.place] else {
                    return false
                }
                return true
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
