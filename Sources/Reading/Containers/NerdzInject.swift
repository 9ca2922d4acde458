import Facts
import Resolving

extension Container {
    /// NerdzInject 1 and 2 (https://github.com/nerdzlab/NerdzInject): `@Inject`, `@ForceInject`, `resolve`.
    ///
    /// Objects are keyed by the name of the type, or by a string. There is no way to reset the whole container, so each
    /// key is removed again. Version 2 has a task-local container too. Where the tests can import NerdzInjectTesting,
    /// each test gets one of its own, unless the code names `NerdzInject.shared`, which is the same for all.
    public static let nerdzInject = Container(
        name: "NerdzInject",
        modules: ["NerdzInject"],
        wrappers: ["Inject", "ForceInject"],
        support: ContainerSupport(imports: ["import NerdzInject"], isGlobal: true),
        supportFor: { injections, _ in
            var support = ContainerSupport(imports: ["import NerdzInject"], isGlobal: true)
            guard injections.allSatisfy({ $0.container == current }) else { return support }
            support.isGlobal = false
            support.testTraits = [".nerdzContainer"]
            support.suiteImports = ["import NerdzInjectTesting"]
            return support
        },
        readWrapper: { attribute, property, context in
            guard var injection = nerdzInjection(attribute, property) else { return nil }
            if context.testModules?.contains("NerdzInjectTesting") == true { injection.container = current }
            return injection
        },
        readCall: { expression, annotation, context in
            guard case .call(.member(let base?, let method), let arguments) = expression.unwrapped,
                ["resolve", "forceResolve"].contains(method),
                let path = base.path, path.first == "NerdzInject"
            else { return nil }
            let container = path == ["NerdzInject", "current"] ? current : nil
            let type = expression.castType ?? annotation
            switch arguments.first?.value {
            case .string(let identifier)?:
                return type.map { Injection(type: $0, key: .identifier("\"\(identifier)\""), container: container) }
            case .member(let base?, "self")?:
                return base.typeName.map { Injection(type: annotation ?? $0, key: .type($0), container: container) }
            default:
                return type.map { Injection(type: $0, key: .type($0.bare), container: container) }
            }
        },
        handover: { injection, double in
            let key: String
            switch injection.key {
            case .type(let type): key = "\(type.registrationText).self"
            case .identifier(let text), .named(_, let text): key = text
            case .member(_, let path): key = "\"\(path.joined(separator: "."))\""
            }
            let container = injection.container ?? "NerdzInject.shared"
            return .registration(
                ["\(container).registerObject(\(double), for: \(key))"], undo: ["\(container).remove(by: \(key))"])
        })

    /// The container of the task, in version 2.
    private static let current = "NerdzInject.current"

    private static func nerdzInjection(_ attribute: AttributeFact, _ property: PropertyFact) -> Injection? {
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
    }

    /// `@Inject var x: P?` looks `P` up; `@ForceInject var x: P?` looks `P?` up, which nobody registers.
    private static func nerdzKey(_ type: TypeRef, wrapper: String) -> TypeRef {
        wrapper == "Inject" ? type.bare : type
    }
}
