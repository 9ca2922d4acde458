import Facts

/// A publisher of the SUT that gives on, at once, all that one of its subjects sends: a test listens to it.
struct Signal: Hashable, Sendable {
    /// The property that a test listens to.
    var publisher: String
    /// The property through which the SUT sends; it may be the same.
    var subject: String
    /// The type of what is sent.
    var output: TypeRef

    /// The publishers among properties that a test can listen to and that never fail.
    static func all(in properties: [PropertyFact]) -> [Signal] {
        let outputs = properties.reduce(into: [String: TypeRef]()) { outputs, property in
            guard let type = property.type ?? property.initialValue?.valueType, !type.isOptional,
                case .named(let components) = type.bare, let last = components.last,
                last.name == "PassthroughSubject", last.arguments.count == 2, last.arguments[1].lastName == "Never"
            else { return }
            outputs[property.name.plain] = last.arguments[0]
        }
        return properties.compactMap { property in
            guard property.info.access.isTestable, !property.info.isStatic else { return nil }
            let name = property.name.plain
            guard let subject = outputs[name] == nil ? property.erasedSubject : name, let output = outputs[subject]
            else { return nil }
            return Signal(publisher: name, subject: subject, output: output)
        }
    }
}

extension PropertyFact {
    /// The subject of `subject.eraseToAnyPublisher()`, where the property is nothing else.
    fileprivate var erasedSubject: String? {
        let value = accessors?.getterBody?.onlyExpression ?? (info.has("lazy") ? initialValue : nil)
        guard case .call(.member(let base?, "eraseToAnyPublisher"), let arguments)? = value, arguments.isEmpty,
            var path = base.path
        else { return nil }
        if path.first == "self" { path.removeFirst() }
        return path.count == 1 ? path[0].plain : nil
    }
}

extension Snapshot {
    /// What a subject of the SUT sent in a phase, in order; `nil` where unread code may have sent something.
    func sent(by subject: String, in phase: Int) -> [Term]? {
        var sent: [Term] = []
        for event in events where event.phase == phase {
            guard case .sent(subject, let value) = event.kind else { continue }
            guard event.isCertain else { return nil }
            sent.append(value)
        }
        return sent
    }
}
