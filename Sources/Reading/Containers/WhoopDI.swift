import Facts
import Resolving

extension Container {
    /// WhoopDI 0 (https://github.com/WhoopInc/WhoopDI): `WhoopDI.inject()`; `@Injectable` types have an initialiser.
    public static let whoop = Container(
        name: "WhoopDI",
        modules: ["WhoopDIKit", "WhoopDI"],
        support: ContainerSupport(
            imports: ["import WhoopDIKit"], isGlobal: true, reset: ["WhoopDI.removeAllDependencies()"]),
        readCall: { expression, annotation, _ in
            guard case .call(let callee, let arguments) = expression.unwrapped, callee.path == ["WhoopDI", "inject"],
                let type = expression.castType ?? annotation
            else { return nil }
            guard case .string(let name)? = arguments.first?.value else {
                return Injection(type: type, key: .type(type.bare))
            }
            return Injection(type: type, key: .named(type.bare, "\"\(name)\""))
        },
        handover: { _, _ in
            .impossible("WhoopDI is set up by modules: register the double in a DependencyModule of the tests")
        })
}
