import Facts
import Resolving

extension Container {
    /// SwiftUI's environment: `@Environment(\.api)`, `@EnvironmentObject`.
    ///
    /// It exists only within a view that is shown, so a test of a type alone cannot give it a double.
    public static let swiftUIEnvironment = Container(
        name: "SwiftUI environment",
        modules: ["SwiftUI", "SwiftUICore"],
        wrappers: ["Environment", "EnvironmentObject"],
        registries: ["EnvironmentValues"],
        hasOwn: true,
        readWrapper: { attribute, property, context in
            guard let argument = attribute.arguments?.first?.value else {
                return property.type.map { Injection(type: $0, key: .type($0.bare)) }
            }
            if let type = argument.metatypeName { return Injection(type: property.type ?? type, key: .type(type)) }
            guard let parts = argument.keyPathParts, let name = parts.path.first,
                let member = context.index.registryMember(
                    name, of: ["EnvironmentValues"], from: context.scope.module),
                let type = property.type ?? member.property.type ?? member.property.initialValue?.literalType
            else { return nil }
            return Injection(
                type: type, key: .member(container: "EnvironmentValues", path: parts.path),
                declaredAt: member.property.info.location, typeScope: member.scope)
        },
        handover: { _, _ in .impossible("the environment exists only within a view that is shown") })
}
