import Doubles
import Facts
import Project

/// A variable that a double stores, with the value it starts with.
struct StoredVariable {
    var name: String
    var type: TypeRef
    var initial: String
    var isStatic: Bool
    /// The `#if` condition around it; empty without.
    var condition: String
    /// The flag that it sets when a test assigns it; `nil` for none.
    var flag: String?
    /// Whether only the double uses it.
    var isPrivate = false

    /// The declaration without access and modifiers.
    var declaration: Layout {
        var text = Layout("var \(name): ") + type.layout
        if initial != "nil" || !type.startsEmpty { text += Layout([.equals]) + Layout(initial) }
        return flag.map { text + " " + .braced("didSet " + .braced(Layout("\($0) = true"))) } ?? text
    }
}

extension DoublePlan {
    /// Everything the double stores, in order of the requirements.
    var stored: [StoredVariable] { requirements.flatMap(stored) }

    /// What the kind of double stores for a requirement.
    func stored(_ requirement: Requirement) -> [StoredVariable] {
        guard isStubbed else { return [] }
        let all = requirement.stored(in: self)
        return records ? all : all.filter { !requirement.recordNames.contains($0.name) }
    }

    /// Whether records live behind the lock.
    var marksNonisolated: Bool { isActor || hasNonisolatedMembers }
}

extension DoublePlan.Requirement {
    func stored(in plan: DoublePlan) -> [StoredVariable] {
        var variables: [(DoubleVariable?, String)] = []
        switch self {
        case .method(let double):
            variables = double.variables
            if plan.kind?.expects == true { variables.append((double.expectedCallsCount, "nil")) }
            variables.append((double.feed?.variable, double.feed?.initial ?? ""))
        case .property(let double):
            variables = [
                (double.getCallsCount, "0"), (double.setCallsCount, "0"), (double.throwableError, "nil"),
                (double.closure, "nil"), (double.underlying, "nil"),
                (
                    double.initialValue.map { _ in DoubleVariable(double.valueName, double.type) },
                    double.initialValue ?? ""
                ),
                (double.feed?.variable, double.feed?.initial ?? ""),
            ]
        case .initializer(let double):
            variables = [
                (double.throwableError, "nil"), (double.received, "nil"), (double.receivedInvocations, "[]"),
                (double.closure, "nil"),
            ]
        case .subscript(let double):
            variables =
                double.getter.variables + [
                    (double.setCallsCount, "0"), (double.setReceivedValue, "nil"), (double.setClosure, "nil"),
                ]
        }
        let isStatic = isInitializer ? false : info.isStatic
        let condition = info.conditions.map { "(\($0))" }.joined(separator: " && ")
        var stored = variables.compactMap { variable, initial in
            variable.map {
                StoredVariable(
                    name: $0.name, type: $0.type, initial: initial, isStatic: isStatic, condition: condition,
                    isPrivate: initial == "StreamFeed()")
            }
        }
        if let (answer, flag) = flag(in: plan), let index = stored.firstIndex(where: { $0.name == answer }) {
            stored[index].flag = flag.name
            stored.append(
                StoredVariable(
                    name: flag.name, type: flag.type, initial: "false", isStatic: isStatic, condition: condition,
                    isPrivate: true))
        }
        return stored
    }

    /// The name of an answer that may be `nil` or empty, with the flag that tells whether a test assigned it; `nil`
    /// where nobody asks.
    private func flag(in plan: DoublePlan) -> (answer: String, flag: DoubleVariable)? {
        switch self {
        case .method(let double): plan.failsUnstubbed ? double.flag : nil
        case .subscript(let double): plan.failsUnstubbed ? double.getter.flag : nil
        case .property(let double):
            plan.isStrict && double.startsEmpty ? (double.valueName, double.isStubbed) : nil
        case .initializer: nil
        }
    }

