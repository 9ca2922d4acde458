import Algorithms
import Facts

extension Resolver {
    /// Finds what bodies resolve from containers and shared objects.
    mutating func readBodies(_ construction: Construction) {
        for (body, parameters, scope) in bodies(construction) {
            var context = context(at: body.first?.location ?? sut.info.location, scope: scope)
            for parameter in parameters { context.variables[parameter.name] = parameter.type.unattributed }
            let names = NamedExpressions(body, properties: members.properties)
            readLocalWrappers(body, context)
            var asked: [(Expression, SourceLocation)] = []
            body.forEachExpression { asked.append(($0, $1)) }
            for (expression, location) in asked {
                readCall(expression, names, at: location, context)
                readShared(expression, at: location)
            }
        }
    }

    private func bodies(_ construction: Construction) -> [([Statement], [ParameterFact], LookupScope)] {
        var result: [([Statement], [ParameterFact], LookupScope)] = []
        if let body = construction.body { result.append((body, construction.parameters, sut.scopeInside)) }
        for step in lineage.steps {
            let scope = step.fact.scopeInside
            for member in index.members(of: step.fact) {
                switch member {
                case .method(let method): result.append((method.body ?? [], method.parameters, scope))
                case .property(let property):
                    let accessors = property.accessors
                    let value = property.initialValue.map { [Statement(.expression($0), at: property.info.location)] }
                    result.append((accessors?.getterBody ?? [], [], scope))
                    result.append((accessors?.didSetBody ?? [], [], scope))
                    result.append((value ?? [], [], scope))
                default: break
                }
            }
        }
        result += bodiesOfHelpers(called: result.map(\.0))
        return result.filter { !$0.0.isEmpty }
    }

    /// The code that extensions of the SUT's protocols give it, as far as its own code speaks of it:
    /// `extension FeatureFlaggable { var featureFlags: any FeatureFlags { Container.shared.featureFlags() } }`.
    private func bodiesOfHelpers(called bodies: [[Statement]]) -> [([Statement], [ParameterFact], LookupScope)] {
        let types = TypeLookup(index: index, sut: sut)
        let helpers = types.defaultMembers(of: sut)
        guard !helpers.isEmpty else { return [] }
        var names: Set<String> = []
        for body in bodies {
            body.forEachExpression { expression, _ in
                if let path = expression.path { names.formUnion(path.prefix(2).map(\.plain)) }
            }
        }
        return helpers.flatMap { member -> [([Statement], [ParameterFact], LookupScope)] in
            switch member {
            case .method(let method) where names.contains(method.name.plain):
                [(method.body ?? [], method.parameters, sut.scopeInside)]
            case .property(let property) where names.contains(property.name.plain):
                [(property.accessors?.getterBody ?? [], [], sut.scopeInside)]
            default: []
            }
        }
    }

    /// `@Dependency(\.api) var api` within a function.
    private mutating func readLocalWrappers(_ body: [Statement], _ context: ReadingContext) {
        var found: [(PropertyFact, SourceLocation)] = []
        body.forEachStatement { statement in
            guard case .binding(let isLet, .identifier(let name), let type, let value, let attributes) = statement.kind,
                !attributes.isEmpty
            else { return }
            let info = DeclarationInfo(location: statement.location, attributes: attributes)
            let property = PropertyFact(info: info, name: name, type: type, isLet: isLet, initialValue: value)
            found.append((property, statement.location))
        }
        for (property, location) in found {
            let found = property.info.attributes.firstNonNil { injection(of: $0, on: property, in: context) }
            if let (container, injection) = found {
                addOnce(injection, as: property.name, at: location, style: .propertyWrapper, container, context)
            } else {
                _ = reportUnknownWrapper(property, context)
            }
        }
    }

    private mutating func readCall(
        _ expression: Expression, _ names: NamedExpressions, at location: SourceLocation, _ context: ReadingContext
    ) {
        let name = names.names[expression]
        guard let (container, injection) = injection(of: expression, expecting: name?.type, in: context) else { return }
        addOnce(
            injection, as: name?.name ?? injection.suggestedName, at: location, style: .locator, container, context)
    }

