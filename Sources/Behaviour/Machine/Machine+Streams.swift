import Facts

extension Machine {
    /// Registers a publisher and gives its term.
    func stream(_ record: StreamRecord) -> Term {
        streams.append(record)
        return .stream(streams.count - 1)
    }

    /// An operator or a sink on a publisher.
    func callStream(
        _ number: Int, _ name: String, _ arguments: [Argument], in scope: Scope, of new: StreamRecord? = nil
    ) throws -> Term {
        if let new { streams.append(new) }
        var record = streams[number]
        switch name {
        case "sink", "assign": return try subscribe(record, name, arguments, in: scope)
        case "eraseToAnyPublisher", "setFailureType", "handleEvents", "print", "share", "subscribe", "store",
            "assertNoFailure":
            return .stream(number)
        case "replaceError", "catch", "retry": record.operators.append(.rescue)
        case "mapError":
            guard let argument = arguments.first else { return .unknown }
            record.operators.append(.mapError(try detached(argument.value, in: scope)))
        case "receive", "debounce", "throttle", "delay": record.operators.append(.later)
        case "removeDuplicates": record.operators.append(.removeDuplicates)
        case "dropFirst":
            let count = try arguments.first.map { try detached($0.value, in: scope) } ?? .integer(1)
            if case .integer(let number) = count {
                record.operators.append(.drop(number))
            } else {
                record.operators.append(.other(name))
            }
        case "map", "filter", "compactMap":
            guard let argument = arguments.first else { return .unknown }
            let function = try detached(argument.value, in: scope)
            record.operators.append(
                name == "map" ? .map(function) : name == "filter" ? .filter(function) : .compactMap(function))
        default: record.operators.append(.other(name))
        }
        return stream(record)
    }

    /// A method of a subject that keeps its current value.
    func callSubject(_ holder: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let property = "\(holder).value"
        guard name == "send" else {
            return try callStream(streams.count, name, arguments, in: scope, of: StreamRecord(source: .state(property)))
        }
        guard let argument = arguments.first, argument.label == nil else { return .void }
        try setState(property, detached(argument.value, in: scope, expecting: subject.property(property)?.type))
        return .void
    }

    private func subscribe(
        _ record: StreamRecord, _ name: String, _ arguments: [Argument], in scope: Scope
    ) throws -> Term {
        if name == "assign" { return try subscribe(record, assigning: arguments, in: scope) }
        guard name == "sink", let receive = arguments.last(where: { $0.label != "receiveCompletion" }),
            case .closure(let closure) = receive.value
        else { return try foreign(arguments, in: scope) }
        closures.append(ClosureRecord(expression: closure, scope: scope))
        let subscription = Subscription(
            stream: record, closure: .closure(closures.count - 1), location: place, conditions: conditions)
        subscriptions.append(subscription)
        if case .state(let property) = record.source, let current = state[property] {
            try deliver(current, to: subscriptions.count - 1)
        }
        if case .answer(let place) = record.source {
            try feed(place, to: subscriptions.count - 1, end: self.closure(arguments, "receiveCompletion", in: scope))
        }
        return .unknown
    }

    private func closure(_ arguments: [Argument], _ label: String, in scope: Scope) -> Int? {
        guard case .closure(let closure)? = arguments.first(where: { $0.label == label })?.value else { return nil }
        closures.append(ClosureRecord(expression: closure, scope: scope))
        return closures.count - 1
    }

    /// `assign(to: &$title)`, `assign(to: \.title, on: self)`
    private func subscribe(_ record: StreamRecord, assigning arguments: [Argument], in scope: Scope) throws -> Term {
        var name: String?
        switch arguments.first?.value {
        case .inOut(.name(let projected))? where projected.hasPrefix("$"): name = String(projected.dropFirst())
        case .inOut(.member(.name("self")?, let projected))? where projected.hasPrefix("$"):
            name = String(projected.dropFirst())
        case .keyPath(_, let components)? where arguments.count == 2 && arguments[1].value == .name("self"):
            name = components.count == 1 ? components[0] : nil
        default: break
        }
        guard let name, subject.property(name)?.isStored == true else { return try foreign(arguments, in: scope) }
        let assignment = Statement(
            .expression(.assignment(.member(.name("self"), name), "=", .name("$0"))), at: place)
        let closure = ClosureExpression(body: [assignment])
        return try subscribe(record, "sink", [Argument(value: .closure(closure))], in: scope)
    }

    /// Passes a changed property of the SUT to those who observe it.
    func publish(_ property: String, _ value: Term) throws {
        for (number, subscription) in subscriptions.enumerated() {
            guard case .state(property) = subscription.stream.source else { continue }
            try deliver(value, to: number)
        }
    }

    /// Passes a value through the operators to a sink, at once or as a task when it is delivered later.
    func deliver(_ value: Term, to index: Int) throws {
        let subscription = subscriptions[index]
        var term = value
        var isLater = false
        for (position, step) in subscription.stream.operators.enumerated() {
            switch step {
            case .later: isLater = true
            case .map(let function): term = apply(function, to: [term])
            case .filter(let function): guard try decide(apply(function, to: [term])) else { return }
            case .compactMap(let function):
                term = apply(function, to: [term])
                guard try isPresent(term) else { return }
            case .drop(let count):
                subscriptions[index].seen[position, default: 0] += 1
                guard let seen = subscriptions[index].seen[position], seen > count else { return }
            case .removeDuplicates:
                let last = subscriptions[index].last.updateValue(term, forKey: position)
                if let last, try decide(.binary(last, "==", term)) { return }
            case .mapError, .rescue: continue
            case .other: term = .unknown
            }
        }
        guard case .closure(let number) = subscription.closure else { return }
        guard isLater else {
            _ = try run(closure: number, [term])
            return
        }
        runLater(number, [term], for: subscription)
    }

    /// Runs a closure as a task, since it is delivered to later.
    func runLater(_ number: Int, _ values: [Term], for subscription: Subscription) {
        let scope = self.scope(of: closures[number], values)
        closures.append(ClosureRecord(expression: closures[number].expression.withoutParameters, scope: scope))
        tasks.append(
            TaskRecord(
                closure: closures.count - 1, phase: phase, location: subscription.location,
                conditions: subscription.conditions))
    }
}

extension ClosureExpression {
    /// The closure with its parameters taken from the scope around it.
    fileprivate var withoutParameters: ClosureExpression {
        ClosureExpression(attributes: attributes, captures: captures, parameters: [], body: body)
    }
}
