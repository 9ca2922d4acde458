import Facts

/// Which parameters an initialiser stores in which properties, superclasses' initialisers included.
struct StoredParameters {
    /// Property names by what is stored in them: `api`, or `services.api` for a part of a parameter.
    private var properties: [String: [String]] = [:]

    init(construction: Construction, lineage: Lineage) {
        if [.memberwise, .factory].contains(construction.kind) {
            for parameter in construction.parameters { properties[parameter.name] = [parameter.name] }
            return
        }
        let known = Set(lineage.members.properties.map(\.name))
        let parameters = Set(construction.parameters.map(\.name))
        read(construction.body ?? [], parameters: parameters, known: known)
        follow(construction, lineage, known)
    }

    /// The properties a parameter, or a part of it, is stored in.
    func names(of path: String) -> [String] { properties[path] ?? [] }

    /// `self.api = api`, `_api = State(api)`, `self.api = services.api`, `self.api = api ?? Live()`.
    private mutating func read(_ body: [Statement], parameters: Set<String>, known: Set<String>) {
        var found: [(String, String)] = []
        body.forEachExpression { expression, _ in
            guard case .assignment(let target, "=", let value) = expression,
                let property = Self.property(of: target, known: known),
                let source = Self.source(in: value, ofWrapper: target.path?.last?.hasPrefix("_") == true),
                let first = source.first, parameters.contains(first)
            else { return }
            found.append((source.joined(separator: "."), property))
        }
        for (source, property) in found where !(properties[source] ?? []).contains(property) {
            properties[source, default: []].append(property)
        }
    }

    /// `super.init(api: api)`: what the superclass stores.
    private mutating func follow(_ construction: Construction, _ lineage: Lineage, _ known: Set<String>) {
        var call: [Argument]?
        construction.body?.forEachExpression { expression, _ in
            if case .call(.member(.name("super"), let name), let arguments) = expression, name.hasPrefix("init") {
                call = call ?? arguments
            }
        }
        guard let call, lineage.steps.count > 1 else { return }
        let initializers = lineage.steps.dropFirst().flatMap(\.fact.members.initializers)
        guard let target = initializers.first(where: { $0.parameters.matched(to: call.map(\.label)) != nil }),
            let match = target.parameters.matched(to: call.map(\.label))
        else { return }
        var inner = StoredParameters()
        inner.read(target.body ?? [], parameters: Set(target.parameters.map(\.name)), known: known)
        for (parameter, index) in zip(target.parameters, match) {
            guard let index, let source = Self.source(in: call[index].value)?.joined(separator: ".") else { continue }
            properties[source, default: []] += inner.names(of: parameter.name)
        }
    }

    private init() {}

    /// `self.api` and `_api` (a property wrapper's storage) mean `api`.
    private static func property(of target: Expression, known: Set<String>) -> String? {
        guard let path = target.path else { return nil }
        let names = path.first == "self" ? Array(path.dropFirst()) : path
        guard names.count == 1 else { return nil }
        if known.contains(names[0]) { return names[0] }
        let bare = String(names[0].drop { $0 == "_" })
        return names[0].hasPrefix("_") && known.contains(bare) ? bare : nil
    }

    /// What is stored; a helper that is made of a parameter is not the parameter, while a property wrapper's storage is.
    private static func source(in value: Expression, ofWrapper isWrapper: Bool = false) -> [String]? {
        switch value.unmarked {
        case .binary(let left, "??", _): left.path
        case .call(let callee, let arguments) where callee.path?.last?.first?.isUppercase == true:
            isWrapper && arguments.count == 1 ? arguments[0].value.path : nil
        default: value.path
        }
    }
}
