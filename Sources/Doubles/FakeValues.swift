import Facts

/// Reads members as those of a store of values under keys.
struct FakeValues {
    /// The keys' type.
    let key: TypeRef
    /// The words by which values are called where they are put.
    private let words: Set<String>

    init?(_ methods: [MethodFact], _ types: FakeStoreTypes) {
        let keys = methods.lazy.filter { $0.parameters.count == 2 && Self.has(StoreWords.saves, $0) }
            .compactMap { method in method.parameters.first { Self.namesKey($0) && types.isHashable($0.type) }?.type }
        guard let key = keys.first else { return nil }
        self.key = key
        let puts = methods.filter { $0.parameters.count == 2 && Self.has(StoreWords.saves, $0) }
        words = Set(puts.flatMap { $0.name.camelWords + $0.parameters.flatMap { $0.name.camelWords } })
            .union(StoreWords.finds).union(StoreWords.filling).union(StoreWords.keys)
    }

    /// What a member does by its name, parameters and result.
    func action(_ method: MethodFact, _ result: TypeRef) -> FakeStore.Action? {
        if method.parameters.isEmpty {
            return Self.has(StoreWords.deletes, method) && result.isVoid ? .clear : nil
        }
        let keys = method.parameters.filter { $0.type == key && Self.namesKey($0) }
        guard let name = (keys.isEmpty ? nil : keys.last)?.name else { return nil }
        let others = method.parameters.filter { $0.name != name }
        if others.count == 1, Self.has(StoreWords.saves, method), result.isVoid, others[0].type.functionType == nil {
            return .put(others[0].name, key: name)
        }
        guard others.allSatisfy({ Self.isMetatype($0.type) }) else { return nil }
        if Self.has(StoreWords.deletes, method) { return result.isVoid ? .remove(key: name) : nil }
        if Self.has(StoreWords.asks, method) { return result == .simple("Bool") ? .holds(key: name) : nil }
        let known = words.union((result.optionalWrapped?.lastName ?? result.lastName ?? "").camelWords)
        guard !Self.has(StoreWords.saves, method), known.isSuperset(of: method.name.camelWords) else { return nil }
        if let wrapped = result.optionalWrapped { return .get(wrapped, key: name) }
        return method.effects.throwing == .any && !result.isVoid ? .get(result, key: name) : nil
    }

    private static func isMetatype(_ type: TypeRef) -> Bool {
        if case .metatype = type { true } else { false }
    }

    /// Whether a parameter is called as keys are.
    private static func namesKey(_ parameter: ParameterFact) -> Bool {
        !StoreWords.keys.isDisjoint(with: parameter.name.camelWords + (parameter.label ?? "").camelWords)
    }

    private static func has(_ verbs: Set<String>, _ method: MethodFact) -> Bool {
        verbs.contains(method.name.camelWords.first ?? "")
    }
}

/// What types are, as far as a store's keys go.
struct FakeStoreTypes {
    let index: FactIndex
    let scope: LookupScope

    /// Whether values of a type can be keys, as far as its declaration tells.
    func isHashable(_ type: TypeRef) -> Bool {
        guard type.bare == type, let name = type.name else { return false }
        guard let fact = index.declaration(of: type, from: scope) else {
            return ["String", "Int", "Int64", "UInt", "UUID", "URL", "Date", "Character"].contains(name)
        }
        if fact.kind == .enum, fact.generics.isEmpty, fact.members.cases.allSatisfy(\.payload.isEmpty) { return true }
        return index.conformances(of: fact).contains("Hashable")
    }
}

/// The words by which a store's members are known.
enum StoreWords {
    static let saves: Set = ["save", "add", "insert", "store", "put", "upsert", "update", "create", "set", "write"]
    static let finds: Set = ["get", "fetch", "find", "load", "read", "retrieve", "item", "list"]
    static let deletes: Set = ["delete", "remove", "clear", "erase"]
    static let asks: Set = ["contains", "has", "exists"]
    static let observes: Set = [
        "observe", "watch", "stream", "streams", "updates", "changes", "publisher", "values", "follow", "observing",
    ]
    static let keys: Set = ["key", "for", "id", "identifier", "account", "name", "named", "at", "under"]
    /// What may stand in a name beside a verb and what is kept.
    static let filling: Set = [
        "all", "by", "with", "for", "id", "or", "and", "item", "items", "list", "entry", "entries", "element",
        "elements", "object", "objects", "value", "values", "model", "models", "one", "every", "everything", "of",
        "the",
        "insert", "update",
    ]
    static let places: Set = ["store", "storage", "cache", "data", "database"]
}
