import Scaffolding

extension Container {
    /// NerdzInject 1 and 2 (https://github.com/nerdzlab/NerdzInject): `@Inject`, `@ForceInject`, `resolve`.
    ///
    /// Objects are keyed by the name of the type, or by a string. There is no way to reset the whole container, so each
    /// key is removed again.
    public static let nerdzInject = Container(
        name: "NerdzInject",
        modules: ["NerdzInject"],
        wrappers: ["Inject", "ForceInject"],
        support: ContainerSupport(imports: ["import NerdzInject"], isGlobal: true),
        readWrapper: { attribute, property, _ in
            let unlabelled = attribute.arguments?.first { $0.label == nil }?.value
            switch unlabelled {
            case .string(let identifier):
                guard let type = property.type else { return nil }
                return Injection(type: type, key: .identifier("\"\(identifier)\""))
            case .member(let base?, "self"):
                guard let key = base.typeName else { return nil }
                return Injection(type: property.type ?? key, key: .type(key))
            default:
                guard let type = attribute.genericArguments.first ?? property.type else { return nil }
                return Injection(type: property.type ?? type, key: .type(keyType(type, wrapper: attribute.name)))
            }
        },
        readCall: { expression, annotation, _ in
            guard case .call(.member(let base?, let method), let arguments) = expression.unwrapped,
                ["resolve", "forceResolve"].contains(method),
                let path = base.path, path.first == "NerdzInject"
            else { return nil }
            switch arguments.first?.value {
            case .string(let identifier)?:
                return annotation.map { Injection(type: $0, key: .identifier("\"\(identifier)\"")) }
            case .member(let base?, "self")?:
                return base.typeName.map { Injection(type: annotation ?? $0, key: .type($0)) }
            default:
                return annotation.map { Injection(type: $0, key: .type($0.bare)) }
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
    private static func keyType(_ type: TypeRef, wrapper: String) -> TypeRef {
        wrapper == "Inject" ? type.bare : type
    }
}

extension TypeRef {
    /// The type as it is written before `.self`: protocols bare, anything compound in parentheses.
    var registrationText: String {
        switch unattributed {
        case .existential(let inner): inner.registrationText
        case .composition: "(any \(text))"
        case .optional(let inner): "Optional<\(inner.unparenthesised.text)>"
        default: text
        }
    }
}

extension Expression {
    /// The expression under `!`, `?`, `try`, `await` and casts.
    var unwrapped: Expression {
        switch self {
        case .forceUnwrap(let inner), .optionalChain(let inner), .try(_, let inner), .await(let inner),
            .cast(let inner, _, _), .binary(let inner, "??", _):
            inner.unwrapped
        default: self
        }
    }

    /// The type named by an expression such as `P` or `Module.P` in `P.self`.
    var typeName: TypeRef? {
        switch self {
        case .type(let type): type
        case .name(let name): .simple(name)
        case .member: path.map { .simple($0.joined(separator: ".")) }
        case .tuple(let elements) where elements.count == 1: elements[0].value.typeName
        default: nil
        }
    }
}
