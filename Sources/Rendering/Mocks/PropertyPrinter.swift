import Doubles
import Facts

/// Prints one property of a double with its records.
struct PropertyPrinter {
    let double: PropertyDouble
    let plan: DoublePlan

    private var fact: PropertyFact { double.fact }
    private var getter: Effects { fact.accessors?.getter ?? Effects() }
    private var usesState: Bool { plan.isLocked || fact.info.isStatic }
    private var state: String { plan.stateName(isStatic: fact.info.isStatic) }

    func print(_ out: inout Lines) {
        out.add("// MARK: - \(fact.name)", "")
        for variable in plan.stored(.property(double)) {
            VariablePrinter(plan: plan).print(variable, &out)
        }
        if let called = double.called, plan.records {
            let isStatic = fact.info.isStatic ? "static " : ""
            let access = plan.access == .internal ? "" : plan.access.rawValue + " "
            let words = access + (plan.marksNonisolated ? "nonisolated " : "") + isStatic
            out.add(
                laidOut: Layout("\(words)var \(called.name): \(called.type.text) ")
                    + .braced(Layout("\(double.getCallsCount.name) > 0")))
        }
        let signature = Signature(plan: plan, info: fact.info)
        for attribute in signature.attributes { out.add(attribute) }
        let words = signature.modifiers + ["var \(fact.name): "]
        out.add(laidOut: Layout(words.joined(separator: " ")) + double.type.layout + " {")
        out.indented { out in
            let effects = getter.text
            out.add("get\(effects.isEmpty ? "" : " " + effects) {")
            out.indented { get(&$0) }
            out.add("}")
            if effects.isEmpty, plan.isStubbed && double.isKept || fact.isSettable {
                out.add("set {")
                out.indented { set(&$0) }
                out.add("}")
            }
        }
        out.add("}")
        if plan.isStubbed, let feed = double.feed {
            FeedPrinter(feed: feed, plan: plan, member: member).printMethods(&out)
        }
    }

    private func read(_ name: String) -> Layout {
        usesState ? .call("\(state).read", [.braced(Layout("$0.\(name)"))]) : Layout(name)
    }

    private func write(_ line: Layout) -> Layout {
        usesState ? Layout("\(state).write ") + .braced("$0." + line) : line
    }

    private func given(_ value: Layout) -> Layout {
        "return " + (double.cast.map { value + Layout(" as! \($0)") } ?? value)
    }

    private func get(_ out: inout Lines) {
        if !plan.isStubbed {
            plan.printGetter(of: double, &out)
            return
        }
        if plan.records { out.add(laidOut: write(Layout("\(double.getCallsCount.name) += 1"))) }
        if let error = double.throwableError { out.add(ifLet: "error", read(error.name), "throw error") }
        if let closure = double.closure {
            let marks = (getter.canThrow ? "try " : "") + (getter.isAsync ? "await " : "")
            out.add(ifLet: "closure", read(closure.name), given(Layout("\(marks)closure()")))
        }
        guard !double.startsEmpty else {
            if plan.isStrict {
                out.add(laidOut: "if !" + read(double.isStubbed.name) + " {")
                out.indented { recordIssue(&$0) }
                out.add("}")
            }
            out.add(laidOut: given(read(double.valueName)))
            return
        }
        if double.isKept { out.add(ifLet: "value", read(double.valueName), given("value")) }
        if let feed = double.feed {
            if feed.isSubject, plan.failsUnstubbed { recordIssue(&out) }
            if FeedPrinter(feed: feed, plan: plan, member: member).printAnswer(&out) { return }
        }
        if let fallback = double.fallback {
            if plan.failsUnstubbed { recordIssue(&out) }
            out.add("return \(fallback)")
            return
        }
        recordIssue(&out)
        if case .any = getter.throwing {
            out.use(.error)
            out.add(laidOut: "throw " + .call("UnstubbedError", ["member: " + .literal(member)]))
        } else {
            let message = "\(member) was used but not stubbed. Write: \(double.valueName) = …"
            out.add(laidOut: plan.stop(message))
        }
    }

    private var member: String { "\(plan.name).\(fact.name)" }

    private func recordIssue(_ out: inout Lines) {
        out.use(.unstubbed)
        let hint = Layout.literal("\(double.valueName) = …")
        out.add(laidOut: .call("recordUnstubbed", [.literal(member), "hint: " + hint]))
    }

    private func set(_ out: inout Lines) {
        if !plan.isStubbed {
            out.add(laidOut: plan.trap(fact.name))
            return
        }
        if double.hasNoValues { return }
        if plan.records, let count = double.setCallsCount { out.add(laidOut: write(Layout("\(count.name) += 1"))) }
        guard double.isKept else { return }
        out.add(laidOut: write(Layout(double.valueName) + Layout([.equals]) + "newValue"))
    }
}
