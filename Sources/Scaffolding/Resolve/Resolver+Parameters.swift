extension Resolver {
    /// Turns the initialiser's parameters into dependencies and inputs.
    mutating func readParameters(of construction: Construction) {
        let stored = storedNames(in: construction)
        let place = construction.location ?? sut.info.location
        for parameter in construction.parameters {
            let property = stored[parameter.name]
            guard let double = double(for: parameter.type, from: sut.scopeInside, named: parameter.name, at: place)
            else {
                if !readService(parameter, at: place, property: property) {
                    inputs.append(Input(parameter: parameter, property: property, location: place))
                }
                continue
            }
            if case .unresolved = double, parameter.defaultValue != nil, !looksLive(parameter.defaultValue) {
                inputs.append(Input(parameter: parameter, property: property, location: place))
                continue
            }
            if case .closure = double {
                inputs.append(Input(parameter: parameter, property: property, location: place))
                continue
            }
            let isUnresolved = if case .unresolved = double { true } else { false }
            let dependency = Dependency(
                name: property ?? parameter.name, type: parameter.type, style: .initializer,
                origin: isUnresolved ? .unresolved(place, neededBy: [sut.name]) : .declared(place),
                double: double, handover: .argument(label: parameter.label),
                accessPaths: [property ?? parameter.name, parameter.name].uniqued(),
                isOptional: parameter.type.isOptional, isWeak: isWeak(property))
            dependencies.append(dependency)
            reportUnresolved(dependency)
        }
    }

    /// A struct, or composition, of dependencies: `init(services: Services)` with `HasAPI & HasStore`.
    ///
    /// The members become dependencies of their own, named by their path.
    private mutating func readService(_ parameter: ParameterFact, at place: SourceLocation, property: String?) -> Bool {
        false
    }

    /// A default argument that reaches outside: a singleton or the project's own type being made.
    private func looksLive(_ value: Expression?) -> Bool {
        guard let value else { return false }
        switch value.unmarked {
        case .nil, .integer, .float, .boolean, .string, .array, .dictionary: return false
        default: return true
        }
    }

    private func isWeak(_ property: String?) -> Bool {
        guard let property else { return false }
        return members.properties.first { $0.name == property }?.info.has("weak") ?? false
    }

    /// Which parameter the initialiser stores in which property: parameter name to property name.
    private func storedNames(in construction: Construction) -> [String: String] {
        if construction.kind == .memberwise {
            return Dictionary(
                construction.parameters.map { ($0.name, $0.name) }, uniquingKeysWith: { first, _ in first })
        }
        var result: [String: String] = [:]
        let parameters = Set(construction.parameters.map(\.name))
        construction.body?.forEachExpression { expression, _ in
            guard case .assignment(let target, "=", let value) = expression, let property = property(of: target),
                let source = storedName(in: value), parameters.contains(source), result[source] == nil
            else { return }
            result[source] = property
        }
        return result
    }

    /// `self.api` and `_api` (a property wrapper's storage) mean `api`.
    private func property(of target: Expression) -> String? {
        guard let path = target.path else { return nil }
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        guard names.count == 1 else { return nil }
        let known = Set(members.properties.map(\.name))
        if known.contains(names[0]) { return names[0] }
        return names[0].hasPrefix("_") && known.contains(String(names[0].dropFirst()))
            ? String(names[0].dropFirst()) : nil
    }

    private func storedName(in value: Expression) -> String? {
        switch value.unmarked {
        case .name(let name): name
        case .binary(.name(let name), "??", _): name
        default: nil
        }
    }
}

extension Array where Element: Hashable {
    /// The elements without later repetitions.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
