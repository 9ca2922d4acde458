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
        out.add(text + " {")
        out.indented { body.print(&$0) }
        out.add("}")
    }

    private var text: String {
        var words = signature.modifiers
        words.append("func \(fact.name)\(Signature.generics(fact.generics))(\(Signature.parameters(fact.parameters)))")
        if !fact.effects.text.isEmpty { words.append(fact.effects.text) }
        if let result = fact.result { words.append("-> \(result.text)") }
        let clause = Signature.whereClause(fact.generics)
        if !clause.isEmpty { words.append(clause) }
        return words.joined(separator: " ")
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

    /// `_ id: Int, for name: String`
    static func parameters(_ list: [ParameterFact], areSubscript: Bool = false) -> String {
        list.map { parameter in
            var names = "\(parameter.label ?? "_") \(parameter.name)"
            if parameter.label == parameter.name, !areSubscript { names = parameter.name }
            if parameter.label == nil, areSubscript { names = parameter.name }
            return "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
        }.joined(separator: ", ")
    }
}