    private mutating func addOnce(
        _ injection: Injection, as name: String, at location: SourceLocation, style: Dependency.Style,
        _ container: Container, _ context: ReadingContext
    ) {
        let key = injection.qualified(in: index, from: context.scope).keyText(in: container)
        if dependencies.contains(where: { $0.key == key }) { return }
        add(injection, as: name, at: location, style: style, container, context)
    }

    // MARK: - Methods

    /// Reads the parameters of methods whose types are protocols.
    mutating func readMethodParameters() {
        for method in members.methods
        where method.info.access.isTestable && !method.info.has("override") && !method.info.isStatic {
            for parameter in method.parameters {
                let generics = GenericClause(
                    parameters: sut.generics.parameters + method.generics.parameters,
                    requirements: sut.generics.requirements + method.generics.requirements)
                guard
                    case .protocols(let facts) = index.dependencyKind(
                        of: parameter.type, from: sut.scopeInside, generics: generics),
                    !dependencies.contains(where: { $0.parameter == parameter.name && $0.protocols == facts }),
                    facts.count != 1 || index.kinds(of: facts[0], castIn: members).isEmpty
                else { continue }
                if let kept = kept(parameter, of: method, facts) {
                    dependencies[kept].parameter = parameter.name
                    continue
                }
                var handed = Dependency(
                    name: freeName(parameter.name.plain), type: parameter.type, style: .methodParameter,
                    origin: .declared(method.info.location), double: double(for: facts),
                    handover: .methodArgument(method: method.fullName, label: parameter.label),
                    accessPaths: [], isOptional: parameter.type.isOptional, imports: imports(of: facts))
                handed.parameter = parameter.name
                handed.mustBeSendable =
                    isolation == .actor
                    || index.mentionsSendable(parameter.type, from: sut.scopeInside, generics: generics)
                dependencies.append(handed)
            }
        }
    }
}

extension Resolver {
    /// The collaborator that a test sets from outside and that a method puts its parameter in place of:
    /// `func attach(_ view: View) { self.view = view }`.
    private func kept(_ parameter: ParameterFact, of method: MethodFact, _ protocols: [TypeFact]) -> Int? {
        var names: Set<String> = []
        (method.body ?? []).forEachExpression { expression, _ in
            guard case .assignment(let target, "=", .name(parameter.name)) = expression,
                let path = target.path?.filter({ $0 != "self" }), path.count == 1
            else { return }
            names.insert(path[0].plain)
        }
        return dependencies.firstIndex { dependency in
            guard case .assignment(let property) = dependency.handover else { return false }
            return names.contains(property.plain) && dependency.protocols == protocols && dependency.parameter == nil
        }
    }
}

/// The variables and properties that expressions of a body are stored in.
private struct NamedExpressions {
    /// The variable's name, and its type as far as it is written.
    var names: [Expression: (name: String, type: TypeRef?)] = [:]

    init(_ body: [Statement], properties: [PropertyFact]) {
        var names: [Expression: (name: String, type: TypeRef?)] = [:]
        body.forEachStatement { statement in
            switch statement.kind {
            case .binding(_, .identifier(let name), let type, let value?, _): names[value] = (name, type)
            case .expression(.assignment(let target, "=", let value)):
                let path = target.path?.filter { $0 != "self" } ?? []
                if path.count == 1, let property = properties.first(where: { $0.name == path[0] }) {
                    names[value] = (path[0], property.type)
                }
            default: break
            }
            for case .optionalBinding(_, .identifier(let name), let type, let value?) in statement.conditions {
                names[value] = (name, type)
            }
        }
        self.names = names
    }
}

extension Injection {
    /// A name for something that code never names: the key path's last component, or the type's name.
    var suggestedName: String {
        if case .member(_, let path) = key, let last = path.last { return last }
        return type.suggestedName
    }
}

extension TypeRef {
    /// A name for a value of the type: `session` for a `SessionProtocol`.
    var suggestedName: String {
        let name = bare.lastName ?? "dependency"
        for suffix in ["Protocol", "Type", "Interface"] where name.hasSuffix(suffix) && name != suffix {
            return String(name.dropLast(suffix.count)).lowercasedFirstWord
        }
        return name.lowercasedFirstWord
    }
}
