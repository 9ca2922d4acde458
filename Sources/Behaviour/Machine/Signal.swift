import Facts

/// A publisher of the SUT that a test listens to.
struct Signal: Hashable, Sendable {
    /// The property.
    var publisher: String
    /// The type of what is sent.
    var output: TypeRef

    /// The publishers among properties that a test can listen to and that never fail.
    static func all(in members: [Member], initializer: [Statement]?) -> [Signal] {
        let properties = members.properties
        // What it listens to itself is how others speak to it.
        let inputs = Set(Pipeline.all(in: Pipeline.bodies(of: members, initializer: initializer)).map(\.source))
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
