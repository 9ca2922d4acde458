import Algorithms
import Facts

extension Resolver {
    /// Turns the initialiser's parameters into dependencies, bundles of them, and inputs.
    mutating func readParameters(of construction: Construction) {
        let stored = StoredParameters(construction: construction, lineage: lineage)
        let place = construction.location ?? sut.info.location
        for parameter in construction.parameters {
            let point = InjectionPoint(
                parameter: parameter, siblings: construction.parameters.map(\.name),
                names: stored.names(of: parameter.name), stored: stored, place: place,
                scope: lineage.steps.first { $0.fact.info.location.file == place.file }?.fact.scopeInside
                    ?? sut.scopeInside)
            if readContainer(point) || readBundle(point) || readReplaced(point) || readProvider(point)
                || readMade(point)
            {
                continue
            }
            inputs.append(Input(parameter: parameter, property: point.property, location: place))
        }
    }

    /// One parameter of the initialiser, with the properties that store it.
    struct InjectionPoint {
        var parameter: ParameterFact
        /// The names of all parameters.
        var siblings: [String]
        /// The properties it is stored in.
        var names: [String]
        var stored: StoredParameters
        var place: SourceLocation
        var scope: LookupScope

        var property: String? { names.first }
        /// What callers know it by; what it is kept as where they name nothing.
        var name: String { parameter.label == nil ? names.first ?? parameter.name : parameter.name }
        var paths: [String] { Array((names + [parameter.name]).uniqued()) }
    }

    /// A protocol, a boundary of the system or a collection of protocols.
    private mutating func readReplaced(_ point: InjectionPoint) -> Bool {
        let parameter = point.parameter
        guard let found = replacement(for: parameter.type, from: point.scope) else { return false }
        var isUnresolved = false
        if case .unresolved = found.double {
            if let value = parameter.defaultValue, !value.looksLive, !isProtocol(parameter.type, from: point.scope) {
                return false
            }
            isUnresolved = true
        }
        add(
            Dependency(
                name: freeName(point.name), type: parameter.type, style: .initializer,
                origin: isUnresolved ? .unresolved(point.place, neededBy: [sut.name]) : .declared(point.place),
                double: found.double, handover: .argument(label: parameter.label), accessPaths: point.paths,
                isOptional: parameter.type.isOptional, isWeak: isWeak(point.property), imports: found.imports,
                projection: found.projection, support: found.support))
        return true
    }

    /// Whether a type is surely that of a collaborator: it names a protocol of the sources, or is written `any P`.
    private func isProtocol(_ type: TypeRef, from scope: LookupScope) -> Bool {
        if case .protocols = index.dependencyKind(of: type, from: scope, generics: sut.generics) { return true }
        let whole = type.optionalWrapped ?? type
        if case .existential = whole.unparenthesised { return true }
        return false
    }

    /// `makeAPI: () -> API`: a closure that returns the double.
    private mutating func readProvider(_ point: InjectionPoint) -> Bool {
        guard let found = product(of: point.parameter.type, from: point.scope), let closure = found.closure else {
            return false
        }
        add(
            Dependency(
                name: freeName(point.name), type: closure.result, style: .closure, origin: .declared(point.place),
                double: found.double,
                handover: .provider(label: point.parameter.label, parameters: closure.parameters),
                accessPaths: point.paths.map { $0 + "()" }, imports: found.imports))
        return true
    }

    /// `resolver: Resolver`: the container itself, which a test makes for itself.
    private mutating func readContainer(_ point: InjectionPoint) -> Bool {
        guard let name = point.parameter.type.bare.lastName, index.types(named: name).allSatisfy(isOfContainer) else {
            return false
        }
        let context = context(at: sut.info.location)
        for container in containers where !container.modules.isDisjoint(with: context.imports) {
            guard let value = container.parameterTypes[name] else { continue }
            if point.parameter.defaultValue != nil { return true }
            add(
                Dependency(
                    name: freeName(point.name), type: point.parameter.type, style: .initializer,
                    container: container.name,
                    origin: .declared(point.place), double: .value(expression: value, type: value.constructedType),
                    handover: .argument(label: point.parameter.label), accessPaths: point.paths,
                    imports: container.support.imports))
            return true
        }
        return false
    }

    private func isOfContainer(_ type: TypeFact) -> Bool {
        containers.contains { $0.modules.contains(type.module) }
    }

    private func isWeak(_ property: String?) -> Bool {
        guard let property else { return false }
        return members.properties.first { $0.name == property }?.info.has("weak") ?? false
    }
}

extension String {
    /// `Container` of `Container()`.
    fileprivate var constructedType: String { String(prefix { $0 != "(" }) }
}

extension Expression {
    /// Whether a default argument reaches outside: a singleton, or the project's own type being made.
    var looksLive: Bool {
        switch unmarked {
        case .nil, .integer, .float, .boolean, .string, .array, .dictionary: false
        default: true
        }
    }
}
