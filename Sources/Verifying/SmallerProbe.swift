import Facts
import Suites

extension Probe {
    /// The probe without some of what it arranges, and without what is of no use then; `nil` where it cannot do without.
    ///
    /// - Parameter positions: The positions among what it arranges.
    package func without(_ positions: Set<Int>) -> Probe? {
        guard isSearched else { return nil }
        var smaller = test
        var gone: Set<String> = []
        for position in positions.sorted(by: >) {
            let statement = smaller.arrange.remove(at: position)
            guard statement.isDispensable else { return nil }
            if let name = statement.declaredName { gone.insert(name) }
        }
        // What speaks of a name that is gone goes as well.
        while let position = smaller.arrange.firstIndex(where: { item in gone.contains { item.speaks(of: $0) } }) {
            let statement = smaller.arrange.remove(at: position)
            guard statement.isDispensable else { return nil }
            if let name = statement.declaredName { gone.insert(name) }
        }
        guard !smaller.act.contains(where: { item in gone.contains { item.speaks(of: $0) } }) else { return nil }
        smaller.assert.removeAll { item in gone.contains { item.speaks(of: $0) } }
        smaller.dropUnusedValues()
        return Probe(number, smaller, group: group, name: name, looks: looks.filter(\.isOfSuite), kept: kept)
    }
}

extension SuitePlan.Test {
    /// Leaves out what members of doubles would answer that nothing calls.
    ///
    /// - Returns: The members that were told something.
    mutating func silence(_ uncalled: Set<ProbeEvidence.Uncalled>) -> Set<ProbeEvidence.Uncalled> {
        let silent = uncalled.filter { member in arrange.contains { $0.tells(member) } }
        guard !silent.isEmpty else { return [] }
        arrange.removeAll { statement in silent.contains { statement.tells($0) } }
        dropUnusedValues()
        return silent
    }

    /// Leaves out lists whose entries nothing looks at, with the subscription or the closure that fills them.
    func withoutIdleLists() -> SuitePlan.Test {
        var test = self
        for list in arrange.compactMap(\.declaredName) where list.hasSuffix("Calls") {
            let others = statements.filter { $0.speaks(of: list) && !$0.names(list) }
            guard others.allSatisfy(\.isPreparation) else { continue }
            test.arrange.removeAll { $0.names(list) || $0.isPreparation && $0.speaks(of: list) }
        }
        for list in arrange.compactMap(\.declaredName) where Exploration.CallBack.closure(ofList: list) != nil {
            let others = statements.filter { $0.speaks(of: list) && !$0.names(list) }
            guard others.allSatisfy({ $0.withoutRecording(in: list) != nil }) else { continue }
            test.arrange = test.arrange.filter { !$0.names(list) }.map { $0.withoutRecording(in: list) ?? $0 }
        }
        for list in arrange.compactMap(\.declaredName) {
            guard let publisher = Subscription.publisher(ofList: list) else { continue }
            let subscription = Subscription.name(of: publisher)
            let isUsed = (test.act + test.assert).contains { item in
                !item.isKept && (item.speaks(of: list) || item.speaks(of: subscription))
            }
            guard !isUsed, arrange.contains(where: { $0.names(subscription) }) else { continue }
            test.arrange.removeAll { $0.names(list) || $0.names(subscription) }
            test.assert.removeAll { $0.kind == .keepAlive(subscription) }
        }
        return test
    }

    /// Leaves out values that nothing speaks of.
    fileprivate mutating func dropUnusedValues() {
        while let position = arrange.firstIndex(where: { statement in
            guard case .declare(let binding) = statement.kind, binding.name != "deps" else { return false }
            return statements.filter { $0.speaks(of: binding.name) }.count == 1
        }) {
            arrange.remove(at: position)
        }
    }
}

extension TestStatement {
    /// Whether a test may do without it: it tells a double or a closure something, or declares where they record.
    fileprivate var isDispensable: Bool {
        switch kind {
        case .stub, .prepare: true
        case .declare(let binding): binding.isVariable
        default: false
        }
    }

    /// Whether it tells a member of a double what to answer.
    fileprivate func tells(_ member: ProbeEvidence.Uncalled) -> Bool {
        guard case .stub(let target, _) = kind, case .member(let double?, let variable) = target,
            double == .path("deps", member.double),
            let end = ["CallsCount", "CallCount"].first(where: member.counter.hasSuffix)
        else { return false }
        let stem = member.counter.dropLast(end.count)
        return ["ReturnValue", "ReturnValues", "ThrowableError", "Closure", "Handler"].contains {
            variable == stem + $0
        }
    }

    /// Whether it sets something of the SUT before the act, such as a closure.
    fileprivate var isPreparation: Bool { if case .prepare(.assignment) = kind { true } else { false } }

    /// The closure in a double's place without what it writes down in a list; `nil` for anything else.
    fileprivate func withoutRecording(in list: String) -> TestStatement? {
        guard case .stub(let target, .closure(let closure)) = kind, let smaller = closure.withoutRecording(in: list)
        else { return nil }
        return TestStatement(.stub(target, .closure(smaller)), source: source)
    }

    /// Whether it declares or mentions a name.
    fileprivate func speaks(of name: String) -> Bool {
        if names(name) || kind == .keepAlive(name) { return true }
        switch kind {
        case .expect(let assertion): return Code.Statement.expression(assertion.condition).mentions(name)
        case .actThrowing(let act): return Code.Statement.expression(act.call).mentions(name)
        case .wait(let condition): return Code.Statement.expression(condition).mentions(name)
        default: return plain.contains { $0.mentions(name) }
        }
    }
}

extension Look {
    /// Whether all probes of a suite have it.
    fileprivate var isOfSuite: Bool {
        switch about {
        case .recorded, .made, .sent, .failed, .underWay, .object, .claim: false
        default: true
        }
    }
}
