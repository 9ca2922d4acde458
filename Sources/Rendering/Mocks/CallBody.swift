import Doubles
import Facts

/// What a double does when a method, or the getter of a subscript, is called.
struct CallBody {
    let double: MethodDouble
    let plan: DoublePlan

    private var fact: MethodFact { double.fact }
    private var isStatic: Bool { fact.info.isStatic }
    private var usesState: Bool { plan.isLocked || isStatic }
    private var answersNothing: Bool { fact.result?.isVoid ?? true }
    private var state: String { (isStatic ? "Self." : "") + plan.stateName(isStatic: isStatic) }

    /// Prints the variables that record and stub the call.
    func printRecords(_ variables: [StoredVariable], _ out: inout Lines) {
        for variable in variables { VariablePrinter(plan: plan).print(variable, &out) }
        guard plan.records else {
            if !variables.isEmpty { out.add("") }
            return
        }
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        let words = access + (plan.marksNonisolated ? "nonisolated " : "") + (isStatic ? "static " : "")
        out.add(
            laidOut: Layout("\(words)var \(double.called.name): \(double.called.type.text) ")
                + .braced(Layout("\(double.callsCount.name) > 0")))
        out.add("")
    }

    /// Prints what is done, as far as it can be reached: where nothing can call it the compiler knows.
    func print(_ out: inout Lines) {
        if double.isNeverCalled { return }
        let condition = double.conditionsOfCalls.map { "(\($0))" }.joined(separator: " && ")
        if !condition.isEmpty { out.add("#if \(condition)") }
        printStatements(&out)
        if !condition.isEmpty { out.add("#endif") }
    }

    /// Prints the statements: count, record, throw, closure, queue, value, fallback.
    private func printStatements(_ out: inout Lines) {
        guard plan.isStubbed else {
            plan.printStatements(of: fact, &out)
            return
        }
        if plan.records { record(&out) }
        if let error = double.throwableError {
            out.add(ifLet: "error", read(error.name), "throw error")
        }
        let marks = (double.closureThrows ? "try " : "") + (fact.effects.isAsync ? "await " : "")
        let body = plan.inner("stubbedClosure")
        let call = Layout.call("\(marks)\(body)", double.closureArguments.map { Layout($0) })
        if double.isSent || double.sendsArguments { out.use(.sent) }
        let cast = double.openClosure.map { Layout(" as? ") + $0.layout } ?? ""
        out.add(
            ifLet: body, read(double.closure.name) + cast,
            double.closureReturns || plan.isStrict && answersNothing ? given(call) : call)
        answer(&out)
    }

    private func answer(_ out: inout Lines) {
        guard let value = double.returnValue, let queue = double.returnValues else {
            if !answersNothing {
                fallBack(&out)
            } else if plan.isStrict {
                refuseUnexpected(&out)
            }
            return
        }
        if usesState {
            let next = Layout.braced(Layout("$0.\(queue.name).isEmpty ? nil : $0.\(queue.name).removeFirst()"))
            out.add(ifLet: "next", .call("\(state).write", [next]), given("next"))
        } else {
            out.add("if !\(queue.name).isEmpty {")
            out.indented { $0.add(laidOut: given(Layout("\(queue.name).removeFirst()"))) }
            out.add("}")
        }
        guard case .implicitlyUnwrapped = value.type else {
            if plan.failsUnstubbed {
                out.add(laidOut: "if !" + read(double.isStubbed.name) + " {")
                out.indented { recordIssue(&$0) }
                out.add("}")
            }
            out.add(laidOut: given(read(value.name)))
            return
        }
        out.add(ifLet: "value", read(value.name), given("value"))
        fallBack(&out)
    }

    private func record(_ out: inout Lines) {
        var lines = double.calls == nil ? [Layout("\(double.callsCount.name) += 1")] : []
        if let received = double.received, let invocations = double.receivedInvocations {
            let call = invocation
            if double.calls == nil { lines.append(Layout(received.name) + Layout([.equals]) + call) }
            lines.append(.call("\(invocations.name).append", [call]))
        }
        if usesState {
            out.add("\(state).write {")
            out.indented { out in for line in lines { out.add(laidOut: "$0." + line) } }
            out.add("}")
        } else {
            for line in lines { out.add(laidOut: line) }
        }
    }

    /// What is kept of a call: the one argument, or all of them by name.
    private var invocation: Layout {
        let names = double.recorded.map(\.name)
        if names.count == 1 { return Layout(double.recordedValues[0]) }
        return .list("(", zip(names, double.recordedValues).map { Layout("\(tupleLabel($0)): \($1)") }, ")")
    }

    private func read(_ name: String) -> Layout {
        usesState ? .call("\(state).read", [.braced(Layout("$0.\(name)"))]) : Layout(name)
    }

    /// Gives a value: a generic one is kept as `Any` and comes back by a cast, one that is sent leaves the double's hands.
    private func given(_ value: Layout) -> Layout {
        let result = double.resultCast.map { value + Layout(" as! \($0)") } ?? value
        guard double.isSent else { return "return " + result }
        // A generic function would open an existential.
        guard case .existential? = fact.result?.unattributed else { return "return " + .call("sentAway", [result]) }
        return "return " + .call("sentAway", [result + Layout(" as \(fact.result?.unattributed.text ?? "Any")")])
    }

    private var member: String { "\(plan.name).\(fact.fullName)" }
    private var hint: String { "\(double.passing?.given?.name ?? double.returnValue?.name ?? double.closure.name) = …" }

    /// What answers nothing may be called when it is expected.
    private func refuseUnexpected(_ out: inout Lines) {
        guard plan.kind?.expects == true else { return recordIssue(&out) }
        out.add(laidOut: "if " + read(double.expectedCallsCount.name) + " == nil {")
        out.indented { recordIssue(&$0) }
        out.add("}")
    }

    private func recordIssue(_ out: inout Lines) {
        out.use(.unstubbed)
        out.add(laidOut: .call("recordUnstubbed", [.literal(member), "hint: " + .literal(hint)]))
    }

    private func fallBack(_ out: inout Lines) {
        if let feed = double.feed {
            if feed.isSubject, plan.failsUnstubbed { recordIssue(&out) }
            if FeedPrinter(feed: feed, plan: plan, member: member).printAnswer(&out) { return }
        }
        if let passing = double.passing {
            guard let given = passing.given else {
                if plan.failsUnstubbed { recordIssue(&out) }
                out.add("return \(passing.call(with: ""))")
                return
            }
            out.add(ifLet: "given", read(given.name), Layout("return \(passing.call(with: "given"))"))
        }
        if let fallback = double.fallback {
            if plan.failsUnstubbed { recordIssue(&out) }
            // What is neutral needs no cast: it takes its type from the result.
            out.add("return \(fallback)")
            return
        }
        recordIssue(&out)
        if case .any = fact.effects.throwing {
            out.use(.error)
            out.add(laidOut: "throw " + .call("UnstubbedError", ["member: " + .literal(member)]))
        } else {
            let message = "\(member) was used but not stubbed. Write: \(hint)"
            out.add(laidOut: plan.stop(message))
        }
    }
}
