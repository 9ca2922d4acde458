import Facts
import Resolving

extension Container {
    /// STRV's DependencyInjection 2: `@Injected var x: P`, `container.resolve(type: P.self)`.
    public static let strv = Container(
        name: "DependencyInjection",
        modules: ["DependencyInjection"],
        wrappers: ["Injected", "LazyInjected"],
        support: ContainerSupport(
            imports: ["import DependencyInjection"], isGlobal: true, reset: ["Container.shared.clean()"]),
        readWrapper: { attribute, property, _ in
            let arguments = attribute.arguments ?? []
            guard arguments.allSatisfy({ $0.label == "from" }), let type = property.type else { return nil }
            let container = arguments.first?.value.path?.joined(separator: ".")
            return Injection(type: type, key: .type(type.bare), container: container)
        },
        readCall: { expression, annotation, _ in
            guard case .call(.member(let base?, "resolve"), let arguments) = expression.unwrapped,
                let path = base.path, path.last?.lowercased().hasSuffix("container") == true || path.contains("shared"),
                arguments.allSatisfy({ ["type", "argument"].contains($0.label ?? "") }),
                let type = arguments.first?.value.metatypeName ?? expression.castType ?? annotation
            else { return nil }
            return Injection(
                type: annotation ?? type, key: .type(type.bare), container: path.joined(separator: "."))
        },
        handover: { injection, double in
            guard case .type(let type) = injection.key else { return .impossible("there is no such key") }
            let container = injection.container ?? "Container.shared"
            return .registration(
                ["\(container).register(type: \(type.registrationText).self, in: .new) { _ in \(double) }"], undo: [])
        })
}
