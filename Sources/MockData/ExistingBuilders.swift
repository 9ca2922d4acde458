import Facts

/// Finds the builders and fixtures that a project has already.
///
/// A builder is a static function or a function of a test file that returns the model and has a default for every
/// parameter; a fixture is a static property. Both have a name that is usual in tests, or belong to a test module.
struct ExistingBuilders {
    private let byModel: [String: [Found]]
    private let index: FactIndex

    private struct Found {
        var builder: ExistingBuilder
        var rank: Int
        var result: TypeRef
        var scope: LookupScope
    }

    /// Looks through all files.
    init(index: FactIndex, options: DataOptions) {
        self.index = index
        guard options.reusesExisting else {
            byModel = [:]
            return
        }
        var found: [String: [Found]] = [:]
        for file in index.files {
            let isTest = options.testModules.contains(file.module) || file.module.hasSuffix("Tests")
            if isTest, let own = options.testModule, own != file.module { continue }
            for item in Self.builders(in: file, isTest: isTest, options: options, index: index) {
                found[item.result.lastName ?? "", default: []].append(item)
            }
        }
        byModel = found
    }

    /// The best builder for a model: functions before properties, then by name and place.
    func builder(for model: TypeFact) -> ExistingBuilder? {
        let own = (byModel[model.name] ?? []).filter { item in
            item.result.name.flatMap { index.type(named: $0, from: item.scope) } == model
        }
        return own.min { ($0.rank, $0.builder.location) < ($1.rank, $1.builder.location) }?.builder
    }

    // MARK: - Looking

    private static func builders(
        in file: FileFacts, isTest: Bool, options: DataOptions, index: FactIndex
    ) -> [Found] {
        var result: [Found] = []
        for type in file.types where index.isVisible(type) && type.kind != .protocol {
            guard type.name != options.owner, type.generics.isEmpty else { continue }
            result += members(type.members, owner: type.qualifiedName, scope: type.scopeInside, isTest: isTest)
        }
        for fact in file.extensions where fact.requirements.isEmpty {
            guard let name = fact.extended.name, name != options.owner, fact.extended.arguments.isEmpty else {
                continue
            }
            let scope = LookupScope(path: name.split(separator: ".").map(String.init), module: fact.module)
            guard index.type(named: name, from: scope)?.generics.isEmpty != false else { continue }
            result += members(fact.members, owner: name, scope: scope, isTest: isTest)
        }
        for global in file.globals where isTest {
            guard case .method(let method) = global.member else { continue }
            result += function(method, owner: nil, scope: LookupScope(module: file.module), isTest: isTest)
        }
        return result
    }

    private static func members(_ members: [Member], owner: String, scope: LookupScope, isTest: Bool) -> [Found] {
        members.flatMap { member -> [Found] in
            switch member {
            case .method(let method) where method.info.isStatic:
                function(method, owner: owner, scope: scope, isTest: isTest)
            case .property(let property) where property.info.isStatic:
                self.property(property, owner: owner, scope: scope)
            default: []
            }
        }
    }

    private static func function(_ method: MethodFact, owner: String?, scope: LookupScope, isTest: Bool) -> [Found] {
        guard method.info.access.isTestable, method.generics.isEmpty, method.effects == Effects(), !method.isOperator,
            method.parameters.allSatisfy({ $0.defaultValue != nil && $0.label != nil }),
            let result = model(method.result, scope), isDeterministic(method), isOpen(method.info)
        else { return [] }
        let isMine = owner.map { result.lastName == $0.split(separator: ".").last.map(String.init) } ?? false
        guard let rank = rank(method.name, result: result, isOnModel: isMine, isTest: isTest) else { return [] }
        let builder = ExistingBuilder(
            callee: (owner.map { $0 + "." } ?? "") + method.name, isCall: true, parameters: method.parameters,
            location: method.info.location, isolation: method.info.attribute("MainActor").map { _ in "MainActor" })
        return [Found(builder: builder, rank: rank, result: result, scope: scope)]
    }

    private static func property(_ property: PropertyFact, owner: String, scope: LookupScope) -> [Found] {
        guard property.info.access.isTestable, isOpen(property.info) else { return [] }
        let isMine = { (type: TypeRef) in type.lastName == owner.split(separator: ".").last.map(String.init) }
        let stated = property.type ?? constructed(property.initialValue)
        guard let result = model(stated, scope), isMine(result),
            let rank = rank(property.name, result: result, isOnModel: true, isTest: false)
        else { return [] }
        let builder = ExistingBuilder(
            callee: "\(owner).\(property.name)", isCall: false, parameters: [], location: property.info.location,
            isolation: property.info.attribute("MainActor").map { _ in "MainActor" })
        return [Found(builder: builder, rank: rank + 100, result: result, scope: scope)]
    }

    private static func isOpen(_ info: DeclarationInfo) -> Bool {
        info.conditions.allSatisfy { $0 == "DEBUG" } && info.attribute("available") == nil
    }

    private static func constructed(_ value: Expression?) -> TypeRef? {
        guard case .call(.name(let name), _)? = value else { return nil }
        return .simple(name)
    }

    private static func model(_ result: TypeRef?, _ scope: LookupScope) -> TypeRef? {
        guard let result = result?.unparenthesised, case .named = result, result.arguments.isEmpty else { return nil }
        if result == .simple("Self") { return scope.path.isEmpty ? nil : .simple(scope.path.joined(separator: ".")) }
        return result
    }

    /// Whether every default is the same at each call: no `Date()`, no `UUID()`.
    private static func isDeterministic(_ method: MethodFact) -> Bool {
        method.parameters.allSatisfy { parameter in
            guard let text = parameter.defaultValue.map({ "\($0)" }) else { return true }
            return !["random", "\"UUID\"), []", "\"Date\"), []", "\"now\""].contains { text.contains($0) }
        }
    }

    private static let vocabulary = [
        "fixture", "mock", "fake", "dummy", "stub", "sample", "example", "preview", "test", "placeholder",
    ]

    /// The rank of a name, best first; `nil` when it is not usual in tests or names a special case.
    private static func rank(_ name: String, result: TypeRef, isOnModel: Bool, isTest: Bool) -> Int? {
        let model = (result.lastName ?? "").lowercased()
        let bare = name.unquoted.lowercased()
        if bare.contains("random") { return nil }
        for (rank, word) in vocabulary.enumerated() {
            if isOnModel, bare == word || bare == word + model || bare == "make" + word { return rank }
            let spoken = [word + model, "make" + word + model, "create" + word + model, "any" + word + model]
            if spoken.contains(bare) { return rank + 20 }
        }
        if isTest, ["make" + model, "create" + model, "any" + model, "build" + model].contains(bare) { return 40 }
        return isTest && isOnModel && ["make", "any", "create"].contains(bare) ? 50 : nil
    }
}
