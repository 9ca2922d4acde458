import Facts

/// How values come from a publisher through its operators to who listens.
extension Machine {
    /// Connects a listener to a publisher; what is there already arrives at once.
    func connect(_ number: Int, to listener: Listener, sink: Int?) throws {
        let record = streams[number]
        guard connected < 48 else { throw giveUp(.recursion) }
        connected += 1
        var first = listener
        var before: [(listener: Listener, values: [Term])] = []
        for step in record.operators.reversed() {
            if case .prepend(let values) = step { before.append((first, values)) }
            first = self.listener(behind: step, before: first, sink: sink)
        }
        for (listener, values) in before { for value in values { try listener.value(self, value) } }
        switch record.source {
        case .port, .subject: subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
        case .state(let property):
            subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
            guard let current = state[property] else { return first.anything(self) }
            try first.value(self, current)
        case .given(let subject):
            subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
            try first.value(self, written("value", of: subject) ?? .place(subject.appending(.field("value"))))
        case .published(let object, let name):
            subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
            try first.value(self, member(of: object, name))
        case .answer(let place):
            if record.operators.contains(where: \.isOther) { giveUp() }
            try feed(place, to: first)
        case .values(let values):
            for value in values { try first.value(self, value) }
            try first.end(self, nil)
        case .failure(let error): try first.end(self, error)
        case .future(let number): try hear(future: number, by: first, sink: sink)
        case .merged(let numbers): try merge(numbers, into: first, sink: sink)
        case .latest(let numbers): try combine(numbers, inPairs: false, into: first, sink: sink)
        case .zipped(let numbers): try combine(numbers, inPairs: true, into: first, sink: sink)
        case .deferred(let function):
            guard case .stream(let made) = try perform(function, on: []) else { return first.anything(self) }
            try connect(made, to: first, sink: sink)
        case .shared(let number): try share(number, with: first, sink: sink)
        }
    }

