import Facts

extension Resolver {
    /// `Analytics.shared` and `Current.api`: a shared variable of a protocol's type, which a test can assign, or of a
    /// closure that returns one.
    mutating func readShared(_ expression: Expression, at location: SourceLocation) {
        guard case .member(.name(let base), let name) = expression, base.first?.isUppercase == true else { return }
        let path = "\(base).\(name)"
        guard !dependencies.contains(where: { $0.sharedObject == path || $0.accessPaths.contains(path) }) else {
            return
        }
        let variable = staticVariable(name, of: base)
        guard let (property, scope) = variable ?? fieldOfGlobal(name, of: base),
            property.isSettable, property.setterAccess.isTestable, let held = property.type,
            !held.attributes.contains("@Sendable")
        else { return }
        let function = index.expanded(held, from: scope).functionType
        let type = function?.result ?? held
        guard case .protocols(let facts) = index.dependencyKind(of: type, from: scope) else {
            if variable == nil { readWorld(path, name, held, property, at: location) }
            return
        }
        let field = freeName(base == "Current" || function != nil ? name : base.lowercasedFirstWord)
        let value = function.map { $0.returning(field) } ?? field
        add(
            Dependency(
                name: field, type: type, style: .singleton,
                origin: .registered(property.info.location, askedAt: location), double: double(for: facts),
                handover: .registration(
                    ["\(path) = \(value)"], undo: ["\(path) = \(Self.originalName(of: field))"]),
                accessPaths: [function == nil ? path : path + "()"], isOptional: type.isOptional, key: path,
                imports: imports(of: facts),
                sharedObject: path))
    }

    /// `Current.date`: the time, identifiers and the like, which a test fixes.
    private mutating func readWorld(
        _ path: String, _ name: String, _ held: TypeRef, _ property: PropertyFact, at location: SourceLocation
    ) {
        guard let value = Injection.ControlValue.fixed(held) else { return }
        let field = freeName(name)
        add(
            Dependency(
                name: field, type: held, style: .singleton,
                origin: .registered(property.info.location, askedAt: location),
                double: .value(expression: value.expression, type: value.type),
                handover: .registration(
                    ["\(path) = \(field)"], undo: ["\(path) = \(Self.originalName(of: field))"]),
                accessPaths: [path], isOptional: false, key: path,
                imports: ["import Foundation"], sharedObject: path))
    }

    /// The name under which a factory keeps what a shared variable held before.
    package static func originalName(of field: String) -> String {
        "original" + field.prefix(1).uppercased() + field.dropFirst()
    }

    /// `static var shared: P` of a type of the project.
    private func staticVariable(_ name: String, of type: String) -> (PropertyFact, LookupScope)? {
        guard let fact = index.type(named: type, from: sut.scopeInside),
            !options.containers.contains(where: { $0.modules.contains(fact.module) }),
            case let actor = index.isolation(of: fact, defaultActor: options.defaultActor),
            actor == .nonisolated || actor == isolation,
            let property = index.members(of: fact).properties.first(where: { $0.name == name && $0.info.isStatic }),
            property.info.attribute("TaskLocal") == nil, property.isStored
        else { return nil }
        return (property, fact.scopeInside)
    }

    /// `var Current = World()`: a field of the value that a global variable holds.
    private func fieldOfGlobal(_ name: String, of global: String) -> (PropertyFact, LookupScope)? {
        for fact in index.files.flatMap(\.globals) {
            guard case .property(let variable) = fact.member, variable.name == global, !variable.isLet,
                let type = (variable.type ?? variable.initialValue?.literalType),
                let world = index.declaration(of: type, from: LookupScope(module: fact.module)),
                let field = index.members(of: world).properties.first(where: { $0.name == name && !$0.info.isStatic })
            else { continue }
            return (field, world.scopeInside)
        }
        return nil
    }
}

extension TypeRef.Function {
    /// A closure of the type that returns what a name stands for: `{ _, _ in name }`.
    fileprivate func returning(_ name: String) -> String {
        parameters.isEmpty ? "{ \(name) }" : "{ \(parameters.map { _ in "_" }.joined(separator: ", ")) in \(name) }"
    }
}
