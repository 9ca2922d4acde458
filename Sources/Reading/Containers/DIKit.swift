import Facts
import Resolving

extension Container {
    /// DIKit 1 (https://github.com/benjohnde/DIKit): `@Inject var x: P`, `resolve()` as a parameter's default.
    ///
    /// The container is defined once for a process and cannot be replaced, so doubles cannot be handed over for
    /// wrapped properties.
    public static let diKit = Container(
        name: "DIKit",
        modules: ["DIKit"],
        wrappers: ["Inject", "LazyInject", "OptionalInject"],
        support: ContainerSupport(isGlobal: true),
        readWrapper: { attribute, property, _ in
            let arguments = attribute.arguments ?? []
            guard arguments.allSatisfy({ $0.label == "tag" }), let type = property.type else { return nil }
            guard let tag = arguments.first?.value.nameText else { return Injection(type: type, key: .type(type.bare)) }
            return Injection(type: type, key: .named(type.bare, tag))
        },
        readCall: { expression, annotation, _ in
            guard case .call(.name("resolve"), let arguments) = expression.unwrapped, arguments.isEmpty, let annotation
            else { return nil }
            return Injection(type: annotation, key: .type(annotation.bare))
        },
        handover: { _, _ in
            .impossible("DIKit's container is defined once for a process; take it as a parameter of the initializer")
        })
}
