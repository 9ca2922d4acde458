import Facts
import Resolving

extension Container {
    /// Dip 7 (https://github.com/AliSoftware/Dip): `@Injected var x: P?`.
    ///
    /// Its wrappers are filled only when the owner itself is resolved; on a SUT made by hand they are assigned.
    public static let dip = Container(
        name: "Dip",
        modules: ["Dip"],
        wrappers: ["Injected", "InjectedWeak"],
        support: ContainerSupport(imports: ["@preconcurrency import Dip"]),
        readWrapper: { attribute, property, _ in
            let labels = (attribute.arguments ?? []).map(\.label)
            guard labels.allSatisfy({ ["required", "tag"].contains($0 ?? "") }), let type = property.type else {
                return nil
            }
            return Injection(type: type, key: .identifier(property.name))
        },
        handover: { injection, _ in
            guard case .identifier(let property) = injection.key else { return .impossible("Dip has no such key") }
            return .assignment(property: property)
        })
}
