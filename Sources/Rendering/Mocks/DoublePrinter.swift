import Algorithms
import Doubles
import Facts
import Project

/// Prints doubles as one Swift file.
///
/// - Parameters:
///   - plans: The doubles, printed in the order of their names.
///   - testableImports: Modules to import with `@testable`.
public func renderDoubles(_ plans: [DoublePlan], testableImports: [String]) -> String {
    let plans = plans.sorted { $0.name < $1.name }
    // Each double is text as soon as it is printed: thousands of them as lines would fill the memory.
    let printed = concurrentMap(plans) { plan in
        let out = DoublePrinter(plan: plan).print()
        return (text: finished(out.lines), support: out.support)
    }
    let doubles = printed.map { "\n" + $0.text }.joined()
    let support = printed.reduce(into: Set<DoubleSupport>()) { $0.formUnion($1.support) }
    let reports = !support.isDisjoint(with: [.unstubbed, .expectations])
    let locks = support.contains(.lock)
    let header = DoublesHeader(plans, testableImports: testableImports)
    var text = finished(header.lines(reports: reports, locks: locks)) + doubles
    let shadowed = plans.reduce(into: Set<String>()) { $0.formUnion($1.shadowed) }
    for part in DoubleSupport.allCases where support.contains(part) {
        text += "\n" + part.text(beside: shadowed) + "\n"
    }
    return text
}

private func finished(_ lines: [String]) -> String { tidied(lines.joined(separator: "\n")) }

/// Prints one double.
struct DoublePrinter {
    let plan: DoublePlan

    private var access: String { plan.access == .internal ? "" : plan.access.rawValue + " " }

    func print() -> Lines {
        var out = Lines()
        let condition = plan.protocols.flatMap(\.info.conditions).map { "(\($0))" }.joined(separator: " && ")
        if !condition.isEmpty { out.add("#if \(condition)") }
        for constraint in plan.constraints { add(constraint, to: &out) }
        for attribute in plan.availability { out.add(attribute) }
        if let isolation = plan.isolation, !plan.inheritsIsolation { out.add(isolation) }
        let keyword = plan.isActor ? "actor" : (plan.isFinal || plan.isLocked ? "final class" : "class")
        let isSendable = plan.isLocked && !plan.isActor && plan.isolation == nil
        let conformances =
            [plan.superclass].compactMap { $0 } + plan.conformances + (isSendable ? ["@unchecked Sendable"] : [])
        let heads = conformances.joined(separator: ", ") + plan.whereClause
        let inherited = heads.isEmpty ? "" : ": \(heads)"
        out.add("\(access)\(keyword) \(plan.name)\(plan.generics)\(inherited) {")
        out.indented { out in
            for alias in plan.typealiases { out.add(access + alias) }
            addState(&out)
            if let store = plan.store { FakePrinter(plan: plan, store: store).printState(&out) }
            addPlainInit(&out)
            PropertiesInitPrinter(plan: plan).print(&out)
            for requirement in plan.requirements {
                out.add("")
                wrap(requirement.info, &out) { add(requirement, to: &$0) }
            }
            for member in plan.extraMembers { out.add("", member.hasPrefix("private ") ? member : access + member) }
            if plan.isFed { out.use(.feed) }
            if let closures = plan.closures { addClosures(closures, to: &out) }
            if plan.isStubbed, plan.hasOwnReset { addReset(&out) }
            if plan.kind?.expects == true { ExpectationPrinter(plan: plan).print(&out) }
        }
        out.add("}")
        if !condition.isEmpty { out.add("#endif") }
        return out
    }

