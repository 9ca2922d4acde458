/// How a protocol reads as a store of models, so that a fake of it can work in memory.
public struct FakeStore: Hashable, Sendable {
    /// What a member does with the models.
    public enum Role: Hashable, Sendable {
        /// Puts its only parameter in, in place of one with the same key.
        case save
        /// Finds one by its key.
        case find
        /// Gives all.
        case all
        /// Takes one out, by its key or as a whole.
        case delete(byKey: Bool)
        /// Takes all out.
        case clear
    }

    /// The model's type.
    public var model: TypeRef
    /// The property that tells models apart.
    public var key: String
    /// The members' roles, by full name.
    public var roles: [String: Role]

    /// Reads a protocol's members; `nil` when any of them is not a store's.
    init?(_ methods: [MethodFact], others: Int, index: FactIndex, scope: LookupScope) {
        guard others == 0, !methods.isEmpty, methods.allSatisfy({ !$0.info.isStatic && $0.generics.isEmpty }),
            let model = Self.model(methods, index, scope), let fact = index.declaration(of: model, from: scope)
        else { return nil }
        self.model = model
        let properties = index.members(of: fact).properties.filter { !$0.info.isStatic }
        let keys = methods.flatMap(\.parameters).map(\.name).filter { name in
            properties.contains { $0.name == name && $0.type != nil }
        }
        guard let key = keys.first ?? (properties.contains { $0.name == "id" } ? "id" : nil),
            let keyType = properties.first(where: { $0.name == key })?.type
        else { return nil }
        self.key = key
        roles = [:]
        for method in methods {
            guard let role = Self.role(of: method, model, key: keyType) else { return nil }
            roles[method.fullName] = role
        }
        guard roles.values.contains(.save) else { return nil }
    }

    private static let saves = ["save", "add", "insert", "store", "put", "upsert", "update", "create"]
    private static let finds = ["get", "fetch", "find", "load", "read", "item"]
    private static let deletes = ["delete", "remove"]

    private static func model(_ methods: [MethodFact], _ index: FactIndex, _ scope: LookupScope) -> TypeRef? {
        methods.first { method in
            method.parameters.count == 1 && starts(method, saves)
                && [.struct, .class].contains(index.declaration(of: method.parameters[0].type, from: scope)?.kind)
        }?.parameters[0].type
    }

    private static func role(of method: MethodFact, _ model: TypeRef, key: TypeRef) -> Role? {
        let types = method.parameters.map(\.type)
        let result = method.result ?? .tuple([])
        switch types {
        case [model] where starts(method, saves) && (result.isVoid || result == model): return .save
        case [key] where starts(method, finds):
            if result == .optional(model) { return .find }
            return result == model && method.effects.throwing == .any ? .find : nil
        case [key] where starts(method, deletes) && result.isVoid: return .delete(byKey: true)
        case [model] where starts(method, deletes) && result.isVoid: return .delete(byKey: false)
        case [] where result == .array(model): return .all
        case [] where (starts(method, deletes) || method.name.hasPrefix("clear")) && result.isVoid: return .clear
        default: return nil
        }
    }

    private static func starts(_ method: MethodFact, _ verbs: [String]) -> Bool {
        verbs.contains { method.name.hasPrefix($0) }
    }
}
