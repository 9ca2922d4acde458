import Facts

/// Work that is put onto queues of Dispatch for later: `DispatchWorkItem`, `asyncAfter`.
extension Machine {
    /// `DispatchWorkItem { … }`: a task that waits until somebody puts it onto a queue, and does nothing once it is
    /// cancelled; `nil` for anything else.
    func workItem(_ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard subject.types.declaration(.simple("DispatchWorkItem")) == nil, case .closure? = arguments.last?.value,
            case .task(let number) = try startTask(arguments, in: scope, isHeld: true)
        else { return nil }
        let work = tasks[number].work
        tasks[number].work = { machine in try machine.tasks[number].isCancelled ? .void : work(machine) }
        tasks[number].isDone = true
        return .task(number)
    }

    /// `queue.async(execute: item)`, or with a closure under a name; `nil` for any other call.
    func enqueueItem(_ arguments: [Argument], on queue: Expression, in scope: Scope) throws -> Term? {
        if let item = try item(in: arguments, in: scope) {
            enqueue(item, on: queue)
            return .void
        }
        guard let work = arguments.last, work.label == "execute", !work.value.isClosure,
            case .closure = try detached(work.value, in: scope)
        else { return nil }
        let body = [Statement(.expression(.call(work.value, [])), at: place)]
        let closure = Argument(label: nil, value: .closure(ClosureExpression(body: body)))
        return try enqueue([closure], on: queue, in: scope)
    }

    /// `item.perform()`, `task.cancel()`, `task.resume()` of a task that a session made
    func callTask(_ number: Int, _ name: String) throws -> Term {
        switch name {
        case "cancel": cancelTask(number)
        case "perform": try runTask(number)
        case "resume" where tasks[number].isDone:
            (tasks[number].isDone, tasks[number].phase, tasks[number].location) = (false, phase, place)
        default: break
        }
        return .void
    }

    /// `queue.asyncAfter(deadline: .now() + 0.3) { … }`, or with an item: a test waits for it, or looks before it comes;
    /// `nil` where nobody knows how long it takes, and for any other function.
    func putOff(_ base: Expression?, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard name == "asyncAfter", let base, isQueue(base, in: scope), let delay = arguments.first?.delay,
            let seconds = try seconds(ofDelay: delay, in: scope)
        else { return nil }
        let item = try item(in: arguments, in: scope)
        guard item != nil || arguments.last?.value.isClosure == true else { return nil }
        guard waits(for: seconds) else { return .void }
        if let item {
            tasks[item].isDelayed = true
            enqueue(item, on: base)
        } else if case .task(let number) = try startTask(arguments, in: scope, isHeld: true) {
            tasks[number].isDelayed = true
            place(number, on: base)
        }
        return .void
    }

    private func enqueue(_ item: Int, on queue: Expression) {
        (tasks[item].isDone, tasks[item].phase, tasks[item].location) = (false, phase, place)
        place(item, on: queue)
    }

    /// Whether a test waits for so long.
    private func waits(for seconds: Double) -> Bool {
        guard seconds >= Self.shortest else { return true }
        if wakes == nil, !isReplay, seconds <= Self.longestWait { wakes = oracle.choose(2) == 1 }
        return wakes == true && seconds <= Self.longestWait
    }

    /// Seconds from now: as the code says them; where the SUT is made with them, a test makes them few.
    private func seconds(ofDelay delay: Expression, in scope: Scope) throws -> Double? {
        let term = reduce(try detached(delay, in: scope, expecting: .simple("Double")))
        if let seconds = seconds(term, "seconds") { return seconds }
        guard case .place(let place) = term, place.path.isEmpty, case .parameter(_, 0) = place.root, !isReplay,
            decisions[canonical(place)] == nil
        else { return nil }
        decide(place, .float(Self.moment))
        return Self.moment
    }

    /// Seconds that a test lets pass where it may choose.
    private static let moment = 0.01

    private func item(in arguments: [Argument], in scope: Scope) throws -> Int? {
        guard let argument = arguments.last, argument.label == "execute", !argument.value.isClosure,
            case .task(let number) = try detached(argument.value, in: scope)
        else { return nil }
        return number
    }
}

extension Argument {
    /// What is added to now: `deadline: .now() + 0.3`.
    var delay: Expression? {
        guard label == "deadline", case .binary(.call(.member(_, "now"), []), "+", let delay) = value else {
            return nil
        }
        return delay
    }
}

extension Expression {
    fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }
}
