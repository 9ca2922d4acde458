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
            result += [fact] + inherited.found
            for missing in inherited.unknown {
                if let standard = StandardProtocols.named(missing.type.unattributed.lastName ?? "") {
                    result.append(standard)
                } else {
                    refuseMissing(missing.type, of: missing.of, for: fact)
                }
            }
        }
        let owners = Array(result.uniqued())
        for owner in owners { refuseSPI(of: owner) }
        refuseSuperclass(of: owners)
        return diagnostics.isEmpty ? owners : nil
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

    private mutating func refuseMissing(_ type: TypeRef, of owner: TypeFact, for fact: TypeFact) {
        let name = type.unattributed.lastName ?? ""
        if KnownProtocol.named(name) != nil || superclass?.stands(for: name) == true { return }
        if case .suppressed = type { return }
        refuse(
            "\(fact.name): the requirements of \(type.text) are not in the sources", owner.info,
            "missing-inherited-protocol",
            notes: ["needed by \(owner.name)", "add the sources that declare \(type.text)"])
    }

    /// What is SPI is hidden from a plain `@testable import`.
    private mutating func refuseSPI(of owner: TypeFact) {
        let hidden = [owner.info] + owner.members.compactMap(\.info)
        guard let info = hidden.first(where: { $0.attribute("_spi") != nil }) else { return }
        refuse("\(owner.name): it asks for what is SPI, which an import does not show", info, "spi-requirement")
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
