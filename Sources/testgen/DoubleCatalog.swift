import Doubles
import Facts
import Project
import Reading
import Resolving

/// Plans doubles from the facts of one command, each of them once.
final class DoubleCatalog {
    private let index: FactIndex
    private let options: DoubleOptions
    private let existing: ExistingDoubles
    private let tests: SourceIndex
    private let sources: SourceIndex
    private var planned: [Key: Diagnosed<DoublePlan?>] = [:]

    private struct Key: Hashable {
        var types: [SourceLocation]
        var name: String?
        var kind: DoubleKind?
        var isSendable: Bool
    }

    /// Creates a catalog of the doubles that can be planned from an index, and those that exist in the test targets.
    init(
        _ index: FactIndex, options: DoubleOptions, existing: ExistingDoubles, tests: SourceIndex, sources: SourceIndex
    ) {
        self.sources = sources
        self.index = index
        self.options = options
        self.existing = existing
        self.tests = tests
    }

    /// The double of protocols, or of a class.
    ///
    /// - Parameters:
    ///   - name: What it is called; `nil` for a name of its own.
    ///   - kind: The kind that is asked for; `nil` for the project's usual one.
    ///   - isSendable: Whether it must be `Sendable` though its protocols are not.
    func plan(
        of types: [TypeFact], named name: String? = nil, kind: DoubleKind? = nil, isSendable: Bool = false
    ) -> Diagnosed<DoublePlan?> {
        let key = Key(types: types.map(\.info.location), name: name, kind: kind, isSendable: isSendable)
        if let known = planned[key] { return known }
        var options = options
        options.name = name ?? shortName(of: types).map { $0 + (kind ?? options.kind).suffix(options.suffix) }
        options.kind = kind ?? options.kind
        options.isSendable = isSendable
        let plan = planDouble(of: types, in: index, options: options)
        planned[key] = plan
        return plan
    }

    /// Offers the resolve stage a double: an existing one where it can replace the generated one.
    func offer(of types: [TypeFact]) -> DoubleOffer {
        let ours = plan(of: types)
        if types.count == 1, let double = existing.byProtocol[types[0].name] {
            let hasKnownMembers = ours.value.map { hasMembers(of: $0, double) } ?? false
            if double.type == types[0].name + "Mock" || hasKnownMembers {
                return DoubleOffer(existing: double, hasKnownMembers: hasKnownMembers)
            }
        }
        guard let plan = ours.value else {
            return DoubleOffer(type: "", obstacle: ours.diagnostics.first?.message)
        }
        return DoubleOffer(
            type: plan.name, obstacle: plan.constructionObstacle, openTypes: plan.genericNames, records: plan.records,
            isStubbed: plan.isStubbed)
    }

    /// Whether a double that a person wrote can be made without arguments and has every member of ours.
    ///
    /// A factory and a suite cannot use a double whose members have other names.
    private func hasMembers(of plan: DoublePlan, _ double: ExistingDouble) -> Bool {
        guard let file = tests.file(double.location.file),
            let text = try? FileTree.text(file.bytes, path: file.path),
            let type = readFile(text, path: file.path).value.types.first(where: { $0.name == double.type })
        else { return false }
        let initializers = type.members.initializers
        let isPlain =
            initializers.isEmpty || initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
        let names = Set(type.members.properties.map(\.name))
        return isPlain
            && plan.requirements.allSatisfy { requirement in
                switch requirement {
                case .method(let method): names.contains(method.calls?.name ?? method.callsCount.name)
                case .property(let property): names.contains(property.underlying?.name ?? property.fact.name)
                case .initializer, .subscript: false
                }
            }
    }

    /// What a composition is called by an alias: `Services` for `typealias Services = HasItems & HasClock`. Where several
    /// types have an alias of that name, the type is part of it: `ItemListServices`.
    private func shortName(of types: [TypeFact]) -> String? {
        guard types.count > 1 else { return nil }
        let wanted = Set(types.map(\.info.location))
        let found = index.files.flatMap { file in
            file.allTypealiases.filter { $0.generics.isEmpty && protocols(of: $0, in: file.module) == wanted }
        }
        let alias = found.min { ($0.scope.count, $0.info.location.file) < ($1.scope.count, $1.info.location.file) }
        guard let alias else { return nil }
        let others = sources.types.joined().count { $0.keyword == "typealias" && $0.name == alias.name }
        guard others > 1 else { return alias.name }
        guard let owner = alias.scope.last else { return nil }
        return owner.withoutRole + alias.name
    }

    /// The protocols that an alias of a composition stands for.
    private func protocols(of alias: TypealiasFact, in module: String) -> Set<SourceLocation>? {
        guard case .composition = alias.target.bare else { return nil }
        let scope = LookupScope(path: alias.scope, module: module)
        return Set(
            index.expanded(alias.target, from: scope).bare.parts.compactMap {
                index.declaration(of: $0, from: scope)?.info.location
            })
    }
}

extension DoubleKind? {
    /// What the names of its doubles end with.
    fileprivate func suffix(_ standard: String) -> String { self?.suffix ?? standard }
}

extension String {
    /// A type's name without the word that says what it is for: `ItemList` of `ItemListProcessor`.
    fileprivate var withoutRole: String {
        let roles = [
            "ViewModel", "Presenter", "Interactor", "Processor", "Coordinator", "Service", "Controller", "Store",
        ]
        let role = roles.first { hasSuffix($0) && self != $0 }
        return role.map { String(dropLast($0.count)) } ?? self
    }
}
