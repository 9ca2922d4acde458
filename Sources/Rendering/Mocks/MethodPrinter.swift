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
        for attribute in fact.info.attributes where signature.keeps(attribute) { out.add(attribute.text) }
        out.add(laidOut: head + " {")
        out.indented { body.print(&$0) }
        out.add("}")
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

    /// Whether an attribute is written again: an override takes those over that say how the member is called.
    func keeps(_ attribute: AttributeFact) -> Bool {
        if plan.isSubclass, !["discardableResult", "available", "MainActor", "Sendable"].contains(attribute.name) {
            return false
        }
        return !["objc", "MainActor"].contains(attribute.name) || plan.isolation == nil && attribute.name == "MainActor"
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
        let parameters = clause.parameters.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name + (parameter.constraint.map { ": " + $0.text } ?? "")
        }
        return "<\(parameters.joined(separator: ", "))>"
    }

    static func whereClause(_ clause: GenericClause) -> String {
        clause.requirements.isEmpty ? "" : "where " + clause.requirements.map(\.text).joined(separator: ", ")
    }

    /// `(_ id: Int, for name: String)`
    static func parameters(_ list: [ParameterFact], areSubscript: Bool = false) -> Layout {
        let items = list.map { parameter in
            var names = "\(parameter.label ?? "_") \(parameter.name)"
            if parameter.label == parameter.name, !areSubscript { names = parameter.name }
            if parameter.label == nil, areSubscript { names = parameter.name }
            return Layout("\(names): ") + parameter.type.layout + (parameter.isVariadic ? "..." : "")
        }
        return .list("(", items, ")", closesApart: true)
    }
}
