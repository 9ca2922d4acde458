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
        for (listener, values) in before { for value in values { try listener.value(value) } }
        switch record.source {
        case .port, .subject: subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
        case .state(let property):
            subscriptions.append(Subscription(source: record.source, listener: first, sink: sink))
            if let current = state[property] { try first.value(current) }
        case .answer(let place):
            if record.operators.contains(where: \.isOther) { giveUp() }
            try feed(place, to: first)
        case .values(let values):
            for value in values { try first.value(value) }
            try first.end(nil)
        case .failure(let error): try first.end(error)
        case .merged(let numbers): try merge(numbers, into: first, sink: sink)
        case .latest(let numbers): try combine(numbers, into: first, sink: sink)
        case .deferred(let function):
            guard case .stream(let made) = try perform(function, on: []) else { return first.anything() }
            try connect(made, to: first, sink: sink)
        }
    }

    /// Passes on what a source sends to those who listen.
    func emit(_ value: Term, from source: StreamRecord.Source) throws {
        // Who subscribes meanwhile hears of the next value first.
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            let subscription = subscriptions[number]
            guard subscription.sink == nil else {
                try subscription.listener.value(value)
                continue
            }
            try overhear(subscription.listener) { try subscription.listener.value(value) }
        }
    }

    /// Lets a test hear something: what it cannot know of that changes nothing for the SUT.
    func overhear(_ listener: Listener, _ body: () throws -> Void) throws {
        let outer = joining
        joining = Joining(isOn: true)
        defer { joining = outer }
        try body()
        if isAtLoss { listener.anything() }
    }

    /// Ends a source.
    func end(_ source: StreamRecord.Source, with error: Term?) throws {
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            try subscriptions[number].listener.end(error)
        }
    }

    /// Something may come from a source.
    func mayEmit(from source: StreamRecord.Source) {
        guard emitting.insert(source).inserted else { return }
        defer { emitting.remove(source) }
        for number in subscriptions.indices where subscriptions[number].source == source && isListening(number) {
            subscriptions[number].listener.anything()
        }
    }

    /// Ends listening: nothing comes any more.
    func cancel(_ sink: Int) throws {
        guard cancelled.insert(sink).inserted else { return }
        for function in cancelling.removeValue(forKey: sink) ?? [] { _ = try perform(function, on: []) }
    }

    /// Whether nothing but values comes of somebody listening to a publisher.
    func isQuiet(_ number: Int) -> Bool {
        guard streams[number].operators.allSatisfy(\.isQuiet) else { return false }
        return switch streams[number].source {
        case .state, .subject: true
        case .merged(let numbers), .latest(let numbers): numbers.allSatisfy(isQuiet)
        default: false
        }
    }

    private func isListening(_ number: Int) -> Bool {
        subscriptions[number].sink.map { !cancelled.contains($0) } ?? true
    }

    private func merge(_ numbers: [Int], into listener: Listener, sink: Int?) throws {
        var open = numbers.count
        var inner = listener
        inner.end = { error in
            open -= 1
            if error != nil || open == 0 { try listener.end(error) }
        }
        for number in numbers { try connect(number, to: inner, sink: sink) }
    }

    private func combine(_ numbers: [Int], into listener: Listener, sink: Int?) throws {
        var latest: [Int: Term] = [:]
        for number in numbers {
            let inner = Listener(
                value: { value in
                    latest[number] = value
                    guard latest.count == numbers.count else { return }
                    try listener.value(.tuple(numbers.map { LabelledTerm(nil, latest[$0] ?? .unknown) }))
                }, anything: listener.anything)
            try connect(number, to: inner, sink: sink)
        }
    }

    /// What an operator's function makes of a value; nothing where it throws, which ends it.
    private func made(by function: Term, of value: Term, _ next: Listener) throws -> Term? {
        do {
            return try perform(function, on: [value])
        } catch Exit.thrown(let error) {
            try next.end(error)
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
        next.anything()
        return false
    }

    /// What listens in front of an operator, where something listens behind it.
    private func listener(behind step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        switch step {
        case .later(let onlyLast): return later(next, onlyLast: onlyLast, sink: sink)
        case .map(let function):
            listener.value = { if let value = try self.made(by: function, of: $0, next) { try next.value(value) } }
        case .filter(let function):
            listener.value = { value in
                let term = try self.perform(function, on: [value])
                if try self.holds(next, { try self.decide(term) }) { try next.value(value) }
            }
        case .compactMap(let function):
            listener.value = { value in
                guard let term = try self.made(by: function, of: value, next) else { return }
                if try self.holds(next, { try self.isPresent(term) }) { try next.value(term) }
            }
        case .removeDuplicates:
            var last: Term?
            listener.value = { value in
                let before = last
                last = value
                if let before, try !self.holds(next, { try !self.decide(.binary(before, "==", value)) }) { return }
                try next.value(value)
            }
        case .drop(let count):
            var left = count
            listener.value = { value in
                left -= 1
                if left < 0 { try next.value(value) }
            }
        case .prefix(let count):
            var left = count
            listener.value = { value in
                left -= 1
                if left >= 0 { try next.value(value) }
                if left == 0 { try next.end(nil) }
            }
            listener.end = { if left > 0 { try next.end($0) } }
        case .scan, .collect, .watch: return remembering(step, before: next, sink: sink)
        case .prepend: break
        case .mapError, .replaceError, .rescue: return rescued(step, before: next, sink: sink)
        case .flatten(let function, let onlyLatest):
            return flattened(function, onlyLatest: onlyLatest, before: next, sink: sink)
        case .other:
            listener.value = { _ in
                self.miss(.condition)
                next.anything()
            }
            listener.end = { _ in next.anything() }
        }
        return listener
    }

    /// The listener in front of an operator that keeps what came, or looks at it.
    private func remembering(_ step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        switch step {
        case .scan(let start, let function):
            var sum = start
            listener.value = { value in
                sum = try self.perform(function, on: [sum, value])
                try next.value(sum)
            }
        case .collect:
            var all: [Term] = []
            listener.value = { all.append($0) }
            listener.end = { error in
                if error == nil { try next.value(.list(all)) }
                try next.end(error)
            }
        case .watch(let value, let end, let cancel):
            if let cancel, let sink { cancelling[sink, default: []].append(cancel) }
            listener.value = { term in
                if let value { _ = try self.perform(value, on: [term]) }
                try next.value(term)
            }
            listener.end = { error in
                if let sink { self.cancelling[sink] = nil }
                if let end { _ = try self.perform(end, on: [.completion(error)]) }
                try next.end(error)
            }
            listener.anything = {
                for case let function? in [value, end] { self.havoc(function) }
                next.anything()
            }
        default: break
        }
        return listener
    }

    private func rescued(_ step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        listener.end = { error in
            guard let error else { return try next.end(nil) }
            switch step {
            case .mapError(let function): try next.end(self.perform(function, on: [error]))
            case .replaceError(let value):
                try next.value(value)
                try next.end(nil)
            case .rescue(let function):
                guard case .stream(let number) = try self.perform(function, on: [error]) else { return next.anything() }
                try self.connect(number, to: next, sink: sink)
            default: try next.end(error)
            }
        }
        return listener
    }

    private func flattened(_ function: Term?, onlyLatest: Bool, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        var (latest, open, isDone) = (0, 0, false)
        listener.value = { value in
            let made = try function.map { try self.perform($0, on: [value]) } ?? value
            guard case .stream(let number) = made else { return next.anything() }
            latest += 1
            open += 1
            let mine = latest
            var inner = next
            inner.value = { if !onlyLatest || mine == latest { try next.value($0) } }
            inner.end = { error in
                open -= 1
                guard !onlyLatest || mine == latest else { return }
                if error != nil || isDone && open <= 0 { try next.end(error) }
            }
            try self.connect(number, to: inner, sink: sink)
        }
        listener.end = { error in
            isDone = true
            if error != nil || open == 0 { try next.end(error) }
        }
        return listener
    }

    /// Delivers as a task.
    private func later(_ next: Listener, onlyLast: Bool, sink: Int?) -> Listener {
        let (here, conditions) = (place, conditions)
        var count = 0
        var listener = next
        func enqueue(_ work: @escaping () throws -> Void) {
            tasks.append(
                TaskRecord(
                    work: {
                        if let sink, self.cancelled.contains(sink) { return .void }
                        try work()
                        return .void
                    }, phase: phase, location: here, conditions: conditions))
        }
        listener.value = { value in
            count += 1
            let mine = count
            enqueue { if !onlyLast || mine == count { try next.value(value) } }
        }
        listener.end = { error in enqueue { try next.end(error) } }
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
