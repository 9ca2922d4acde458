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

    /// The declaration without access and modifiers.
    var declaration: Layout {
        let head = Layout("var \(name): ") + type.layout
        return initial == "nil" && type.startsEmpty ? head : head + Layout([.equals]) + Layout(initial)
    }
}

extension DoublePlan {
    /// Everything the double stores, in order of the requirements.
    var stored: [StoredVariable] { requirements.flatMap(stored) }

    /// What the kind of double stores for a requirement.
    func stored(_ requirement: Requirement) -> [StoredVariable] {
        guard isStubbed else { return [] }
        let all = requirement.stored(expects: kind?.expects == true)
        return records ? all : all.filter { !requirement.recordNames.contains($0.name) }
    }

    /// Whether records live behind the lock.
    var marksNonisolated: Bool { isActor || hasNonisolatedMembers }
}

extension DoublePlan.Requirement {
    func stored(expects: Bool) -> [StoredVariable] {
        var variables: [(DoubleVariable?, String)] = []
        switch self {
        case .method(let double):
            variables = double.variables
            if expects { variables.append((double.expectedCallsCount, "nil")) }
        case .property(let double):
            variables = [
                (double.getCallsCount, "0"), (double.setCallsCount, "0"), (double.throwableError, "nil"),
                (double.closure, "nil"), (double.underlying, "nil"),
                (
                    double.initialValue.map { _ in DoubleVariable(double.valueName, double.type) },
                    double.initialValue ?? ""
                ),
            ]
        case .initializer(let double): variables = [(double.received, "nil"), (double.receivedInvocations, "[]")]
        case .subscript(let double):
            variables = double.getter.variables + [(double.setCallsCount, "0"), (double.setReceivedValue, "nil")]
        }
        let isStatic = isInitializer ? false : info.isStatic
        let condition = info.conditions.map { "(\($0))" }.joined(separator: " && ")
        return variables.compactMap { variable, initial in
            variable.map {
                StoredVariable(name: $0.name, type: $0.type, initial: initial, isStatic: isStatic, condition: condition)
            }
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

extension MethodDouble {
    /// `…ExpectedCallsCount: Int?`
    var expectedCallsCount: DoubleVariable { DoubleVariable(stem + "ExpectedCallsCount", .optional(.simple("Int"))) }

    fileprivate var variables: [(DoubleVariable?, String)] {
        let records: [(DoubleVariable?, String)] =
            calls.map { [($0, "[]")] } ?? [(callsCount, "0"), (received, "nil"), (receivedInvocations, "[]")]
        return [(throwableError, "nil")] + records
            + [(returnValue, initialValue ?? "nil"), (returnValues, "[]"), (closure, "nil")]
    }
}

extension PropertyDouble {
    /// `underlyingX`
    var valueName: String { "underlying" + upperFirst(stem) }
}

func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// Prints a stored variable of a double: plainly, or as an accessor to what a lock guards.
struct VariablePrinter {
    let plan: DoublePlan

    func print(_ variable: StoredVariable, _ out: inout Lines) {
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        guard plan.isLocked || variable.isStatic else {
            out.add(laidOut: Layout(access) + variable.declaration)
            return
        }
        let state = variable.isStatic ? "staticState" : "doubleState"
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
