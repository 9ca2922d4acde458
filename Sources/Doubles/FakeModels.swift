import Algorithms
import Facts

/// Reads members as those of a store of models with a key of their own.
struct FakeModels {
    let model: TypeRef
    let key: String
    private let keyType: TypeRef
    private let words: Set<String>

    init?(_ methods: [MethodFact], _ types: FakeStoreTypes) {
        guard let model = methods.firstNonNil({ Self.saved($0, types) }),
            let fact = types.index.declaration(of: model, from: types.scope)
        else { return nil }
        let properties = types.index.members(of: fact).properties.filter { !$0.info.isStatic && $0.type != nil }
        let named = methods.flatMap(\.parameters).map(\.name).first { name in properties.contains { $0.name == name } }
        guard let key = named ?? (properties.contains { $0.name == "id" } ? "id" : nil),
            let keyType = properties.first(where: { $0.name == key })?.type,
            types.isHashable(keyType) || (key == "id" && types.index.conformances(of: fact).contains("Identifiable"))
        else { return nil }
        self.model = model
        self.key = key
        self.keyType = keyType
        let own = (model.lastName ?? "").camelWords
        words = Set(own + own.map { $0 + "s" } + own.filter { $0.hasSuffix("y") }.map { $0.dropLast() + "ies" })
            .union(key.camelWords).union(StoreWords.filling)
    }

    private static func saved(_ method: MethodFact, _ types: FakeStoreTypes) -> TypeRef? {
        guard method.parameters.count == 1, StoreWords.saves.contains(method.name.camelWords.first ?? ""),
            method.generics.isEmpty
        else { return nil }
        var type = method.parameters[0].type
        if case .array(let element) = type { type = element }
        guard type.bare == type, let fact = types.index.declaration(of: type, from: types.scope),
            [.struct, .class].contains(fact.kind), fact.generics.isEmpty
        else { return nil }
        return type
    }

    /// What a member does by its name, parameters and result.
    func action(_ method: MethodFact, _ result: TypeRef) -> FakeStore.Action? {
        guard method.generics.isEmpty, method.parameters.count < 2 else { return nil }
        guard let parameter = method.parameters.first else { return whole(method, result) }
        let name = parameter.name
        switch parameter.type {
        case model: return withModel(name, method, result)
        case .array(model) where has(StoreWords.saves, method) && result.isVoid: return .save(name, many: true)
        case let type where isKey(type): return withKey(name, method, result)
        default: return nil
        }
    }

    private func isKey(_ type: TypeRef) -> Bool {
        type == keyType || (key == "id" && type.text == model.text + ".ID")
    }

    private func withModel(_ name: String, _ method: MethodFact, _ result: TypeRef) -> FakeStore.Action? {
        if has(StoreWords.saves, method), result.isVoid || result == model { return .save(name, many: false) }
        if has(StoreWords.deletes, method), result.isVoid { return .delete(name, byKey: false) }
        return has(StoreWords.asks, method) && result == .simple("Bool") ? .contains(name, byKey: false) : nil
    }

    private func withKey(_ name: String, _ method: MethodFact, _ result: TypeRef) -> FakeStore.Action? {
        if has(StoreWords.deletes, method), result.isVoid { return .delete(name, byKey: true) }
        if has(StoreWords.asks, method), result == .simple("Bool") { return .contains(name, byKey: true) }
        if has(StoreWords.finds, method, optional: true),
            result == .optional(model) || (result == model && method.effects.throwing == .any)
        {
            return .find(name)
        }
        guard let (observation, element) = observed(result), element == .optional(model),
            has(StoreWords.observes, method, optional: true)
        else { return nil }
        return .observe(observation, key: name)
    }

    private func whole(_ method: MethodFact, _ result: TypeRef) -> FakeStore.Action? {
        if result == .array(model), has(StoreWords.finds, method, optional: true) { return .all }
        if result == .simple("Int"), method.name == "count" { return .count }
        if result.isVoid, has(StoreWords.deletes, method, filling: StoreWords.places) { return .clear }
        guard let (observation, element) = observed(result), element == .array(model),
            has(StoreWords.observes, method, optional: true)
        else { return nil }
        return .observe(observation, key: nil)
    }

    private func observed(_ type: TypeRef) -> (FakeStore.Observation, TypeRef)? {
        guard case .named(let parts) = type, let last = parts.last, let element = last.arguments.first else {
            return nil
        }
        switch last.name {
        case "AsyncStream": return (.stream, element)
        case "AsyncThrowingStream" where last.arguments.last?.text.hasSuffix("Error") == true:
            return ["Error", "any Error"].contains(last.arguments[1].text) ? (.throwingStream, element) : nil
        case "AnyPublisher": return (.publisher, element)
        default: return nil
        }
    }

    /// Whether a name consists of one of some verbs and words for the stored model.
    private func has(
        _ verbs: Set<String>, _ method: MethodFact, optional: Bool = false, filling: Set<String> = []
    ) -> Bool {
        let spoken = method.name.camelWords
        let others = spoken.filter { !verbs.contains($0) }
        return (optional || verbs.contains(spoken.first ?? "")) && words.union(filling).isSuperset(of: others)
    }
}
