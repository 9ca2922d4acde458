import Algorithms
import Facts
import Project
import Resolving

extension Container {
    /// A team's own container, as `.testgen.yml` describes it.
    ///
    /// The declaration is either a wrapped property, `@Inject var name: Type`, or one whose value asks the container,
    /// `let name = Locator.get(Type.self)`; `{double}` and `{type}` are filled into the call that registers.
    public static func custom(_ described: CustomContainer) -> Container {
        let source = "struct Example {\n\(described.declaration)\n}"
        let example = readFile(source, path: "", depth: .bodies).value.types.first?.members.properties.first
        let wrapper = example?.info.attributes.first?.name
        let callee = example?.initialValue?.unwrapped.callee
        return Container(
            name: described.name, modules: [], wrappers: Set([wrapper].compactMap { $0 }),
            support: ContainerSupport(
                imports: described.imports.map { "import \($0)" }, isGlobal: true,
                reset: described.reset.map { [$0] } ?? []),
            readWrapper: { attribute, property, _ in
                guard attribute.arguments?.first?.value.keyPathParts == nil else { return nil }
                let named = attribute.arguments?.firstNonNil(\.value.metatypeName)
                let type = attribute.genericArguments.first ?? property.type ?? named
                return type.map { Injection(type: property.type ?? $0, key: .type((named ?? $0).bare)) }
            },
            readCall: { expression, annotation, _ in
                guard let callee, let asked = expression.unwrapped.callee, asked == callee else { return nil }
                let named = expression.unwrapped.arguments.firstNonNil(\.value.metatypeName)
                guard let type = named ?? expression.castType ?? annotation else { return nil }
                return Injection(type: annotation ?? type, key: .type(type.bare))
            },
            handover: { injection, double in
                guard case .type(let type) = injection.key else {
                    return .impossible("the key is not a type, and only types are described")
                }
                let call = described.register.replacing("{double}", with: double)
                    .replacing("{type}", with: type.registrationText)
                return .registration([call], undo: [])
            })
    }
}

extension Expression {
    /// The path of what is called: `Locator.get`, generic arguments aside.
    fileprivate var callee: [String]? {
        guard case .call(let callee, _) = self else { return nil }
        if case .type(.named(let components)) = callee { return components.map(\.name) }
        return callee.path
    }

    fileprivate var arguments: [Argument] {
        guard case .call(_, let arguments) = self else { return [] }
        return arguments
    }
}