    /// Passes on what a source sends to those who listen.
    func emit(_ value: Term, from source: StreamRecord.Source) throws {
        // Who subscribes meanwhile hears of the next value first.
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            let subscription = subscriptions[number]
            guard subscription.sink == nil else {
                try subscription.listener.value(self, value)
                continue
            }
            try overhear(subscription.listener) { try subscription.listener.value(self, value) }
        }
    }

    /// Lets a test hear something: what it cannot know of that changes nothing for the SUT.
    func overhear(_ listener: Listener, _ body: () throws -> Void) throws {
        let outer = joining
        joining = Joining(isOn: true)
        defer { joining = outer }
        try body()
        if isAtLoss { listener.anything(self) }
    }

    /// Ends a source.
    func end(_ source: StreamRecord.Source, with error: Term?) throws {
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            try subscriptions[number].listener.end(self, error)
        }
    }

    /// Something may come from a source.
    func mayEmit(from source: StreamRecord.Source) {
        guard emitting.insert(source).inserted else { return }
        defer { emitting.remove(source) }
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            subscriptions[number].listener.anything(self)
        }
    }

    /// A method of what keeps a subscription: Combine's own, or one of the project.
    func callSink(_ sink: Int, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        switch name {
        case "cancel": try cancel(sink)
        case "store":
            guard case .inOut(let target)? = arguments.first?.value else { break }
            try store(.unknown, in: target, scope)
        default:
            let added = subject.index.extensions(named: "AnyCancellable").flatMap(\.members.methods).first {
                $0.name.plain == name && $0.parameters.matched(to: arguments) != nil && $0.body != nil
            }
            if let added { return try invoke(added, arguments, on: .listening(sink), in: scope) }
        }
        return .void
    }

    /// Ends listening: nothing comes any more.
    func cancel(_ sink: Int) throws {
        guard cancelled.insert(sink).inserted else { return }
        for function in cancelling.removeValue(forKey: sink) ?? [] { _ = try perform(function, on: []) }
        try leaveShared()
    }

    /// Whether nothing but values comes of somebody listening to a publisher.
    func isQuiet(_ number: Int) -> Bool {
        guard streams[number].operators.allSatisfy(\.isQuiet) else { return false }
        return switch streams[number].source {
        case .state, .subject, .given: true
        case .merged(let numbers), .latest(let numbers), .zipped(let numbers): numbers.allSatisfy(isQuiet)
        case .shared(let number): isQuiet(number)
        default: false
        }
    }

    func isListening(_ number: Int) -> Bool {
        subscriptions[number].sink.map { !cancelled.contains($0) } ?? true
    }

    private func merge(_ numbers: [Int], into listener: Listener, sink: Int?) throws {
        let memory = remember(OperatorMemory(open: numbers.count))
        var inner = listener
        inner.end = { machine, error in
            machine.remembered[memory].open -= 1
            if error != nil || machine.remembered[memory].open == 0 { try listener.end(machine, error) }
        }
        for number in numbers { try connect(number, to: inner, sink: sink) }
    }

    /// Passes on values of several publishers together: the latest of each, or each once.
    private func combine(_ numbers: [Int], inPairs: Bool, into listener: Listener, sink: Int?) throws {
        let memory = remember(OperatorMemory())
        func isComplete(_ machine: Machine) -> Bool {
            numbers.indices.allSatisfy { machine.remembered[memory].waiting[$0]?.isEmpty == false }
        }
        func finish(_ machine: Machine, with error: Term?) throws {
            let now = machine.remembered[memory]
            let isUsedUp = now.ended.contains { now.waiting[$0]?.isEmpty != false }
            let isOver = inPairs ? isUsedUp : now.ended.count == numbers.count
            guard !now.isDone, error != nil || isOver else { return }
            machine.remembered[memory].isDone = true
            try listener.end(machine, error)
        }
        for (position, number) in numbers.enumerated() {
            let inner = Listener(
                value: { machine, value in
                    guard !machine.remembered[memory].isDone else { return }
                    let earlier = inPairs ? machine.remembered[memory].waiting[position] ?? [] : []
                    machine.remembered[memory].waiting[position] = earlier + [value]
                    guard isComplete(machine) else { return }
                    let values = numbers.indices.map { machine.remembered[memory].waiting[$0]?.first ?? .unknown }
                    for index in numbers.indices where inPairs {
                        machine.remembered[memory].waiting[index]?.removeFirst()
                    }
                    try listener.value(machine, .tuple(values.map { LabelledTerm(nil, $0) }))
                    if inPairs { try finish(machine, with: nil) }
                },
                end: { machine, error in
                    machine.remembered[memory].ended.insert(position)
                    try finish(machine, with: error)
                }, anything: listener.anything)
            try connect(number, to: inner, sink: sink)
        }
    }

    /// What came of publishers that are listened to together, by what remembers it.
    var heldBack: [Int: [Int: [Term]]] {
        var held: [Int: [Int: [Term]]] = [:]
        for index in remembered.indices where !remembered[index].waiting.isEmpty {
            held[index] = remembered[index].waiting
        }
        return held
    }

    /// Keeps what an operator remembers, and gives its number.
    func remember(_ memory: OperatorMemory) -> Int {
        remembered.append(memory)
        return remembered.count - 1
    }

    /// What an operator's function makes of a value; nothing where it throws, which ends it.
    private func made(by function: Term, of value: Term, _ next: Listener) throws -> Term? {
        do {
            return try perform(function, on: [value])
        } catch Exit.thrown(let error) {
            try next.end(self, error)
            return nil
        }
    }

    /// Whether a value goes on; where nobody knows, anything may.
    private func holds(_ next: Listener, _ decision: () throws -> Bool) throws -> Bool {
        let outer = joining.start
        joining.start = nil
        defer { joining.start = outer }
        let decided = try decision()
        guard isAtLoss else { return decided }
        next.anything(self)
        return false
    }

    /// What listens in front of an operator, where something listens behind it.
    private func listener(behind step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        switch step {
        case .later(let onlyLast, let delivery): return later(next, onlyLast: onlyLast, delivery, sink: sink)
        case .map(let function):
            listener.value = { machine, value in
                if let value = try machine.made(by: function, of: value, next) { try next.value(machine, value) }
            }
        case .filter(let function):
            listener.value = { machine, value in
                let term = try machine.perform(function, on: [value])
                if try machine.holds(next, { try machine.decide(term) }) { try next.value(machine, value) }
            }
        case .compactMap(let function):
            listener.value = { machine, value in
                guard let term = try machine.made(by: function, of: value, next) else { return }
                if try machine.holds(next, { try machine.isPresent(term) }) { try next.value(machine, term) }
            }
        case .removeDuplicates(let function):
            let memory = remember(OperatorMemory())
            listener.value = { machine, value in
                let before = machine.remembered[memory].last
                machine.remembered[memory].last = value
                if let before {
                    let isSame = try function.map { try machine.perform($0, on: [before, value]) }
                    let term = isSame ?? .binary(before, "==", value)
                    guard try machine.holds(next, { try !machine.decide(term) }) else { return }
                }
                try next.value(machine, value)
            }
        case .drop(let count):
            let memory = remember(OperatorMemory(count: count))
            listener.value = { machine, value in
                machine.remembered[memory].count -= 1
                if machine.remembered[memory].count < 0 { try next.value(machine, value) }
            }
        case .prefix(let count):
            let memory = remember(OperatorMemory(count: count))
            listener.value = { machine, value in
                machine.remembered[memory].count -= 1
                if machine.remembered[memory].count >= 0 { try next.value(machine, value) }
                if machine.remembered[memory].count == 0 { try next.end(machine, nil) }
            }
            listener.end = { machine, error in
                if machine.remembered[memory].count > 0 { try next.end(machine, error) }
            }
        case .scan, .collect, .watch: return remembering(step, before: next, sink: sink)
        case .prepend: break
        case .mapError, .replaceError, .rescue: return rescued(step, before: next, sink: sink)
        case .flatten(let function, let onlyLatest):
            return flattened(function, onlyLatest: onlyLatest, before: next, sink: sink)
        case .other:
            listener.value = { machine, _ in
                machine.miss(.condition)
                next.anything(machine)
            }
            listener.end = { machine, _ in next.anything(machine) }
        }
        return listener
    }
}

extension Term {
    /// `.finished` or `.failure(error)`
    static func completion(_ error: Term?) -> Term {
        guard let error else { return .enumCase(nil, "finished", []) }
        return .enumCase(nil, "failure", [LabelledTerm(nil, error)])
    }
}

extension StreamRecord.Operator {
    fileprivate var isOther: Bool { if case .other = self { true } else { false } }
}
