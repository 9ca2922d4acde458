import Facts

extension TestedType {
    /// A collaborator with the protocols its double stands for.
    final class Port: Sendable {
        /// The field's name in `Dependencies`.
        let name: String
        /// The protocols, inherited ones included.
        let protocols: [TypeFact]
        /// Whether the SUT holds it as an optional.
        let isOptional: Bool
        /// What the protocols' associated types are.
        let typeArguments: [String: TypeRef]
        /// All requirements that are methods.
        let methods: [MethodFact]
        /// Those of protocols that structs of closures amount to.
        let closures: [MethodFact]
        /// Whether it is `UserDefaults` of the test's own.
        let isStore: Bool
        /// Whether it is a `URLSession` whose requests a stub answers.
        let isSession: Bool
        private let methodsByName: [String: [MethodFact]]
        private let propertiesByName: [String: PropertyFact]

        init(
            name: String, protocols: [TypeFact], isOptional: Bool, typeArguments: [String: TypeRef],
            isStore: Bool = false, isSession: Bool = false
        ) {
            (self.name, self.protocols, self.isOptional) = (name, protocols, isOptional)
            (self.typeArguments, self.isStore, self.isSession) = (typeArguments, isStore, isSession)
            methods =
                protocols.flatMap(\.members.methods)
                + protocols.flatMap(\.members.subscripts).filter { !$0.info.isStatic && $0.accessors.getterBody == nil }
                .flatMap { [MethodFact(subscript: $0)] + (MethodFact(setterOf: $0).map { [$0] } ?? []) }
            closures = protocols.filter(\.isOfClosures).flatMap(\.members.methods)
            methodsByName = Dictionary(grouping: methods) { $0.name.plain }
            propertiesByName = Dictionary(
                protocols.flatMap(\.members.properties).map { ($0.name.plain, $0) },
                uniquingKeysWith: { first, _ in first })
        }

        /// The requirements of a base name that take the labels: several where only types tell which is meant.
        func methods(_ name: String, labels: [String?]) -> [MethodFact] {
            let fitting = methods(name).filter { $0.accepts(labels) }
            // Protocols number their methods each for itself.
            guard fitting.count > 1 else { return fitting }
            let isTold = fitting.allSatisfy { one in
                fitting.allSatisfy { $0.identity != one.identity || $0.parameters == one.parameters }
            }
            return isTold ? fitting : []
        }

        /// The requirements of a base name.
        func methods(_ name: String) -> [MethodFact] { methodsByName[name] ?? [] }

        /// The requirement of an identity.
        func method(_ identity: String) -> MethodFact? { methods.first { $0.identity == identity } }

        /// The required property of a name.
        func property(_ name: String) -> PropertyFact? {
            propertiesByName[name] ?? (isStore ? StoredValue(member: name)?.property : nil)
        }
    }
}
