import Facts
import Resolving

/// A publisher of the SUT that a test listens to.
package struct Signal: Hashable, Sendable {
    /// The property.
    var publisher: String
    /// The type of what is sent.
    var output: TypeRef

    /// What stands for the publisher that the act returns, and for what this fails with: no property has such a name.
    package static let (returned, failing) = ("return", "throw")

    /// The publishers among properties that a test can listen to and that never fail.
    static func all(in members: [Member], initializer: [Statement]?) -> [Signal] {
        let properties = members.properties
        // What it listens to itself is how others speak to it.
        let pipelines = Pipeline.all(of: members, initializer: initializer)
        let inputs = pipelines.reduce(into: Set<String>()) { $0.formUnion($1.own) }
        let names = Set(properties.map(\.name.plain))
        return properties.compactMap { property in
            guard property.info.access.isTestable, !property.info.isStatic, !inputs.contains(property.name.plain),
                let type = property.type ?? property.initialValue?.valueType, !type.isOptional,
                case .named(let components) = type.bare, let last = components.last,
                ["AnyPublisher", "PassthroughSubject"].contains(last.name), last.arguments.count == 2,
                last.arguments[1].lastName == "Never", property.isStored || property.givesOn(names)
            else { return nil }
            return Signal(publisher: property.name.plain, output: last.arguments[0])
        }
    }
}

extension PropertyFact {
    /// Whether it is computed as nothing but another property, with operators.
    fileprivate func givesOn(_ names: Set<String>) -> Bool {
        var value = accessors?.getterBody?.onlyExpression
        while case .call(.member(let base?, _), _)? = value { value = base }
        guard var path = value?.path else { return false }
        if path.first == "self" { path.removeFirst() }
        guard path.count == 1, let name = path.first?.plain else { return false }
        // `Publishers.CombineLatest($name, $agrees)`
        if name == "Publishers" { return true }
        return names.contains(name.hasPrefix("$") ? String(name.dropFirst()) : name)
    }
}

extension Machine {
    /// Listens to the publishers of the SUT, as a test does before the last act.
    func listen() throws {
        for signal in subject.signals {
            guard case .stream(let number) = try read(signal.publisher), isQuiet(number) else { continue }
            heard.insert(signal.publisher)
            let listener = Listener(
                value: { $0.record(.sent(publisher: signal.publisher, $1)) },
                anything: { $0.record(.sent(publisher: signal.publisher, .unknown), isCertain: false) })
            try overhear(listener) { try connect(number, to: listener, sink: nil) }
        }
    }
}

extension Machine {
    /// Listens to the publisher that the last act returned, as a test does.
    func listen(toReturned result: Term, of act: Act) throws {
        guard let sending = act.resultType.flatMap({ subject.types.published(by: $0, subject.isolation) }) else {
            return
        }
        let names = [Signal.returned] + (sending.failure == nil ? [] : [Signal.failing])
        heard.formUnion(names)
        // Changed code that returns nothing sends nothing.
        if result == .void { return }
        guard case .stream(let number) = result else {
            for name in names { record(.sent(publisher: name, .unknown), isCertain: false) }
            return
        }
        let listener = Listener(
            value: { $0.record(.sent(publisher: Signal.returned, $1)) },
            end: { if let error = $1 { $0.record(.sent(publisher: Signal.failing, error)) } },
            anything: { for name in names { $0.record(.sent(publisher: name, .unknown), isCertain: false) } })
        try connect(number, to: listener, sink: nil)
    }
}

extension TypeLookup {
    /// What the publisher sends that an act returns and a test listens to; `nil` for any other result.
    package func published(by result: TypeRef, _ isolation: Isolation) -> Sending? {
        guard !result.isOptional, isolation != .actor, !expanded(result).isAsyncSequence else { return nil }
        return sending(result)
    }
}

extension Run {
    /// The publishers of the SUT that a test listens to in the last act, with what they send; the one that the act returns
    /// as well.
    func signals(_ subject: TestedType) -> [Signal] {
        guard let sending = declaredResult.flatMap({ subject.types.published(by: $0, subject.isolation) }) else {
            return subject.signals
        }
        let returned = Signal(publisher: Signal.returned, output: sending.output)
        let failing = sending.failure.map { failure in
            let type = failure.lastName == "Error" ? failureType(subject) ?? failure : failure
            return Signal(publisher: Signal.failing, output: type)
        }
        return subject.signals + [returned] + (failing.map { [$0] } ?? [])
    }

    /// The type of the errors that the publisher failed with which the act returned, where they are of one that a test can
    /// name.
    private func failureType(_ subject: TestedType) -> TypeRef? {
        let machine = Machine(subject, replay: self)
        let types = (settled.sent(by: Signal.failing, in: lastPhase) ?? []).map(machine.typeOf)
        guard let type = types.first ?? nil, types.allSatisfy({ $0 == type }),
            let fact = subject.types.declaration(type), fact.kind != .protocol, fact.info.access.isTestable
        else { return nil }
        return type.bare
    }
}

extension Snapshot {
    /// What a publisher of the SUT sent in a phase, in order; `nil` where unread code may have sent something.
    func sent(by publisher: String, in phase: Int) -> [Term]? {
        guard heard.contains(publisher) else { return nil }
        var sent: [Term] = []
        for event in events where event.phase == phase {
            guard case .sent(publisher, let value) = event.kind else { continue }
            guard event.isCertain else { return nil }
            sent.append(value)
        }
        return sent
    }
}