    /// A name for what an associated type has to conform to, by `#if`.
    private func add(_ constraint: DoublePlan.Constraint, to out: inout Lines) {
        for (position, variant) in constraint.variants.enumerated() {
            out.add("\(position == 0 ? "#if" : "#elseif") \(variant.condition)")
            out.add("\(access)typealias \(constraint.name) = \(variant.type)")
        }
        out.add("#else", "\(access)typealias \(constraint.name) = Any", "#endif")
    }

    private func add(_ requirement: DoublePlan.Requirement, to out: inout Lines) {
        switch requirement {
        case .method(let double): MethodPrinter(double: double, plan: plan).print(&out)
        case .property(let double): PropertyPrinter(double: double, plan: plan).print(&out)
        case .initializer(let double): InitializerPrinter(double: double, plan: plan).print(&out)
        case .subscript(let double): SubscriptPrinter(double: double, plan: plan).print(&out)
        }
    }

    /// The struct that is handed over, whose closures call the double.
    private func addClosures(_ fact: TypeFact, to out: inout Lines) {
        out.add("", "/// What stands for the real one: each closure calls the method of its name.")
        out.add("\(access)var closures: \(fact.qualifiedName) {")
        out.indented { out in
            out.add("\(fact.qualifiedName)(")
            out.indented { out in
                let methods = fact.members.methods
                for (position, method) in methods.enumerated() {
                    let arguments = method.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
                    let marks = (method.effects.canThrow ? "try " : "") + (method.effects.isAsync ? "await " : "")
                    let end = position == methods.count - 1 ? ")" : ","
                    out.add("\(method.name): { \(marks)self.\(method.name)(\(arguments)) }\(end)")
                }
            }
        }
        out.add("}")
    }

    private func wrap(_ info: DeclarationInfo, _ out: inout Lines, _ body: (inout Lines) -> Void) {
        let condition = info.conditions.map { "(\($0))" }.joined(separator: " && ")
        if !condition.isEmpty { out.add("#if \(condition)") }
        body(&out)
        if !condition.isEmpty { out.add("#endif") }
    }

    /// Everything that changes, in one value behind one lock; what is static in another.
    private func addState(_ out: inout Lines) {
        let own = plan.stored.filter { !$0.isStatic }
        let shared = plan.stored.filter(\.isStatic)
        if plan.isLocked, plan.isStubbed {
            addStruct("DoubleStorage", own, &out)
            let nonisolated = plan.marksNonisolated ? "nonisolated " : ""
            out.add("", "private \(nonisolated)let \(plan.stateName()) = DoubleState(DoubleStorage())", "")
            out.use(.lock)
        }
        if !shared.isEmpty {
            addStruct("StaticStorage", shared, &out)
            let nonisolated = plan.isolation == nil ? "" : "nonisolated "
            out.use(plan.generics.isEmpty ? .lock : .statics)
            out.add(
                "",
                plan.generics.isEmpty
                    ? "private \(nonisolated)static let \(plan.stateName(isStatic: true)) = DoubleState(StaticStorage())"
                    : "private \(nonisolated)static var \(plan.stateName(isStatic: true)): DoubleState<StaticStorage> { "
                        + "DoubleStatics.state(of: Self.self, StaticStorage()) }", "")
        }
    }

    private func addStruct(_ name: String, _ variables: [StoredVariable], _ out: inout Lines) {
        out.add("private struct \(name) {")
        out.indented { out in
            for variable in variables {
                if !variable.condition.isEmpty { out.add("#if \(variable.condition)") }
                out.add(laidOut: variable.declaration)
                if !variable.condition.isEmpty { out.add("#endif") }
            }
        }
        out.add("}")
    }

    /// `init()`, unless a requirement is that one.
    private func addPlainInit(_ out: inout Lines) {
        let isRequired = plan.requirements.contains { requirement in
            if case .initializer(let double) = requirement { double.fact.parameters.isEmpty } else { false }
        }
        // A subclass that initialises all it adds inherits every initialiser.
        if !isRequired, !plan.isSubclass, plan.superclass == nil { out.add("\(access)init() {}") }
    }

    private func addReset(_ out: inout Lines) {
        if !hasReset(isStatic: false) {
            out.add("", "/// Forgets all records and stubs.")
            let name = plan.requirements.contains(where: \.isPropertyNamedReset) ? "resetDouble" : "reset"
            out.add("\(access)\(plan.marksNonisolated ? "nonisolated " : "")func \(name)() {")
            out.indented { addResetBody(&$0) }
            out.add("}")
        }
        guard plan.stored.contains(where: \.isStatic) else { return }
        out.add("", "/// Forgets all records and stubs of static members.")
        let name = hasReset(isStatic: true) ? "resetStatics" : "reset"
        out.add("\(access)\(plan.isolation == nil ? "" : "nonisolated ")static func \(name)() {")
        out.add("    \(plan.stateName(isStatic: true)).write { $0 = StaticStorage() }", "}")
    }

    /// Whether a requirement is called so already.
    private func hasReset(isStatic: Bool) -> Bool {
        plan.requirements.contains { requirement in
            guard case .method(let double) = requirement else { return false }
            return double.fact.parameters.isEmpty && double.fact.name == "reset"
                && double.fact.info.isStatic == isStatic
        }
    }

    private func addResetBody(_ out: inout Lines) {
        if plan.isLocked {
            out.add("\(plan.stateName()).write { $0 = DoubleStorage() }")
            return
        }
        for variable in plan.stored where !variable.isStatic {
            if !variable.condition.isEmpty { out.add("#if \(variable.condition)") }
            out.add("\(variable.name) = \(variable.initial)")
            if !variable.condition.isEmpty { out.add("#endif") }
        }
    }
}

extension DoublePlan.Requirement {
    /// Whether it takes the name of what forgets all records.
    fileprivate var isPropertyNamedReset: Bool {
        if case .property(let double) = self { double.fact.name == "reset" } else { false }
    }
}

extension DoublePlan {
    /// Whether a parent of its protocols isolates it. It is by conforming, and to say so would isolate what the protocols
    /// themselves leave open, in the Swift 5 language mode.
    fileprivate var inheritsIsolation: Bool {
        closures == nil
            && protocols.allSatisfy { fact in
                fact.kind == .protocol && !fact.info.attributes.contains { "@" + $0.name == isolation }
            }
    }
}
