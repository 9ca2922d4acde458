import Facts

extension Machine {
    /// `Task { … }`: noted, and run when somebody waits for it or everything comes to rest.
    ///
    /// - Parameter isHeld: Whether it occupies a queue while it runs.
    func startTask(_ arguments: [Argument], in scope: Scope, isHeld: Bool = false) throws -> Term {
        guard case .closure(let closure)? = arguments.last?.value else { return try foreign(arguments, in: scope) }
        closures.append(ClosureRecord(expression: closure, scope: try captured(by: closure, in: scope)))
        let number = closures.count - 1
        tasks.append(
            TaskRecord(
                work: { try $0.run(closure: number, []) }, isHeld: isHeld, endsQuietly: closure.body.endsQuietly,
                phase: phase, location: place, conditions: conditions))
        return .task(tasks.count - 1)
    }

    /// `DispatchQueue.main.async { … }`
    func enqueue(_ arguments: [Argument], on queue: Expression, in scope: Scope) throws -> Term {
        let task = try startTask(arguments, in: scope, isHeld: true)
        if case .task(let number) = task { place(number, on: queue) }
        return task
    }

    /// Notes on which queue a task is done.
    func place(_ task: Int, on queue: Expression) {
        guard queue.isMainQueue else { return }
        tasks[task].isOnMain = true
        if !tasks[task].isDelayed { tasks[task].line = TaskRecord.mainLine }
    }

    /// How many locks more are held after calls of some names.
    static let locking = ["lock": 1, "wait": 1, "unlock": -1, "signal": -1]

    /// Whether an expression is a queue of Dispatch: `DispatchQueue.main`, one of the SUT's own.
    func isQueue(_ expression: Expression, in scope: Scope) -> Bool {
        let queue = "DispatchQueue"
        switch expression {
        case .call(.member(.name(queue)?, "global"), _): return true
        default: if expression.isMainQueue { return true }
        }
        guard let name = expression.path?.last, case .subject = scope.selfTerm, scope.value(name) == nil,
            let property = subject.property(name), !subject.isPort(name)
        else { return false }
        return (property.type ?? property.initialValue?.valueType)?.bare.lastName == queue
    }

    /// `Task.sleep(…)`, `Task.yield()`, `Task.detached { … }`, `Task.checkCancellation()`
    func callTask(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        switch name {
        case "detached", "immediate": return try startTask(arguments, in: scope)
        case "sleep", "yield":
            let isWaitedFor = try name == "sleep" && fallAsleep(arguments, in: scope)
            suspend()
            isRacy = isRacy || name == "sleep" && !isWaitedFor
            return .void
        case "checkCancellation":
            if try isCancelled() {
                throw Exit.thrown(.construct(.simple("CancellationError"), []))
            }
            return .void
        default: return try foreign(arguments, in: scope)
        }
    }

    /// Whether a value is a clock that was injected.
    func isClock(_ term: Term) -> Bool {
        guard case .place = term, let type = typeOf(term), subject.types.declaration(type) == nil else { return false }
        return ["Clock", "ContinuousClock", "SuspendingClock"].contains(type.bare.lastName)
    }

    /// Waits for a task: it runs to its end.
    func join(_ number: Int) throws -> Term {
        // What waits for a task in whose course it is done waits for ever.
        if tasks[number].isUnderWay, interruption != nil { throw Exit.infeasible }
        // So does what waits for one that sleeps, as far as a test can wait.
        if tasks[number].isAsleep { throw Exit.infeasible }
        if !tasks[number].isDone {
            during.append(snapshot)
            awaited += 1
            defer { awaited -= 1 }
            try runTask(number)
        }
        return tasks[number].result
    }

    /// `task.value`: an error of the task is thrown to whoever waits for it.
    func value(ofTask number: Int) throws -> Term {
        let result = try join(number)
        if let error = tasks[number].error { throw Exit.thrown(error) }
        return result
    }

    /// `task.result`
    func outcome(ofTask number: Int) throws -> Term {
        let result = try join(number)
        guard let error = tasks[number].error else { return .enumCase(nil, "success", [LabelledTerm(nil, result)]) }
        return .enumCase(nil, "failure", [LabelledTerm(nil, error)])
    }

    /// Runs a task to its end; an error it throws is kept by it.
    func runTask(_ number: Int) throws {
        let outer = (currentTask, conditions, place, inChain)
        held += tasks[number].isHeld ? 1 : 0
        defer { held -= tasks[number].isHeld ? 1 : 0 }
        (tasks[number].isDone, tasks[number].isUnderWay) = (true, true)
        defer { tasks[number].isUnderWay = false }
        currentTask = number
        conditions = tasks[number].conditions
        inChain = false
        defer { (currentTask, conditions, place, inChain) = outer }
        let (before, silences) = (snapshot, silences)
        defer {
            // Where it may never run, what it does may be missing.
            if tasks[number].mayNotRun, !snapshot.isUntouched(since: before) { isRacy = true }
            tasks[number].isIdle =
                (self.silences > silences || tasks[number].isAsleep || isLeft(number))
                && snapshot.isUntouched(since: before)
        }
        do {
            tasks[number].result = try tasks[number].work(self)
        } catch Exit.thrown(let error) {
            tasks[number].error = error
            tasks[number].result = .unknown
        } catch Exit.chain {
            tasks[number].result = .unknown
        } catch Exit.asleep {
            tasks[number].isAsleep = true
            tasks[number].result = .unknown
        }
    }

