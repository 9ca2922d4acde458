import Suites

extension SuitePlan.Test {
    /// How many expectations it has: acts that are to throw, and claims.
    package var expectationCount: Int { throwingActs.count + claims.count }

    /// Whether an expectation is an act that is to throw.
    package func isThrowingAct(_ expectation: Int) -> Bool { expectation < throwingActs.count }

    /// Mends an expectation that does not hold, or gives up the whole test.
    ///
    /// One that was observed, or belongs to a test that waits anyway, is waited for where it fails for the first time,
    /// since work beside the test may not have come to rest; one that does not compile or fails again is left out.
    ///
    /// - Parameters:
    ///   - expectation: Which one it is, in the order in which they are written; `nil` for the whole test.
    ///   - fails: Whether it fails when it runs, rather than not to compile.
    /// - Returns: Whether anything was left out.
    package mutating func mend(_ expectation: Int?, fails: Bool) -> Bool {
        guard let number = expectation.map({ $0 - throwingActs.count }), claims.indices.contains(number),
            case .expect(let assertion) = assert[claims[number]].kind
        else {
            if fails, giveUpWait() { return true }
            (assert, act) = ([], [])
            return true
        }
        let position = claims[number]
        let wait = TestStatement(.wait(until: assertion.condition), basis: .observed)
        let mayWait = assert[position].basis == .observed || act.contains { $0.isWait }
        if fails, mayWait, !act.contains(wait) {
            act.append(wait)
            return false
        }
        assert.remove(at: position)
        act.removeAll { $0 == wait }
        letGoOfResult()
        return true
    }

    /// Leaves out what was waited for last, in vain, and not the rest; whether there was anything.
    private mutating func giveUpWait() -> Bool {
        for position in act.indices.reversed() where act[position].basis == .observed {
            guard case .wait(until: let condition) = act[position].kind else { continue }
            act.remove(at: position)
            assert.removeAll { statement in
                guard case .expect(let assertion) = statement.kind else { return false }
                return assertion.condition == condition
            }
            letGoOfResult()
            return true
        }
        return false
    }

    /// Whether it could fail.
    package var claimsAnything: Bool { isDisabled || expectationCount > 0 }

    private var throwingActs: [Int] {
        act.indices.filter { if case .actThrowing = act[$0].kind { true } else { false } }
    }

    private var claims: [Int] {
        assert.indices.filter { if case .expect = assert[$0].kind { true } else { false } }
    }

    /// Gives what the act returns no name when nothing speaks of it any more.
    private mutating func letGoOfResult() {
        guard !(act + assert).contains(where: { $0.mentions("result") }) else { return }
        for position in act.indices {
            guard case .act(.binding(let binding)) = act[position].kind, binding.name == "result",
                let call = binding.value
            else { continue }
            act[position].kind = .act(.assignment(.name("_"), call))
        }
    }
}
