import Scaffolding

extension Container {
    /// A team's own container, as `.testgen.yml` describes it.
    ///
    /// The declaration `@Inject var name: Type` names the wrapper; `{double}` and `{type}` are filled into the call that
    /// registers.
    public static func custom(_ described: CustomContainer) -> Container {
        let wrapper = described.declaration.split(separator: "@").first.map { part in
            String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return Container(
            name: described.name, modules: [], wrappers: Set([wrapper].compactMap { $0 }),
            support: ContainerSupport(
                imports: described.imports.map { "import \($0)" }, isGlobal: true,
                reset: described.reset.map { [$0] } ?? []),
            readWrapper: { attribute, property, _ in
                if case .member(let base?, "self")? = attribute.arguments?.first?.value, let key = base.typeName {
                    return Injection(type: property.type ?? key, key: .type(key))
                }
                guard let type = attribute.genericArguments.first ?? property.type else { return nil }
                return Injection(type: property.type ?? type, key: .type(type.bare))
            },
            handover: { injection, double in
                guard case .type(let type) = injection.key else {
                    return .impossible("the key is not a type, and only types are described")
                }
                let call = described.register.replacing("{double}", with: double)
                    .replacing("{type}", with: type.registrationText)
                return .registration([call], undo: described.reset.map { [$0] } ?? [])
            })
    }
}
