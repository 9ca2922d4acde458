import Algorithms
import Facts
import Resolving

extension Container {
    /// Swinject 2 (https://github.com/Swinject/Swinject), with SwinjectAutoregistration's operator.
    ///
    /// Swinject has neither a wrapper nor a container of its own: the expression the code asks is the one a test
    /// registers with. A resolver that is handed to the initialiser is a container the test makes for itself.
    public static let swinject = Container(
        name: "Swinject",
        modules: ["Swinject", "SwinjectAutoregistration"],
        registries: ["Container", "Assembler"],
        parameterTypes: ["Resolver": "Container()", "Container": "Container()"],
        support: ContainerSupport(imports: ["import Swinject"]),
        supportFor: { injections, _ in
            let shared = injections.compactMap(\.container).filter { $0.first?.isUppercase == true }
            return ContainerSupport(
                imports: ["import Swinject"], isGlobal: !shared.isEmpty,
                reset: shared.uniqued().map { "\($0).removeAll()" })
        },
        readCall: { expression, annotation, context in
            switch expression.unwrapped {
            case .call(.member(let base?, "resolve"), let arguments):
                guard let path = base.path, arguments.first?.label == nil,
                    let type = arguments.first?.value.metatypeName ?? expression.castType ?? annotation
                else { return nil }
                return SwinjectForms.injection(type, annotation, Array(arguments.dropFirst()), asked: path, context)
            case .binary(let left, "~>", let right):
                guard let path = left.path else { return nil }
                if case .tuple(let elements) = right {
                    guard let type = elements.first?.value.typeName ?? elements.first?.value.metatypeName else {
                        return nil
                    }
                    return SwinjectForms.injection(type, annotation, Array(elements.dropFirst()), asked: path, context)
                }
                guard let type = right.metatypeName ?? right.typeName else { return nil }
                return SwinjectForms.injection(type, annotation, [], asked: path, context)
            case .postfix(let base, "~>"):
                guard let path = base.path, let annotation else { return nil }
                return SwinjectForms.injection(annotation, annotation, [], asked: path, context)
            default:
                return nil
            }
        },
        handover: { injection, double in
            guard let container = injection.container else { return .impossible("no container is named in the code") }
            if container.hasSuffix("esolver"), container.contains(".") {
                return .impossible("\(container) is a resolver, with which nothing can be registered")
            }
            guard let parameters = injection.form else {
                return .impossible("the types of the arguments it is asked with are not written")
            }
            let closure = "{ \(parameters) in \(double) }"
            switch injection.key {
            case .type(let type):
                return .registration(["\(container).register(\(type.registrationText).self) \(closure)"], undo: [])
            case .named(let type, let name):
                return .registration(
                    ["\(container).register(\(type.registrationText).self, name: \(name)) \(closure)"], undo: [])
            default:
                return .impossible("Swinject has no such key")
            }
        })

    /// SwinjectPropertyWrapper: `@Inject` (optional) and `@ForceInject` over a private container that takes assemblies.
    public static let swinjectPropertyWrapper = Container(
        name: "SwinjectPropertyWrapper",
        modules: ["SwinjectPropertyWrapper"],
        wrappers: ["Inject", "ForceInject"],
        support: ContainerSupport(imports: ["import Swinject", "import SwinjectPropertyWrapper"], isGlobal: true),
        readWrapper: SwinjectForms.readWrapper,
        handover: { injection, double in
            guard let register = SwinjectForms.register(injection, double) else {
                return .impossible("SwinjectPropertyWrapper has no such key")
            }
            return .impossible(
                "DependencyProvider.shared takes assemblies only: apply one that does `container\(register)`")
        })

    /// InjectPropertyWrapper: `@Inject` over the resolver in `InjectSettings`, usually Swinject's container.
    public static let injectPropertyWrapper = Container(
        name: "InjectPropertyWrapper",
        modules: ["InjectPropertyWrapper"],
        wrappers: ["Inject"],
        support: ContainerSupport(
            imports: ["@preconcurrency import InjectPropertyWrapper", "import Swinject"], isGlobal: true,
            prepare: ["let container = Container()", "InjectSettings.resolver = container"],
            reset: ["InjectSettings.resolver = nil"]),
        readWrapper: SwinjectForms.readWrapper,
        handover: { injection, double in
            guard let register = SwinjectForms.register(injection, double) else {
                return .impossible("InjectPropertyWrapper has no such key")
            }
            return .registration(["container\(register)"], undo: [])
        })
}

/// The forms of Swinject and of wrappers around it.
private enum SwinjectForms {
    static func injection(
        _ type: TypeRef, _ annotation: TypeRef?, _ arguments: [Argument], asked path: [String],
        _ context: ReadingContext
    ) -> Injection {
        let names = path.filter { $0 != "self" }
        let name = arguments.first { $0.label == "name" }?.value.nameText
        let container = names.joined(separator: ".")
        return Injection(
            type: annotation ?? type, key: name.map { .named(type.bare, $0) } ?? .type(type.bare),
            form: parameters(for: arguments.filter { $0.label != "name" }, context), container: container)
    }

    /// The parameters of the closure that is registered: `_`, or `(_, _: Int)`, since the arguments' types are part of
    /// the key; `nil` when a type is not written.
    private static func parameters(for arguments: [Argument], _ context: ReadingContext) -> String? {
        let types = arguments.map { context.type(of: $0.value)?.text }
        guard !types.contains(nil) else { return nil }
        return types.isEmpty ? "_" : "(_, \(types.map { "_: \($0 ?? "")" }.joined(separator: ", ")))"
    }

    static func readWrapper(
        _ attribute: AttributeFact, _ property: PropertyFact, _: ReadingContext
    ) -> Injection? {
        let arguments = attribute.arguments ?? []
        let labels: Set = ["name", "resolver", "argument", "arguments"]
        guard arguments.allSatisfy({ labels.contains($0.label ?? "") }),
            let type = attribute.genericArguments.first ?? property.type
        else { return nil }
        guard let name = arguments.first(where: { $0.label == "name" })?.value.nameText else {
            return Injection(type: type, key: .type(type.bare))
        }
        return Injection(type: type, key: .named(type.bare, name))
    }

    /// `.register(P.self, name: "n") { _ in double }`
    static func register(_ injection: Injection, _ double: String) -> String? {
        switch injection.key {
        case .type(let type): ".register(\(type.registrationText).self) { _ in \(double) }"
        case .named(let type, let name): ".register(\(type.registrationText).self, name: \(name)) { _ in \(double) }"
        default: nil
        }
    }
}
