import Facts

/// What the types of a project can be called with: methods, initialisers and cases by their names and labels.
struct DeclaredCalls {
    private var known: [Call: Set<[TypeRef]>] = [:]
    /// The fields of structs that are made by all of them or by some, by the struct's name; empty where several are of it.
    private var fields: [String: [String: TypeRef]] = [:]

    private struct Call: Hashable {
        var name: String
        var labels: [String?]
    }

    /// Collects what is declared.
    init(_ index: FactIndex) {
        for fact in index.files.flatMap(\.types) {
            let members = index.members(of: fact)
            for member in members {
                switch member {
                case .method(let method): add(method.name.plain, method.parameters)
                case .initializer(let initializer): add(fact.name, initializer.parameters)
                case .enumCase(let item): add(item.name.plain, item.payload)
                default: continue
                }
            }
            if fact.hasMemberwiseInitializer { add(fact.name, memberwise: members.properties) }
        }
    }

    private mutating func add(_ name: String, _ parameters: [ParameterFact]) {
        guard !parameters.isEmpty else { return }
        known[Call(name: name, labels: parameters.map(\.label)), default: []].insert(parameters.map(\.type))
    }

    private mutating func add(_ name: String, memberwise properties: [PropertyFact]) {
        let stored = properties.filter { $0.isStored && !$0.info.isStatic && !($0.isLet && $0.initialValue != nil) }
        guard !stored.isEmpty, let types = stored.map(\.type).allPresent() else { return }
        let named = Dictionary(zip(stored.map(\.name.plain), types)) { first, _ in first }
        fields[name] = fields[name] == nil ? named : [:]
    }

    /// The types that all calls of a name with some labels take; `nil` where there is none, or several differ.
    func types(_ name: String, _ labels: [String?]) -> [TypeRef]? {
        let found = known[Call(name: name, labels: labels)] ?? []
        if found.count == 1 { return found.first }
        guard found.isEmpty, let fields = fields[name], !labels.isEmpty else { return nil }
        return labels.map { label in label.flatMap { fields[$0] } }.allPresent()
    }
}
