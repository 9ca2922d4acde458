import Algorithms
import Facts

/// A property wrapper of the project that asks a container which the SUT is handed: it is given the resolver, by
/// `func resolve(_ resolver: Resolver)` or an initialiser, and asks it for the type that it wraps.
struct ResolvingWrapper {
    /// The container of a library whose resolver it takes.
    let container: Container

    /// Reads a wrapper; `nil` where it takes no resolver that is known.
    init?(_ wrapper: TypeFact, in index: FactIndex, containers: [Container]) {
        let members = index.members(of: wrapper)
        let bodies =
            members.methods.map { ($0.parameters, $0.body ?? []) }
            + members.initializers.map { ($0.parameters, $0.body ?? []) }
        let imports = index.visibleModules(fromFile: wrapper.info.location.file, in: wrapper.module)
        let context = ReadingContext(
            index: index, scope: wrapper.scopeInside, imports: imports, moduleImports: imports, testModules: nil)
        let generics = Set(wrapper.generics.parameters.map(\.name))
        let found = containers.filter { !$0.modules.isDisjoint(with: imports) }.first { container in
            bodies.contains { parameters, body in
                let resolvers = parameters.filter {
                    $0.type.bare.lastName.map { container.parameterTypes[$0] != nil } ?? false
                }
                var asks = false
                body.forEachExpression { expression, _ in
                    guard let injection = container.readCall(expression, nil, context),
                        resolvers.contains(where: { $0.name == injection.container }),
                        case .type(let key) = injection.key
                    else { return }
                    asks = asks || key.name.map(generics.contains) ?? false
                }
                return asks
            }
        }
        guard let found else { return nil }
        container = found
    }
}

extension Resolver {
    /// `@Injected() var api: API!` where the wrapper asks the resolver that the SUT is made with: the double is registered
    /// with that.
    mutating func readResolvingWrapper(
        _ attribute: AttributeFact, on property: PropertyFact, in context: ReadingContext
    ) -> Bool {
        let wrappers = index.types(named: attribute.name).filter { $0.info.attribute("propertyWrapper") != nil }
        guard let wrapper = wrappers.firstNonNil({ ResolvingWrapper($0, in: index, containers: containers) }),
            let given = dependencies.first(where: { $0.container == wrapper.container.name && $0.isOwnContainer }),
            let type = property.type, !type.isOptional || type.text.hasSuffix("!")
        else { return false }
        let asked = attribute.arguments?.firstNonNil(\.value.metatypeName) ?? attribute.genericArguments.first
        let injection = Injection(
            type: type, key: .type((asked ?? type).bare), form: "_", container: given.name)
        add(
            injection, as: property.name, at: property.info.location, style: .propertyWrapper, wrapper.container,
            context)
        return true
    }
}

extension Dependency {
    /// Whether it is a container that a test makes and hands to the SUT.
    fileprivate var isOwnContainer: Bool {
        guard case .argument = handover, case .value(_, let type) = double else { return false }
        return style == .initializer && type.hasSuffix("Container")
    }
}
