import Facts
import Resolving

extension Container {
    /// Resolver 1 (https://github.com/hmlongco/Resolver): `@Injected var x: P`, `Resolver.resolve()`.
    ///
    /// A reset arms the app's own registrations again, and the first resolution then overwrites the doubles. Doubles
    /// therefore go into a child container that becomes the root.
    public static let resolver = Container(
        name: "Resolver",
        modules: ["Resolver"],
        wrappers: ["Injected", "LazyInjected", "WeakLazyInjected", "OptionalInjected", "InjectedObject"],
        registries: ["Resolver"],
        support: ContainerSupport(
            imports: ["@preconcurrency import Resolver"], isGlobal: true,
            prepare: ["Resolver.reset()", "Resolver.root = Resolver(child: .main)"], reset: ["Resolver.reset()"]),
        readWrapper: { attribute, property, _ in
            let arguments = attribute.arguments ?? []
            guard arguments.allSatisfy({ ["name", "container"].contains($0.label ?? "") }),
                let type = attribute.genericArguments.first ?? property.type
            else { return nil }
            return ResolverForms.injection(type, arguments)
        },
        readCall: { expression, annotation, _ in
            guard case .call(.member(let base?, let method), let arguments) = expression.unwrapped,
                ["resolve", "optional"].contains(method), let path = base.path,
                path.first == "Resolver" || path == ["resolver"] || path == ["self", "resolver"]
            else { return nil }
            let named = arguments.first { $0.label == nil }?.value.metatypeName
            guard let type = named ?? expression.castType ?? annotation else { return nil }
            return ResolverForms.injection(type, arguments)
        },
        handover: { injection, double in
            switch injection.key {
            case .type(let type):
                return .registration(["Resolver.root.register { \(double) as \(injection.cast(type)) }"], undo: [])
            case .named(let type, let name):
                return .registration(
                    ["Resolver.root.register(name: \(name)) { \(double) as \(injection.cast(type)) }"], undo: [])
            default:
                return .impossible("Resolver has no such key")
            }
        })
}

/// The forms of Resolver.
private enum ResolverForms {
    static func injection(_ type: TypeRef, _ arguments: [Argument]) -> Injection {
        guard let name = arguments.first(where: { $0.label == "name" })?.value.nameText else {
            return Injection(type: type, key: .type(type.bare))
        }
        return Injection(type: type, key: .named(type.bare, name))
    }
}

extension Expression {
    /// A registration's name as written: `"premium"`, `.premium`, `Names.premium`.
    var nameText: String? {
        switch self {
        case .string(let text): "\"\(text)\""
        case .member(nil, let name): ".\(name)"
        default: path.map { $0.joined(separator: ".") }
        }
    }
}
