import Scaffolding

extension Container {
    /// NerdzInject 1 and 2 (https://github.com/nerdzlab/NerdzInject): `@Inject`, `@ForceInject`, `resolve`.
    ///
    /// Objects are keyed by the name of the type, or by a string. There is no way to reset the whole container, so each
    /// key is removed again. Version 2 has a task-local container too; code that names `NerdzInject.shared` never sees
    /// it, so the shared one is used for both versions.
    public static let nerdzInject = Container(
        name: "NerdzInject",
        modules: ["NerdzInject"],
        wrappers: ["Inject", "ForceInject"],
        support: ContainerSupport(imports: ["import NerdzInject"], isGlobal: true),
        readWrapper: { attribute, property, _ in
            let unlabelled = attribute.arguments?.first { $0.label == nil }?.value
            let labels = attribute.arguments?.compactMap(\.label) ?? []
            guard labels.allSatisfy({ $0 == "allowRegister" }) else { return nil }
            switch unlabelled {
            case .string(let identifier):
                guard let type = property.type else { return nil }
                return Injection(type: type, key: .identifier("\"\(identifier)\""))
            case .member(let base?, "self"):
                guard let key = base.typeName else { return nil }
                return Injection(type: property.type ?? key, key: .type(key))
            case nil:
                guard let type = attribute.genericArguments.first ?? property.type else { return nil }
                return Injection(type: property.type ?? type, key: .type(nerdzKey(type, wrapper: attribute.name)))
            default:
                return nil
            }
        },
        readCall: { expression, annotation, _ in
            guard case .call(.member(let base?, let method), let arguments) = expression.unwrapped,
                ["resolve", "forceResolve"].contains(method),
                let path = base.path, path.first == "NerdzInject"
            else { return nil }
            let type = expression.castType ?? annotation
            switch arguments.first?.value {
            case .string(let identifier)?:
                return type.map { Injection(type: $0, key: .identifier("\"\(identifier)\"")) }
            case .member(let base?, "self")?:
                return base.typeName.map { Injection(type: annotation ?? $0, key: .type($0)) }
            default:
                return type.map { Injection(type: $0, key: .type($0.bare)) }
            }
        },
        handover: { injection, double in
            let key: String
            switch injection.key {
            case .type(let type): key = "\(type.registrationText).self"
            case .identifier(let text), .named(_, let text): key = text
            case .member(_, let path): key = "\"\(path.joined(separator: "."))\""
            }
            return .registration(
                ["NerdzInject.shared.registerObject(\(double), for: \(key))"],
                undo: ["NerdzInject.shared.remove(by: \(key))"])
        })

    /// `@Inject var x: P?` looks `P` up; `@ForceInject var x: P?` looks `P?` up, which nobody registers.
    private static func nerdzKey(_ type: TypeRef, wrapper: String) -> TypeRef {
        wrapper == "Inject" ? type.bare : type
    }
}
