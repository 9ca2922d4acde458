import Scaffolding

/// Prints doubles as one Swift file.
///
/// - Parameters:
///   - plans: The doubles, printed in the order of their names.
///   - testableImports: Modules to import with `@testable`.
public func renderDoubles(_ plans: [DoublePlan], testableImports: [String]) -> String {
    let plans = plans.sorted { $0.name < $1.name }
    let carried = plans.flatMap(\.imports).filter { !testableImports.contains($0.module) && $0.module != "Testing" }
    var writer = Lines()
    writer.add("import Foundation")
    for line in importLines(carried) where line != "import Foundation" { writer.add(line) }
    writer.add("#if canImport(Testing)", "import Testing", "#endif", "#if canImport(XCTest)", "import XCTest", "#endif")
    for module in testableImports.sorted() { writer.add("@testable import \(module)") }
    for plan in plans {
        writer.add("")
        writer.lines += DoublePrinter(plan: plan).print()
    }
    writer.add("")
    writer.lines += doubleSupport
    return tidied(writer.lines.joined(separator: "\n"))
}

private func importLines(_ imports: [ImportFact]) -> [String] {
    var seen: Set<String> = []
    return imports.sorted { ($0.module, $0.text) < ($1.module, $1.text) }.flatMap { item -> [String] in
        guard seen.insert(item.text + item.conditions.joined()).inserted else { return [] }
        guard !item.conditions.isEmpty else { return [item.text] }
        return ["#if " + item.conditions.map { "(\($0))" }.joined(separator: " && "), item.text, "#endif"]
    }
}

/// Lines of Swift at a level of indentation.
struct Lines {
    var lines: [String] = []
    var indentation = ""

    mutating func add(_ new: String...) {
        for line in new { lines.append(line.isEmpty ? "" : indentation + line) }
    }

    mutating func indented(_ body: (inout Lines) -> Void) {
        let outer = indentation
        indentation += "    "
        body(&self)
        indentation = outer
    }
}

/// Prints one double.
struct DoublePrinter {
    let plan: DoublePlan

    func print() -> [String] {
        var out = Lines()
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        if let isolation = plan.isolation { out.add(isolation) }
        let keyword = plan.isActor ? "actor" : (plan.isLocked ? "final class" : "class")
        let sendable = plan.isLocked && !plan.isActor ? ", @unchecked Sendable" : ""
        out.add("\(access)\(keyword) \(plan.name): \(plan.conformances.joined(separator: ", "))\(sendable) {")
        out.indented { out in
            for alias in plan.typealiases { out.add(alias) }
            if plan.isLocked { addState(&out) }
            out.add("\(plan.isActor ? "" : access)init() {}")
            for requirement in plan.requirements {
                out.add("")
                switch requirement {
                case .method(let double):
                    wrap(double.fact.info, &out) { MethodPrinter(double: double, plan: plan).print(&$0) }
                case .property(let double):
                    wrap(double.fact.info, &out) { PropertyPrinter(double: double, plan: plan).print(&$0) }
                }
            }
            addReset(&out)
        }
        out.add("}")
        return out.lines
    }

    private func wrap(_ info: DeclarationInfo, _ out: inout Lines, _ body: (inout Lines) -> Void) {
        let condition = info.conditions.map { "(\($0))" }.joined(separator: " && ")
        if !condition.isEmpty { out.add("#if \(condition)") }
        body(&out)
        if !condition.isEmpty { out.add("#endif") }
    }

    /// Everything that changes, in one value behind one lock.
    private func addState(_ out: inout Lines) {
        out.add("private struct DoubleStorage {")
        out.indented { out in
            for variable in plan.stored where !variable.isStatic {
                out.add("var \(variable.name)\(variable.declaration)")
            }
        }
        out.add(
            "}", "",
            "\(plan.isActor ? "private nonisolated" : "private") let doubleState = DoubleState(DoubleStorage())", "")
    }

