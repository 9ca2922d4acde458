import Algorithms
import Facts

extension DoublePlanner {
    /// The class it stands for; `nil` for protocols.
    var subclassing: Subclassing? {
        protocols.first { $0.kind == .class }.map { Subclassing(fact: $0, index: index) }
    }

    /// The class with its superclasses, or the protocols with all they inherit, each once; `nil` when it cannot be done.
    mutating func owners() -> [TypeFact]? {
        if let subclassing {
            if let obstacle = subclassing.obstacle {
                refuse("the class \(subclassing.fact.name): \(obstacle)", subclassing.fact.info, "no-subclass")
                return nil
            }
            return subclassing.owners
        }
        var result: [TypeFact] = []
        for fact in protocols {
            refuseUnreachable(fact)
            let inherited = index.inheritedProtocols(of: fact)
            result += [fact] + inherited.found.map(freed)
            let asked = Set(([fact] + inherited.found).flatMap(\.namesOfAsked))
            for missing in inherited.unknown {
                if let standard = StandardProtocols.named(missing.type.unattributed.lastName ?? "", asked: asked) {
                    result.append(freed(standard))
                } else {
                    refuseMissing(missing.type, of: missing.of, for: fact)
                }
            }
        }
        let owners = Array(result.uniqued())
        refuseCircles(in: owners)
        refuseSuperclass(of: owners)
        return diagnostics.isEmpty ? owners : nil
    }

    /// A parent whose requirements nobody isolates, where the double is isolated: it is used by those who know nothing of it.
    private func freed(_ parent: TypeFact) -> TypeFact {
        if isolation == nil { return parent }
        if case .globalActor = index.isolation(of: parent) { return parent }
        return parent.nonisolated { info in index.globalActor(in: info.attributes) == nil && !info.has("nonisolated") }
    }

    mutating func refuse(_ what: String, _ info: DeclarationInfo, _ rule: String, notes: [String] = []) {
        diagnostics.append(Diagnostic(.error, "cannot double \(what)", at: info.location, rule: rule, notes: notes))
    }

    private mutating func refuseUnreachable(_ fact: TypeFact) {
        if fact.isLocal || !fact.info.access.isTestable {
            refuse("\(fact.name): it is private, which no test can name", fact.info, "private-protocol")
        }
        if fact.info.isUnavailable { refuse("\(fact.name): it is unavailable", fact.info, "unavailable-protocol") }
    }

    /// Protocols of the standard library whose conforming types are values with laws.
    private static let arithmetic: Set<String> = [
        "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "SignedInteger", "UnsignedInteger",
        "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "DurationProtocol", "SetAlgebra", "OptionSet",
        "StringProtocol", "SIMD", "SIMDScalar", "VectorArithmetic",
    ]

    private mutating func refuseMissing(_ type: TypeRef, of owner: TypeFact, for fact: TypeFact) {
        let name = type.unattributed.lastName ?? ""
        if KnownProtocol.named(name) != nil || superclass?.stands(for: name) == true { return }
        if case .suppressed = type { return }
        if Self.arithmetic.contains(name) {
            return refuse(
                "\(fact.name): \(name) asks for the arithmetic of values, which no answers stand for; use a value of the "
                    + "standard library in tests", owner.info, "value-protocol")
        }
        refuse(
            "\(fact.name): the requirements of \(type.text) are not in the sources", owner.info,
            "missing-inherited-protocol",
            notes: [
                "needed by \(owner.name)",
                "add the folder that declares \(type.text) to `sources` in .testgen.yml; where there is none, write a "
                    + "\(self.name) into the tests, which is used as it is",
            ])
    }

    /// Whether the compiler goes round in circles over a member: it asks, by a generic clause of its own, for a type that asks
    /// for an associated type of the double.
    func isCircular(_ member: Member, of owner: TypeFact) -> Bool {
        guard let clause = member.generics, !clause.requirements.isEmpty else { return false }
        return member.signature.contains { type in
            var found = false
            _ = type.mapped { node in
                guard case .named(let parts) = node,
                    let position = parts.last?.arguments.firstIndex(of: .simple("Self")),
                    let generics = index.declaration(of: node, from: owner.scopeInside)?.generics,
                    position < generics.parameters.count
                else { return node }
                let name = generics.parameters[position].name
                let names = generics.requirements.flatMap { $0.left.mentionedNames + $0.right.mentionedNames }
                found = found || names.contains { $0.hasPrefix(name + ".") }
                return node
            }
            return found
        }
    }

    /// Refuses protocols with members that no generic class can have, unless they have them already.
    private mutating func refuseCircles(in owners: [TypeFact]) {
        for owner in owners where !owner.members.associatedTypes.isEmpty {
            for member in owner.members where isCircular(member, of: owner) {
                guard let fact = protocols.first, let info = member.info, !hasDefault(member, of: owner) else {
                    continue
                }
                refuse(
                    "\(fact.name): \(member.fullName ?? "a member") asks for a type that leads back to the double itself, "
                        + "which no generic class can; write it by hand", info, "self-referential")
            }
        }
    }

    /// Whether an extension of a protocol gives a member to everybody.
    func hasDefault(_ member: Member, of owner: TypeFact) -> Bool {
        index.extensions(of: owner).contains { fact in
            fact.requirements.isEmpty && fact.members.contains { $0.fullName == member.fullName }
        }
    }

    private mutating func refuseSuperclass(of owners: [TypeFact]) {
        guard let superclass, let fact = protocols.first else { return }
        if let obstacle = superclass.obstacle {
            refuse("\(fact.name): \(obstacle)", fact.info, "no-subclass")
        } else if owners.contains(where: { !$0.members.initializers.isEmpty }) {
            refuse(
                "\(fact.name): it asks for initializers and for inheriting from \(superclass.name)", fact.info,
                "no-subclass")
        }
    }
}

extension Superclass {
    /// Whether a name in an inheritance list refers to this class.
    func stands(for other: String) -> Bool { name == other || (name == "NSObject" && other == "NSObjectProtocol") }
}

extension DeclarationInfo {
    /// Whether `@available(*, unavailable)` stands before it.
    var isUnavailable: Bool {
        attributes.contains { $0.name == "available" && $0.text.contains("unavailable") && $0.text.contains("*") }
    }
}

extension TypeFact {
    /// The names that a protocol's generic clauses and members speak of, the last of each path.
    fileprivate var namesOfAsked: [String] {
        let clauses = generics.requirements + members.associatedTypes.flatMap(\.requirements)
        let types = clauses.flatMap { [$0.left, $0.right] } + members.flatMap(\.signature)
        return types.flatMap(\.mentionedNames).flatMap { $0.split(separator: ".").map(String.init) }
    }
}

extension TypeFact {
    /// The protocol with requirements that no actor isolates, as far as these are open to that.
    fileprivate func nonisolated(where isOpen: (DeclarationInfo) -> Bool) -> TypeFact {
        func freed(_ info: DeclarationInfo) -> DeclarationInfo {
            var info = info
            if isOpen(info) { info.modifiers.append("nonisolated") }
            return info
        }
        var fact = self
        fact.members = members.map { member in
            switch member {
            case .method(var fact):
                fact.info = freed(fact.info)
                return .method(fact)
            case .property(var fact):
                fact.info = freed(fact.info)
                return .property(fact)
            case .initializer(var fact):
                fact.info = freed(fact.info)
                return .initializer(fact)
            case .subscript(var fact):
                fact.info = freed(fact.info)
                return .subscript(fact)
            default: return member
            }
        }
        return fact
    }
}
