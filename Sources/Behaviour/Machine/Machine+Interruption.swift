import Facts

/// An act that a test does in the course of another one.
struct Interruption {
    /// The method that is under way then, called for the first time.
    let member: PortMember
    /// The act.
    let act: Act
    /// Its phase; that of the act in whose course it is done follows.
    let phase: Int
    /// How things were when it began, and how they were when it ended; `nil` before it is done.
    var course: (start: Snapshot, end: PhaseEnd)?
    /// The task in whose course it is done, while it is.
    var host: Int?
}

extension Machine {
    /// Does what the test does when a method of a dependency is called: the closure that stands for the method does it,
    /// and waits until it came to rest.
    func interrupt(_ member: PortMember) throws {
        guard let now = interruption, now.member == member, now.course == nil, phase == now.phase + 1 else { return }
        // Siblings go on meanwhile; what holds a lock would be waited for for ever.
        guard child == nil, held == 0 else { throw Exit.infeasible }
        let outer = (phase, currentTask, conditions, place, inChain, during)
        let start = snapshot
        (phase, currentTask, conditions, inChain, during) = (now.phase, nil, [], false, [])
        defer {
            let passed = during + [snapshot]
            (phase, currentTask, conditions, place, inChain, during) = outer
            during += passed
        }
        // Once at a time: what it calls itself is answered as ever.
        interruption?.course = (start, PhaseEnd(immediate: start, during: [], settled: start, isPending: false))
        interruption?.host = outer.1
        defer { interruption?.host = nil }
        var parameters: [LabelledTerm] = []
        do { _ = try perform(now.act, &parameters) } catch Exit.thrown { throw Exit.infeasible }
        let (immediate, isPending) = (snapshot, tasks.contains { !$0.isDone })
        currentTask = nil
        try settle()
        let end = PhaseEnd(immediate: immediate, during: during, settled: snapshot, isPending: isPending)
        interruption?.course = (start, end)
    }

    /// Whether the task is cancelled in whose course code runs.
    ///
    /// The test does an act in the course of another one, so in its task: what asks there once the act cancelled it is
    /// answered as nobody is who acts from elsewhere.
    func isCancelled() throws -> Bool {
        if let task = currentTask { return tasks[task].isCancelled }
        if let host = interruption?.host, tasks[host].isCancelled { throw Exit.infeasible }
        return false
    }
}
