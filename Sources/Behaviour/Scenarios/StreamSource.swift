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
        guard let type, Self.isStream(type), case .named(let components) = type.bare,
            let arguments = components.last?.arguments, let output = arguments.first
        else { return nil }
        member = PortMember(dependency: dependency, member: name)
        self.output = output
        failure = arguments.count > 1 && arguments[1].name != "Never" ? arguments[1] : nil
    }

    /// Whether a type is that of a publisher or a stream which a test can make.
    static func isStream(_ type: TypeRef) -> Bool {
        ["AnyPublisher", "AsyncStream", "AsyncThrowingStream"].contains(type.bare.lastName ?? "") && !type.isOptional
    }

    /// The value that it sends.
    var value: SymbolicValue {
        SymbolicValue(.emission(dependency: member.dependency, name: member.member, phase: 0))
    }

    /// The error that it ends with.
    var error: SymbolicValue {
        SymbolicValue(.failure(dependency: member.dependency, method: member.member, phase: 0))
    }
}

extension Run {
    /// What a publisher or a stream sends in it.
    func sent(by source: StreamSource) -> Stub.Sent {
        if outcomes[CallSite(member: source.member, phase: 0)] == true {
            return Stub.Sent(error: .place(source.error))
        }
        return decisions[source.value] == .null && !source.output.isOptional
            ? Stub.Sent() : Stub.Sent(value: .place(source.value))
    }
}