    /// Runs what is waiting until nothing is left; gives up where tasks keep starting others.
    ///
    /// - Parameter isLast: Whether no act follows that a test could do before a publisher is quiet for a while.
    func settle(isLast: Bool = true) throws {
        while let next = nextTask(isLast: isLast) {
            guard tasks.count < 24 else { throw giveUp(.recursion) }
            let others = waiting.filter { !isLeft($0) && !tasks[$0].isCancelled && $0 != next }
                .filter { tasks[next].line == nil || tasks[$0].line != tasks[next].line }
                .filter { !isPutOff($0, behind: next) }
            if !others.isEmpty { isRacy = true }
            during.append(snapshot)
            let isBehind = waiting.count > 1 && isLeft(next)
            try runTask(next)
            if isBehind, !tasks[next].isIdle { isRacy = true }
        }
    }

    /// Whether all that shows of the SUT happens on the main queue, and so does what comes last: others may only ask
    /// dependencies.
    var isOnMain: Bool {
        func isOnMain(_ event: Event) -> Bool { event.task.map { tasks[$0].isOnMain } ?? true }
        if tasks.allSatisfy(\.isOnMain) { return true }
        return events.allSatisfy { $0.isOfDependency || isOnMain($0) } && events.last.map(isOnMain) ?? true
    }

    /// Whether a task is put off on the main queue, so that it comes after another one there.
    private func isPutOff(_ task: Int, behind other: Int) -> Bool {
        tasks[task].isOnMain && tasks[other].isOnMain && tasks[task].isDelayed && !tasks[other].isDelayed
    }

    /// The task to run now: one that is put off comes after the others.
    private func nextTask(isLast: Bool) -> Int? {
        let ready = waiting.filter { !isLeft($0) }
        return ready.first { !tasks[$0].isDelayed } ?? ready.first ?? (isLast ? waiting.first : nil)
    }

    /// The tasks that were not run yet.
    private var waiting: [Int] { tasks.indices.filter { !tasks[$0].isDone } }

    /// Whether a task delivers what came while the SUT was made, which a test does not wait for.
    func isLeft(_ task: Int) -> Bool {
        subject.leavesFirstDeliveries && tasks[task].isDebounced && tasks[task].phase == 0
    }
}

extension Expression {
    /// Whether it is `DispatchQueue.main`.
    var isMainQueue: Bool { if case .member(.name("DispatchQueue")?, "main") = self { true } else { false } }
}

extension Snapshot {
    /// Whether nothing is different since, and nobody was told anything: properties of dependencies were read, or its
    /// own given the values they have.
    fileprivate func isUntouched(since earlier: Snapshot) -> Bool {
        let later = events.dropFirst(earlier.events.count)
        return state == earlier.state && objects == earlier.objects
            && earlier.ports.allSatisfy { ports[$0.key] == $0.value }
            && later.allSatisfy { event in
                switch event.kind {
                case .read, .change: true
                default: false
                }
            }
    }
}

/// A task the SUT started.
struct TaskRecord {
    /// What it does.
    var work: (Machine) throws -> Term
    /// Whether it occupies a queue while it runs.
    var isHeld = false
    /// Whether it is done on the main queue.
    var isOnMain = false
    /// Whether nobody knows if it runs while a test waits.
    var mayNotRun = false
    /// Whether it is put off for a while.
    var isDelayed = false
    /// What stands in line on the main queue.
    static let mainLine = -1
    var isDone = false
    /// What it stands in line for, as the deliveries of one publisher do.
    var line: Int?
    /// Whether it delivers what came last once nothing comes for a while.
    var isDebounced = false
    /// Whether it waits for something, or is the one that runs.
    var isUnderWay = false
    /// Whether it did nothing but listen to streams that sent nothing.
    var isIdle = false
    var isCancelled = false
    /// Whether it sleeps for longer than a test takes.
    var isAsleep = false
    /// Whether it does nothing more when it is cancelled in its sleep.
    var endsQuietly = false
    var phase: Int
    /// Where it stands.
    var location: SourceLocation
    var conditions: [String]
    var result: Term = .unknown
    /// The error that ended it.
    var error: Term?
}

extension Event {
    /// Whether it says what dependencies are asked or told.
    fileprivate var isOfDependency: Bool {
        switch kind {
        case .call, .read, .set: true
        default: false
        }
    }
}
