import Facts

/// How the members of a protocol map to a store, so that a fake can implement them in memory.
public struct FakeStore: Hashable, Sendable {
    /// What the store contains.
    public enum Content: Hashable, Sendable {
        /// Models in the order they came, told apart by a property of this name.
        case models(TypeRef, key: String)
        /// Values of any type under keys of this type.
        case values(key: TypeRef)
    }

    /// What a member does with what is kept. Names are those of the member's parameters.
    public enum Action: Hashable, Sendable {
        /// Puts a model in, in place of one with the same key; or every model of an array.
        case save(String, many: Bool)
        /// Finds a model by its key.
        case find(String)
        /// Gives all models.
        case all
        /// Gives the number of models.
        case count
        /// Says whether there is one, by its key or as a whole.
        case contains(String, byKey: Bool)
        /// Takes a model out, by its key or as a whole.
        case delete(String, byKey: Bool)
        /// Takes everything out.
        case clear
        /// Follows all models, or the one with a key.
        case observe(Observation, key: String?)
        /// Puts a value under a key.
        case put(String, key: String)
        /// Finds the value under a key.
        case get(TypeRef, key: String)
        /// Says whether there is a value under a key.
        case holds(key: String)
        /// Takes out what is under a key.
        case remove(key: String)
    }

    /// How changes are followed.
    public enum Observation: Hashable, Sendable {
        /// `AsyncStream`.
        case stream
        /// `AsyncThrowingStream`.
        case throwingStream
        /// Combine's `AnyPublisher`.
        case publisher
    }

    /// What a member does in the store.
    public struct Role: Hashable, Sendable {
        /// What it does.
        public var action: Action
        /// Its result, within `Result` where it is one.
        public var result: TypeRef
        /// Whether the result is wrapped in `Result`.
        public var isResult: Bool
    }

    /// What the store contains.
    public var content: Content
    /// The methods that are a store's.
    public var methods: [MethodFact: Role]
    /// The properties that are a store's, by name.
    public var properties: [String: Role]

    private var actions: [Action] { methods.values.map(\.action) + properties.values.map(\.action) }

    /// Whether changes are followed.
    public var isObserved: Bool {
        actions.contains { if case .observe = $0 { true } else { false } }
    }

    /// Reads a protocol's members; `nil` when they do not say how something comes in and what becomes of it.
    init?(_ members: [Member], index: FactIndex, scope: LookupScope) {
        let methods = members.methods.filter { !$0.info.isStatic }
        let properties = members.properties.filter { !$0.info.isStatic }
        let types = FakeStoreTypes(index: index, scope: scope)
        if let reader = FakeModels(methods, types),
            let store = Self(.models(reader.model, key: reader.key), methods, properties, reader.action)
        {
            self = store
        } else if let reader = FakeValues(methods, types),
            let store = Self(.values(key: reader.key), methods, [], reader.action)
        {
            self = store
        } else {
            return nil
        }
    }

    private init?(
        _ content: Content, _ methods: [MethodFact], _ properties: [PropertyFact],
        _ action: (MethodFact, _ result: TypeRef) -> Action?
    ) {
        self.content = content
        self.methods = [:]
        self.properties = [:]
        for method in methods { self.methods[method] = Self.role(of: method, action) }
        for property in properties where !property.isSettable {
            let getter = MethodFact(
                info: property.info, name: property.name, effects: property.accessors?.getter ?? Effects(),
                result: property.type)
            self.properties[property.name] = Self.role(of: getter, action)
        }
        guard actions.contains(where: \.isInput), !actions.allSatisfy(\.isInput) else { return nil }
    }

    private static func role(of method: MethodFact, _ action: (MethodFact, TypeRef) -> Action?) -> Role? {
        let isPlain = method.parameters.allSatisfy { !$0.isVariadic && $0.type == $0.type.unattributed }
        guard isPlain, !method.isOperator else { return nil }
        let result = method.result ?? .void
        if case .named(let parts) = result, parts.last?.name == "Result", parts.last?.arguments.count == 2,
            let success = parts.last?.arguments.first
        {
            var inner = method
            inner.effects.throwing = .never
            return action(inner, success).map { Role(action: $0, result: success, isResult: true) }
        }
        return action(method, result).map { Role(action: $0, result: result, isResult: false) }
    }
}

extension FakeStore.Action {
    fileprivate var isInput: Bool {
        switch self {
        case .save, .put: true
        default: false
        }
    }
}
