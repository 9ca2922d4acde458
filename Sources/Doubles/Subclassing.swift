import Facts

/// A class as a subclass can stand for it in a test: with the members that a subclass can override.
///
/// The rules are those of The Swift Programming Language ("Overriding", "Preventing Overrides"): instance members that
/// are declared in a class itself and not `final`. What is stored stays as it is: a test reads and sets it.
struct Subclassing {
    /// The class.
    let fact: TypeFact
    /// All facts that may matter, superclasses among them.
    let index: FactIndex

    /// The class and its superclasses, as far as the sources declare them, nearest first.
    var line: [TypeFact] {
        var line = [fact]
        while let next = line.last.flatMap({ index.superclass(of: $0)?.fact }), !line.contains(next) {
            line.append(next)
        }
        return line
    }

    /// The classes with nothing but what can be overridden.
    var owners: [TypeFact] {
        line.map { owner in
            var owner = owner
            owner.members = owner.members.filter(canOverride)
            return owner
        }
    }

    /// Whether the class says that it may be used from anywhere.
    var isSendable: Bool {
        line.contains { $0.inherits.contains { $0.unattributed.lastName == "Sendable" } }
    }

    /// Why no subclass can stand for it; `nil` when one can.
    var obstacle: String? {
        if fact.info.has("final") { return "it is final; put a protocol before it, or take `final` away" }
        if fact.isLocal || !fact.info.access.isTestable { return "it is private" }
        if !fact.generics.parameters.isEmpty { return "it is generic; put a protocol before it" }
        if owners.allSatisfy(\.members.isEmpty) { return "it has no member that a subclass can override" }
        return nil
    }

    private func canOverride(_ member: Member) -> Bool {
        switch member {
        case .method(let method):
            isOpen(method.info) && !method.isOperator && isOrdinary(method.result)
                && method.parameters.allSatisfy { isOrdinary($0.type) }
        case .property(let property):
            isOpen(property.info) && property.accessors != nil && !property.isStored && isOrdinary(property.type)
                && property.type != nil && property.accessors?.getterModifiers.isEmpty == true
        default: false
        }
    }

    private func isOpen(_ info: DeclarationInfo) -> Bool {
        info.access.isTestable && !info.isStatic && info.conditions.isEmpty
            && !["final", "override", "required", "class", "lazy"].contains(where: info.has)
    }

    /// Whether a type can be written in an override: no opaque type, nothing that means the class itself.
    private func isOrdinary(_ type: TypeRef?) -> Bool {
        guard let type else { return true }
        return !type.text.contains("some ") && !type.mentionedNames.contains { $0 == "Self" || $0.hasPrefix("Self.") }
    }
}
