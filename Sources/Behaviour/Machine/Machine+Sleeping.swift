import Facts

/// Tasks that sleep: what they do afterwards is not part of a test that does not wait for so long.
extension Machine {
    /// Ends a task for the test where it begins to sleep for longer than a test takes, and nobody waits for it; a test may
    /// wait for one that sleeps for up to half a second, as what was typed is not searched for at once.
    ///
    /// - Returns: Whether the test waits until it wakes up.
    func fallAsleep(_ arguments: [Argument], in scope: Scope) throws -> Bool {
        guard currentTask != nil, child == nil, awaited == 0, let argument = arguments.first else { return false }
        let duration = reduce(try detached(argument.value, in: scope, expecting: .simple("Duration")))
        guard isLong(duration, argument.label) else { return false }
        if wakes == nil, !isReplay, let seconds = seconds(duration, argument.label), seconds <= Self.longestWait {
            wakes = oracle.choose(2) == 1
        }
        guard wakes == true else { throw Exit.asleep }
        return true
    }

    /// How time goes on a clock that a test is in control of.
    enum Time {
        /// By itself: who sleeps wakes up at once.
        case passes
        /// Not at all: who sleeps does nothing more.
        case stands
    }

    /// `clock.sleep(for:)`: time passes by itself on a clock of the test. Where the SUT sleeps time and again, as a timer
    /// does, it would never come to rest then, so that a test may let time stand still instead.
    func sleep() throws -> Term {
        suspend()
        let isAlone = currentTask != nil && child == nil && awaited == 0
        if subject.clocks.isEmpty {
            isRacy = true
        } else {
            if time == nil {
                let mayStand = !isReplay && isAlone && subject.sleepsInLoops
                time = mayStand && oracle.choose(2) == 0 ? .stands : .passes
            }
            if time == .stands { throw isAlone ? Exit.asleep : Exit.infeasible }
            sleeps = true
        }
        return try callTask("checkCancellation", [], in: Scope())
    }

    /// Cancels a task; one that sleeps wakes up, which shows where it does something then.
    func cancelTask(_ number: Int) {
        if tasks[number].isAsleep, !tasks[number].isCancelled, !tasks[number].endsQuietly { isRacy = true }
        tasks[number].isCancelled = true
    }

    /// Whether somebody sleeps for longer than a test takes to do a few things: one that the SUT is made with is a second in
    /// tests.
    func isLong(_ duration: Term, _ label: String?) -> Bool {
        if case .place(let place) = duration {
            guard case .parameter(_, 0) = place.root, place.path.isEmpty else { return false }
            return type(of: place)?.lastName == "Duration"
        }
        return seconds(duration, label).map { $0 >= Self.shortest } ?? false
    }

    /// Seconds that a test surely does not take.
    static let shortest = 0.2

    /// Seconds for which a test waits at most.
    static let longestWait = 0.5
}

extension TestedType {
    /// Whether code sleeps in a loop of which nobody knows how often it goes round: a timer.
    var sleepsInLoops: Bool {
        if let answer = known.sleepsInLoops { return answer }
        var answer = false
        for member in members {
            member.bodies.forEachStatement { statement in
                switch statement.kind {
                case .while, .repeatWhile: answer = answer || statement.sleeps
                default: break
                }
            }
        }
        known.sleepsInLoops = answer
        return answer
    }
}

extension [Statement] {
    /// Whether a task with this body does nothing more when it is cancelled in its first sleep.
    var endsQuietly: Bool {
        // What sleeps further away goes on where nobody sees it.
        guard let index = firstIndex(where: \.sleeps) else { return false }
        let isLast = index == endIndex - 1
        switch self[index].kind {
        case .do(let body, let catches):
            return isLast && body.endsQuietly && catches.allSatisfy { $0.body.allSatisfy(\.isEmptyReturn) }
        case .guard(_, let otherwise): return otherwise.allSatisfy(\.isEmptyReturn)
        case .while(_, let body): return isLast && self[index].asksWhetherCancelled && body.endsQuietly
        case .expression: break
        default: return false
        }
        if self[index].throwsItsSleep { return true }
        guard let next = dropFirst(index + 1).first else { return true }
        switch next.kind {
        case .guard(_, let otherwise), .if(_, let otherwise, nil):
            return next.asksWhetherCancelled && !otherwise.isEmpty && otherwise.allSatisfy(\.isEmptyReturn)
        default: return false
        }
    }
}

extension Statement {
    fileprivate var sleeps: Bool {
        var found = false
        forEachExpression { expression, _ in
            if case .call(.member(_?, "sleep"), _) = expression { found = true }
        }
        return found
    }

    /// Whether an error of what it waits for leaves the task.
    fileprivate var throwsItsSleep: Bool {
        guard case .expression(.try("", _)) = kind else { return false }
        return true
    }

    fileprivate var isEmptyReturn: Bool { if case .return(nil) = kind { true } else { false } }

    fileprivate var asksWhetherCancelled: Bool {
        conditions.first?.expression.map { condition in
            var found = false
            condition.walk(at: location) { expression, _ in
                if case .member(_, "isCancelled") = expression { found = true }
            }
            return found
        } ?? false
    }
}
