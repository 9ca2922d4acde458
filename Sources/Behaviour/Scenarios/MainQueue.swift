import Facts

/// Code that belongs to no actor, but goes on on the main queue, as view models did before there were actors.
extension TestedType {
    /// Whether code that is not suspended runs without anything else in between, seen from a test.
    func isSerial(_ run: Run) -> Bool { isolation != .nonisolated || deliversOnMain && run.isOnMain }

    /// Whether it does things on the main queue, and a test on the main actor can do all that there is to do: what is
    /// async would leave the actor with it.
    var isDeliveringOnMain: Bool {
        guard isolation == .nonisolated, sut.kind == .class else { return false }
        let entries = members.methods.filter(isEntryPoint)
        guard !entries.contains(where: \.effects.isAsync) else { return false }
        return members.contains(where: \.speaksOfMainQueue)
    }
}

extension Member {
    /// Whether its code names the main queue, and does not stop until something was done there.
    fileprivate var speaksOfMainQueue: Bool {
        var (speaks, stops) = (false, false)
        forEachExpression { expression, _ in
            if expression.isMainQueue { speaks = true }
            if case .call(.member(let queue?, "sync"), _) = expression, queue.isMainQueue { stops = true }
        }
        return speaks && !stops
    }
}
