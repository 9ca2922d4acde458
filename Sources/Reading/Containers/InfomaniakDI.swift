import Facts
import Resolving

extension Container {
    /// InfomaniakDI 2: `@InjectService var x: P`.
    ///
    /// Instances are kept for the process, so each test empties the resolver, which is internal to the library.
    public static let infomaniak = Container(
        name: "InfomaniakDI",
        modules: ["InfomaniakDI"],
        wrappers: ["InjectService", "LazyInjectService"],
        support: ContainerSupport(
            imports: ["@testable import InfomaniakDI"], isGlobal: true,
            reset: ["SimpleResolver.sharedResolver.removeAll()"]),
        readWrapper: { attribute, property, _ in
            let arguments = attribute.arguments ?? []
            guard arguments.allSatisfy({ $0.label == "customTypeIdentifier" }), let type = property.type else {
                return nil
            }
            guard let name = arguments.first?.value.nameText else {
                return Injection(type: type, key: .type(type.bare))
            }
            return Injection(type: type, key: .named(type.bare, name))
        },
        handover: { injection, double in
            let store = "SimpleResolver.sharedResolver.store(factory: "
            switch injection.key {
            case .type(let type):
                return .registration(
                    ["\(store)Factory(type: \(type.registrationText).self) { _, _ in \(double) })"], undo: [])
            case .named(let type, let name):
                let factory = "Factory(type: \(type.registrationText).self) { _, _ in \(double) }"
                return .registration(["\(store)\(factory), forCustomTypeIdentifier: \(name))"], undo: [])
            default:
                return .impossible("InfomaniakDI has no such key")
            }
        })
}