    /// The names of variables that record.
    var recordNames: Set<String> {
        let variables: [DoubleVariable?] =
            switch self {
            case .method(let double): [double.callsCount, double.received, double.receivedInvocations, double.calls]
            case .property(let double): [double.getCallsCount, double.setCallsCount]
            case .initializer(let double): [double.received, double.receivedInvocations]
            case .subscript(let double):
                [
                    double.getter.callsCount, double.getter.received, double.getter.receivedInvocations,
                    double.getter.calls, double.setCallsCount, double.setReceivedValue,
                ]
            }
        return Set(variables.compactMap { $0?.name })
    }

    private var isInitializer: Bool { if case .initializer = self { true } else { false } }

    var info: DeclarationInfo {
        switch self {
        case .method(let double): double.fact.info
        case .property(let double): double.fact.info
        case .initializer(let double): double.fact.info
        case .subscript(let double): double.fact.info
        }
    }
}

extension Feed {
    /// What the variable starts with.
    fileprivate var initial: String {
        switch kind {
        case .publisher: "PassthroughSubject()"
        case .observable: "PublishSubject()"
        case .stream: "StreamFeed()"
        }
    }
}

extension MethodDouble {
    /// `…ExpectedCallsCount: Int?`
    var expectedCallsCount: DoubleVariable { DoubleVariable(stem + "ExpectedCallsCount", .optional(callsCount.type)) }

    /// `…IsStubbed: Bool`
    var isStubbed: DoubleVariable { DoubleVariable(stem + "IsStubbed", .simple("Bool")) }

    /// The answer that may be `nil`, with its flag.
    fileprivate var flag: (answer: String, flag: DoubleVariable)? {
        guard let returnValue else { return nil }
        if case .implicitlyUnwrapped = returnValue.type { return nil }
        return (returnValue.name, isStubbed)
    }

    fileprivate var variables: [(DoubleVariable?, String)] {
        let records: [(DoubleVariable?, String)] =
            calls.map { [($0, "[]")] } ?? [(callsCount, "0"), (received, "nil"), (receivedInvocations, "[]")]
        return [(throwableError, "nil")] + records
            + [(returnValue, initialValue ?? "nil"), (returnValues, "[]"), (closure, "nil"), (passing?.given, "nil")]
    }
}

extension PropertyDouble {
    /// `…IsStubbed: Bool`
    var isStubbed: DoubleVariable { DoubleVariable(stem + "IsStubbed", .simple("Bool")) }
    /// Whether its value says nothing of whether it was stubbed: it starts as `nil` or empty.
    var startsEmpty: Bool { isKept && (underlying == nil || fact.type?.isOptional == true) }
}

func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// Prints a stored variable of a double: plainly, or as an accessor to what a lock guards.
struct VariablePrinter {
    let plan: DoublePlan

    func print(_ variable: StoredVariable, _ out: inout Lines) {
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        guard plan.isLocked || variable.isStatic else {
            out.add(laidOut: Layout(variable.isPrivate ? "private " : access) + variable.declaration)
            return
        }
        if variable.isPrivate { return }
        let state = plan.stateName(isStatic: variable.isStatic)
        let modifiers = variable.isStatic ? "static " : ""
        let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
        let head = Layout("\(access)\(nonisolated)\(modifiers)var \(variable.name): ") + variable.type.layout
        out.add(laidOut: head + " {")
        out.indented { out in
            out.add(laidOut: "get " + .braced(Layout("\(state).read ") + .braced(Layout("$0.\(variable.name)"))))
            let assigned = Layout("$0.\(variable.name)") + Layout([.equals]) + "newValue"
            out.add(laidOut: "set " + .braced(Layout("\(state).write ") + .braced(assigned)))
        }
        out.add("}")
    }
}

extension TypeRef {
    /// Whether a variable of it starts with `nil` where it is given nothing.
    fileprivate var startsEmpty: Bool { text.hasSuffix("?") || text.hasSuffix("!") }
}
