import Doubles
import Facts

/// Prints one method of a double with its records.
struct MethodPrinter {
    let double: MethodDouble
    let plan: DoublePlan

    private var fact: MethodFact { double.fact }
    private var signature: Signature { Signature(plan: plan, info: fact.info) }
    private var body: CallBody { CallBody(double: double, plan: plan) }

    func print(_ out: inout Lines) {
        out.add("// MARK: - \(fact.name)", "")
        body.printRecords(plan.stored(.method(double)), &out)
        for attribute in signature.attributes { out.add(attribute) }
        out.add(laidOut: head + " {")
        out.indented { body.print(&$0) }
        out.add("}")
        if plan.isStubbed, let feed = double.feed {
            FeedPrinter(feed: feed, plan: plan, member: "\(plan.name).\(fact.fullName)").printMethods(&out)
        }
    }

    private var head: Layout {
        let words = signature.modifiers + ["func \(fact.name)\(Signature.generics(fact.generics))"]
        return signature.head(
            words, Signature.parameters(fact.parameters), effects: fact.effects, result: fact.result,
            generics: fact.generics)
    }
}

/// The parts of a declaration's head.
struct Signature {
    let plan: DoublePlan
    let info: DeclarationInfo

    /// Access and modifiers that a member of a class or actor may carry.
    var modifiers: [String] {
        var words: [String] = []
        if plan.access != .internal { words.append(plan.access.rawValue) }
        if plan.isSubclass { words.append("override") }
        let dropped: Set = [
            "mutating", "nonmutating", "public", "internal", "open", "package", "optional", "class", "dynamic",
        ]
        words += info.modifiers.filter { !dropped.contains($0) }
        if info.modifiers.contains("class") { words.append("static") }
        return words
    }

    /// The attributes that are written again, and the one that says that a member speaks of what is deprecated.
    var attributes: [String] {
        let kept = info.attributes.filter(keeps).compactMap(\.written)
        let isSaid = info.isDeprecated || plan.availability.contains { $0.contains("deprecated") }
        return plan.deprecated.contains(info.location) && !isSaid ? kept + ["@available(*, deprecated)"] : kept
    }

    /// Whether an attribute is written again: those that say how a member is called. An override takes over fewer.
    private func keeps(_ attribute: AttributeFact) -> Bool {
        if plan.isSubclass {
            return ["discardableResult", "available", "MainActor", "Sendable"].contains(attribute.name)
        }
        if plan.builders.contains(attribute.name) { return false }
        if attribute.name == "MainActor" { return plan.isolation == nil }
        if attribute.name.hasPrefix("_") { return ["_lifetime", "_disfavoredOverload"].contains(attribute.name) }
        return !["objc", "nonobjc", "inlinable", "inline", "usableFromInline"].contains(attribute.name)
    }

    /// A declaration from its first word to its requirements.
    func head(
        _ words: [String], _ parameters: Layout, effects: Effects, result: TypeRef? = nil, generics: GenericClause
    ) -> Layout {
        var head = Layout(words.joined(separator: " ")) + parameters
        if !effects.text.isEmpty { head += Layout(" " + effects.text) }
        if let result { head += " -> " + result.layout }
        let clause = Self.whereClause(generics)
        return clause.isEmpty ? head : head + Layout(" " + clause)
    }

    static func generics(_ clause: GenericClause) -> String {
        guard !clause.parameters.isEmpty else { return "" }
        return "<\(clause.parameters.map(\.text).joined(separator: ", "))>"
    }

    static func whereClause(_ clause: GenericClause) -> String {
        clause.requirements.isEmpty ? "" : "where " + clause.requirements.map(\.text).joined(separator: ", ")
    }

    /// `(_ id: Int, for name: String)`
    static func parameters(_ list: [ParameterFact], areSubscript: Bool = false) -> Layout {
        let items = list.map { parameter in
            var names = "\(parameter.label ?? "_") \(parameter.name)"
            if let label = parameter.label, [label, "`\(label)`"].contains(parameter.name), !areSubscript {
                names = label
            }
            if parameter.label == nil, areSubscript { names = parameter.name }
            return Layout("\(names): ") + parameter.type.layout + (parameter.isVariadic ? "..." : "")
        }
        return .list("(", items, ")", closesApart: true)
    }
}