    private func addReset(_ out: inout Lines) {
        let names = plan.requirements.compactMap {
            if case .method(let double) = $0 { double.fact.fullName } else { nil }
        }
        guard !names.contains("reset()") else { return }
        out.add("", "/// Forgets all records and stubs.")
        out.add("\(plan.isActor ? "nonisolated " : "")func reset() {")
        out.indented { out in
            if plan.isLocked {
                out.add("doubleState.write { $0 = DoubleStorage() }")
            } else {
                for variable in plan.stored where !variable.isStatic {
                    out.add("\(variable.name) = \(variable.initial)")
                }
            }
        }
        out.add("}")
    }
}

/// A variable that a double stores, with the value it starts with.
struct StoredVariable {
    var name: String
    var type: String
    var initial: String
    var isStatic: Bool

    var declaration: String {
        initial == "nil" && (type.hasSuffix("?") || type.hasSuffix("!")) ? ": \(type)" : ": \(type) = \(initial)"
    }
}

extension DoublePlan {
    /// Everything the double stores, in order of the requirements.
    var stored: [StoredVariable] {
        requirements.flatMap { requirement -> [StoredVariable] in
            switch requirement {
            case .method(let double): double.stored
            case .property(let double): double.stored
            }
        }
    }
}

extension MethodDouble {
    var stored: [StoredVariable] {
        let isStatic = fact.info.isStatic
        func stored(_ variable: DoubleVariable?, _ initial: String) -> StoredVariable? {
            variable.map { StoredVariable(name: $0.name, type: $0.type, initial: initial, isStatic: isStatic) }
        }
        return [
            stored(throwableError, "nil"), stored(callsCount, "0"), stored(received, "nil"),
            stored(receivedInvocations, "[]"), stored(returnValue, "nil"), stored(returnValues, "[]"),
            stored(closure, "nil"),
        ].compactMap { $0 }
    }
}

extension PropertyDouble {
    var stored: [StoredVariable] {
        let isStatic = fact.info.isStatic
        func stored(_ variable: DoubleVariable?, _ initial: String) -> StoredVariable? {
            variable.map { StoredVariable(name: $0.name, type: $0.type, initial: initial, isStatic: isStatic) }
        }
        let value = initialValue.map {
            StoredVariable(name: "underlying" + upperFirst(stem), type: type, initial: $0, isStatic: isStatic)
        }
        return [
            stored(getCallsCount, "0"), stored(setCallsCount, "0"), stored(throwableError, "nil"),
            stored(closure, "nil"), stored(underlying, "nil"), value,
        ].compactMap { $0 }
    }
}

func upperFirst(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

/// Declarations that every file of doubles needs once.
private let doubleSupport = [
    "/// What a double records and is told to answer, behind one lock.",
    "private final class DoubleState<State>: @unchecked Sendable {",
    "    private let lock = NSLock()",
    "    private var state: State",
    "",
    "    init(_ state: State) {",
    "        self.state = state",
    "    }",
    "",
    "    func read<Value>(_ body: (State) -> Value) -> Value {",
    "        lock.lock()",
    "        defer { lock.unlock() }",
    "        return body(state)",
    "    }",
    "",
    "    @discardableResult",
    "    func write<Value>(_ body: (inout State) -> Value) -> Value {",
    "        lock.lock()",
    "        defer { lock.unlock() }",
    "        return body(&state)",
    "    }",
    "}",
    "",
    "/// Says that a member was used that nobody has stubbed.",
    "private func recordUnstubbed(_ member: String, hint: String) {",
    "    let message = \"\\(member) was used but not stubbed. Write: \\(hint)\"",
    "    #if canImport(Testing)",
    "    if Test.current != nil {",
    "        Issue.record(Comment(rawValue: message))",
    "        return",
    "    }",
    "    #endif",
    "    #if canImport(XCTest)",
    "    XCTFail(message)",
    "    #endif",
    "}",
    "",
    "/// What a throwing member throws that nobody has stubbed.",
    "private struct UnstubbedError: Error, CustomStringConvertible {",
    "    var member: String",
    "    var description: String { \"\\(member) is not stubbed\" }",
    "}",
]
