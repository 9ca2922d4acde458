import Algorithms
import Facts
import OrderedCollections

extension Resolver {
    /// `services: Services`, where `Services` is `HasAPI & HasStore` or a struct of dependencies.
    ///
    /// What it carries becomes dependencies of their own, named by their path.
    mutating func readBundle(_ point: InjectionPoint) -> Bool {
        if case .tuple(let elements) = index.expanded(point.parameter.type, from: point.scope).unattributed,
            elements.count > 1
        {
            return readTuple(elements, point)
        }
        return switch index.dependencyKind(of: point.parameter.type, from: point.scope, generics: sut.generics) {
        case .protocols(let facts): readComposition(facts, point)
        case .value(let fact): readStruct(fact, point)
        default: false
        }
    }

    /// Protocols that do nothing but have dependencies.
    private mutating func readComposition(_ protocols: [TypeFact], _ point: InjectionPoint) -> Bool {
        if options.offer(protocols).existing != nil { return false }
        let all = OrderedSet(protocols.flatMap { [$0] + index.inheritedProtocols(of: $0).found })
        guard all.allSatisfy({ $0.kind == .protocol && $0.members.allSatisfy(\.isProperty) }),
            index.inherits(onlyKnown: protocols)
        else { return false }
        let pairs = all.flatMap { fact in fact.members.properties.map { (fact, $0) } }
        var parts: [Part] = []
        for (fact, property) in pairs where !parts.contains(where: { $0.name == property.name }) {
            guard let type = property.type, property.accessors?.getter.text ?? "" == "",
                let found = replacement(for: type, from: fact.scopeInside), !found.isUnresolved
            else { return false }
            let isVariable = property.accessors?.hasSetter == true
            parts.append(
                Part(
                    name: property.name, type: type, label: property.name, found: found,
                    place: property.info.location, isVariable: isVariable))
        }
        guard !parts.isEmpty else { return false }
        let isClass = all.contains { index.conformances(of: $0).contains("AnyObject") || $0.isClassBound }
        bundles.append(
            Bundle(
                parameter: point.parameter.name, type: bundleName(point.parameter),
                conformances: protocols.map(\.qualifiedName), isClass: isClass, fields: dependencies(of: parts, point)))
        return true
    }

    /// The name of the type that the factory declares to carry dependencies.
    private func bundleName(_ parameter: ParameterFact) -> String {
        let name = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
        return name == "Dependencies" ? "SUTDependencies" : name
    }

    /// A struct whose every stored property is a dependency, or has a value.
    private mutating func readStruct(_ fact: TypeFact, _ point: InjectionPoint) -> Bool {
        guard fact.kind == .struct, fact.generics.isEmpty else { return false }
        let construction = ConstructionChoice(sut: fact, index: index, wanted: nil).construction()
        guard [.initializer, .memberwise].contains(construction.kind), construction.effects == Effects(),
            !construction.isFailable
        else { return false }
        var parts: [Part] = []
        for parameter in construction.parameters {
            let found = replacement(for: parameter.type, from: fact.scopeInside)
            guard let found, !found.isUnresolved else {
                if parameter.defaultValue != nil { continue }
                return false
            }
            parts.append(
                Part(
                    name: parameter.name, type: parameter.type, label: parameter.label, found: found,
                    place: construction.location ?? fact.info.location, isVariable: false))
        }
        let isAllValues = parts.allSatisfy { if case .value = $0.found.double { true } else { false } }
        guard !parts.isEmpty, !isAllValues else { return false }
        bundles.append(
            Bundle(parameter: point.parameter.name, type: fact.qualifiedName, fields: dependencies(of: parts, point)))
        return true
    }

    /// `(api: any API, log: any Log)`: a tuple of nothing but dependencies.
    private mutating func readTuple(_ elements: [TypeRef.Element], _ point: InjectionPoint) -> Bool {
        var parts: [Part] = []
        for (number, element) in elements.enumerated() {
            guard let found = replacement(for: element.type, from: point.scope), !found.isUnresolved else {
                return false
            }
            parts.append(
                Part(
                    name: element.label ?? "\(point.parameter.name)\(number)", type: element.type, label: element.label,
                    path: element.label ?? "\(number)", found: found, place: point.place, isVariable: false))
        }
        bundles.append(Bundle(parameter: point.parameter.name, type: "", fields: dependencies(of: parts, point)))
        return true
    }

    private struct Part {
        var name: String
        var type: TypeRef
        var label: String?
        /// The member's name, when that is not the part's.
        var path: String?
        var found: Replacement
        var place: SourceLocation
        var isVariable: Bool
    }

    /// Adds a dependency for each part.
    private mutating func dependencies(of parts: [Part], _ point: InjectionPoint) -> [Bundle.Field] {
        parts.map { part in
            let name = freeName(part.name)
            let member = part.path ?? part.name
            let inside = point.paths.map { "\($0).\(member)" }
            let paths = inside + point.stored.names(of: "\(point.parameter.name).\(member)")
            add(
                Dependency(
                    name: name, type: part.type, style: .initializer,
                    origin: .registered(part.place, askedAt: point.place), double: part.found.double,
                    handover: .member(of: point.parameter.name, label: part.label), accessPaths: Array(paths.uniqued()),
                    isOptional: part.type.isOptional, imports: part.found.imports,
                    projection: part.found.projection, support: part.found.support))
            return Bundle.Field(
                label: part.label, type: part.type.text, dependency: name, isVariable: part.isVariable)
        }
    }
}

extension Replacement {
    var isUnresolved: Bool { if case .unresolved = double { true } else { false } }
}

extension FactIndex {
    /// Whether protocols inherit nothing that nobody declares, markers aside.
    fileprivate func inherits(onlyKnown protocols: [TypeFact]) -> Bool {
        protocols.flatMap { inheritedProtocols(of: $0).unknown }.allSatisfy { item in
            ["AnyObject", "Sendable", "Dependency"].contains(item.type.unattributed.lastName ?? "")
                || item.type.unattributed == .simple("class")
        }
    }
}

extension TypeFact {
    /// Whether only classes can conform.
    package var isClassBound: Bool {
        inherits.contains { ["AnyObject", "class", "Dependency"].contains($0.lastName ?? $0.text) }
    }
}

extension Member {
    fileprivate var isProperty: Bool {
        if case .property(let property) = self { !property.info.isStatic } else { false }
    }
}
