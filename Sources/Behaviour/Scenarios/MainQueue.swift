import Facts

/// Code that belongs to no actor, but goes on on the main queue, as view models did before there were actors.
extension TestedType {
    /// Whether code that is not suspended runs without anything else in between, seen from a test.
    func isSerial(_ run: Run) -> Bool { isolation != .nonisolated || deliversOnMain && run.isOnMain }

    /// Whether a test may look right after an act at what goes on later. Where code asks whether it is on the main thread,
    /// what comes later on one platform is done at once on another.
    func showsWhatIsPending(_ run: Run) -> Bool { isSerial(run) && !(deliversOnMain && asksForMainThread) }

    /// Whether some of its code does at once what it is told on the main thread, and later elsewhere.
    private var asksForMainThread: Bool {
        if let known = known.asksForMainThread { return known }
        let asks = members.contains { member in member.says { $0 == .member(.name("Thread"), "isMainThread") } }
        known.asksForMainThread = asks
        return asks
    }

    /// Whether it does things on the main queue, and a test on the main actor can do all that there is to do: what is
    /// async would leave the actor with it.
    var isDeliveringOnMain: Bool {
        guard isolation == .nonisolated, sut.kind == .class else { return false }
        let entries = members.methods.filter(isEntryPoint)
        guard !entries.contains(where: \.effects.isAsync) else { return false }
        return members.contains { $0.says(\.isMainQueue) } && !members.contains { $0.says(\.stopsForOthers) }
    }
}

extension Member {
    /// Whether an expression of a kind stands in its code.
    fileprivate func says(_ isWanted: (Expression) -> Bool) -> Bool {
        var found = false
        forEachExpression { expression, _ in found = found || isWanted(expression) }
        return found
    }
}

extension Expression {
    /// Whether its thread stands still until something was done on another: on the main one that could never come.
    fileprivate var stopsForOthers: Bool {
        switch self {
        case .call(.member(let queue?, "sync"), _): queue.isMainQueue
        case .call(.member(.some, "wait"), _): true
        default: false
        }
    }
}
