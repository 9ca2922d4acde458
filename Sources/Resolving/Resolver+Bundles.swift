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
                conformances: protocols.map(\.qualifiedName), isClass: isClass, actor: actor(of: all.elements),
                fields: dependencies(of: parts, point)))
        return true
    }

    /// The global actor that one of some protocols is on, so that its double is made there.
    func actor(of protocols: [TypeFact]) -> String? {
        let isolations = protocols.map { index.isolation(of: $0, defaultActor: options.defaultActor) }
        return isolations.firstNonNil { if case .globalActor(let name) = $0 { name } else { nil } }
    }

    /// The name of the type that the factory declares to carry dependencies.
    private func bundleName(_ parameter: ParameterFact) -> String {
        let name = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
        return name == "Dependencies" ? "SUTDependencies" : name
    }

    /// A struct of dependencies, whatever plain values stand among them.
    private mutating func readStruct(_ fact: TypeFact, _ point: InjectionPoint) -> Bool {
        guard fact.kind == .struct, let arguments = bundleArguments(fact, point) else { return false }
        var construction = ConstructionChoice(sut: fact, index: index, wanted: nil).construction()
        guard [.initializer, .memberwise].contains(construction.kind), construction.effects == Effects(),
            !construction.isFailable
        else { return false }
        for position in construction.parameters.indices {
            let type = construction.parameters[position].type
            construction.parameters[position].type = type.substituting(arguments)
        }
        var parts: [Part] = []
        var nested: [Dependency] = []
        var plain: [ParameterFact] = []
        for parameter in construction.parameters {
            let made = makeNested(parameter, in: fact, point)
            nested += made?.parts ?? []
            let whole = made.map { Replacement(double: .object($0.object)) }
            guard let found = whole ?? standIn(for: parameter.type, from: fact.scopeInside) else {
                plain.append(parameter)
                continue
            }
            if found.isUnresolved {
                guard parameter.defaultValue != nil else { return false }
                continue
            }
            parts.append(
                Part(
                    name: parameter.name, type: parameter.type, label: parameter.label, found: found,
                    place: construction.location ?? fact.info.location, isVariable: false))
        }
        guard
            !nested.isEmpty || parts.contains(where: \.found.isDouble)
                || !isOfClosures(plain, in: fact) && plain.contains(where: { givesValues($0.type, in: fact) })
        else { return false }
        dependencies += nested
        let carried = dependencies(of: parts, point)
        // Arguments stand in the order of the parameters.
        let fields = construction.parameters.compactMap { parameter -> Bundle.Field? in
            if let position = parts.firstIndex(where: { $0.name == parameter.name }) { return carried[position] }
            return plain.contains(parameter) ? input(parameter, in: fact, point) : nil
        }
        bundles.append(Bundle(parameter: point.parameter.name, type: fact.qualifiedName, fields: fields))
        return true
    }

    /// A struct of dependencies within another: `interactors` of a container.
    private func makeNested(
        _ parameter: ParameterFact, in fact: TypeFact, _ point: InjectionPoint
    ) -> CollaboratorMaker.Collaborator? {
        guard
            case .value(let inner) = index.dependencyKind(
                of: parameter.type, from: fact.scopeInside, generics: sut.generics),
            inner.kind == .struct
        else { return nil }
        let inside = (point.names + [point.parameter.name]).map { "\($0).\(parameter.name)" }
        return CollaboratorMaker(resolver: self, place: point.place)
            .make(inner, of: parameter.type, as: parameter.name, paths: inside)
    }

    /// What a struct of dependencies is generic over, by what the SUT is: `Kit<Link>` of a SUT that is generic over `Link`;
    /// `nil` where it is of anything else.
    private func bundleArguments(_ fact: TypeFact, _ point: InjectionPoint) -> [String: TypeRef]? {
        let written = index.expanded(point.parameter.type, from: point.scope).bare.arguments
        guard written.count == fact.generics.parameters.count else { return fact.generics.isEmpty ? [:] : nil }
        let own = Set(sut.generics.parameters.map(\.name))
        guard written.allSatisfy({ $0.name.map(own.contains) == true }) else { return nil }
        let names = fact.generics.parameters.map(\.name)
        return Dictionary(zip(names, written), uniquingKeysWith: { first, _ in first })
    }

    /// Whether a struct is nothing but closures, which a double stands for.
    private func isOfClosures(_ fields: [ParameterFact], in fact: TypeFact) -> Bool {
        fields.allSatisfy { index.expanded($0.type, from: fact.scopeInside).functionType != nil }
            && !index.members(of: fact).methods.contains { !$0.info.isStatic }
    }

    /// Whether a plain value is a closure that gives something, such as the time: a test says what that is.
    private func givesValues(_ type: TypeRef, in fact: TypeFact) -> Bool {
        guard let function = index.expanded(type, from: fact.scopeInside).functionType else { return false }
        return function.parameters.isEmpty && !function.result.isVoid && function.effects == Effects()
    }

    /// What takes the place of something in a struct of dependencies; `nil` for a plain value.
    private func standIn(for type: TypeRef, from scope: LookupScope) -> Replacement? {
        if let found = replacement(for: type, from: scope) ?? product(of: type, from: scope) { return found }
        guard case .concrete(let fact) = index.dependencyKind(of: type, from: scope, generics: sut.generics) else {
            return nil
        }
        return subclass(of: fact) ?? object(fact, as: type)
    }

    /// Adds an input for a plain value among dependencies.
    private mutating func input(
        _ parameter: ParameterFact, in fact: TypeFact, _ point: InjectionPoint
    ) -> Bundle.Field {
        var given = parameter
        given.name = freeInputName(parameter.name, of: point)
        let whole = index.expanded(given.type, from: fact.scopeInside)
        if whole.functionType != nil, !whole.isOptional, !given.type.attributes.contains("@escaping") {
            given.type = given.type.escaping
        }
        inputs.append(
            Input(
                parameter: given, property: nil, location: point.place,
                carrier: .init(parameter: point.parameter.name, scope: fact.scopeInside)))
        return Bundle.Field(label: parameter.label, type: parameter.type.text, content: given.name)
    }

    /// A name that nothing else has which the factory's function takes: `limit`, or `setupLimit`.
    private func freeInputName(_ name: String, of point: InjectionPoint) -> String {
        let taken = Set(
            point.siblings + inputs.map(\.parameter.name) + dependencies.map(\.name) + ["dependencies"])
        guard taken.contains(name) else { return name }
        let long = point.parameter.name + name.prefix(1).uppercased() + name.dropFirst()
        let numbered = (2...).lazy.map { "\(long)\($0)" }
        return taken.contains(long) ? numbered.first { !taken.contains($0) } ?? long : long
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
            let stored = inside + point.stored.names(of: "\(point.parameter.name).\(member)")
            let closure = part.found.closure
            let paths = Array(stored.uniqued()).map { closure == nil ? $0 : $0 + "()" }
            add(
                Dependency(
                    name: name, type: closure?.result ?? part.type, style: closure == nil ? .initializer : .closure,
                    origin: .registered(part.place, askedAt: point.place), double: part.found.double,
                    handover: .member(
                        of: point.parameter.name, label: part.label, closureParameters: closure?.parameters),
                    accessPaths: paths, isOptional: part.type.isOptional, imports: part.found.imports,
                    projection: part.found.projection, support: part.found.support))
            return Bundle.Field(
                label: part.label, type: part.type.text, content: name, isVariable: part.isVariable)
        }
    }
}

extension Replacement {
    var isUnresolved: Bool { if case .unresolved = double { true } else { false } }

    /// Whether it is a double, and no value.
    fileprivate var isDouble: Bool {
        switch double {
        case .value, .object: false
        default: true
        }
    }
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
