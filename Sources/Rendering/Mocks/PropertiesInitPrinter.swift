import Doubles
import Facts

/// Prints an initialiser that takes the values of a double's properties, each of which may be left out.
struct PropertiesInitPrinter {
    let plan: DoublePlan

    /// The properties that keep what they are given.
    private var properties: [PropertyDouble] {
        plan.requirements.compactMap { requirement in
            guard case .property(let double) = requirement, !double.fact.info.isStatic, double.isKept,
                double.cast == nil, double.closure == nil, double.fact.info.conditions.isEmpty,
                !plan.deprecated.contains(double.fact.info.location), !["self", "`self`"].contains(double.fact.name)
            else { return nil }
            return double
        }
    }

    private var isWanted: Bool {
        let hasOwn = plan.requirements.contains { if case .initializer = $0 { true } else { false } }
        return plan.isMadeOfProperties && plan.isStubbed && !hasOwn && !plan.isSubclass && plan.superclass == nil
            && !properties.isEmpty
    }

    func print(_ out: inout Lines) {
        guard isWanted else { return }
        let parameters = properties.map { double in
            Layout("\(double.fact.name): ") + taken(double.type).layout + Layout([.equals]) + "nil"
        }
        let access = plan.access == .internal ? "" : plan.access.rawValue + " "
        let words = access + (plan.isActor ? "" : "convenience ")
        out.add("")
        out.add(laidOut: .call("\(words)init", parameters) + " {")
        out.indented { out in
            out.add("self.init()")
            for double in properties { set(double, &out) }
        }
        out.add("}")
    }

    /// A type with `nil` for what is left out.
    private func taken(_ type: TypeRef) -> TypeRef {
        if case .implicitlyUnwrapped(let inner) = type { return .optional(inner) }
        return type.isOptional ? type : .optional(type)
    }

    private func set(_ double: PropertyDouble, _ out: inout Lines) {
        let name = double.fact.name
        let value = Layout("\(double.valueName) = \(name)")
        let line = plan.isLocked ? Layout("\(plan.stateName()).write ") + .braced("$0." + value) : "self." + value
        if taken(double.type) == double.type || taken(double.type) != .optional(double.type) {
            out.add(laidOut: line)
        } else {
            out.add("if let \(name) {")
            out.indented { $0.add(laidOut: line) }
            out.add("}")
        }
    }
}
