import Doubles
import Facts
import Project
import Reading
import Resolving

/// Plans doubles from the facts of one command, each of them once.
final class DoubleCatalog {
    private let index: FactIndex
    private var options: DoubleOptions
    private let existing: ExistingDoubles
    private let target: Project.TestTarget?
    private let asked: Set<String>
    private let tests: SourceIndex
    private let sources: SourceIndex
    /// The name of the module of doubles.
    private let shared: String?
    private let names: CompositionNames
    private var owns: [SourceLocation: OwnDouble?] = [:]
    private var planned: [Key: Diagnosed<DoublePlan?>] = [:]

    private struct Key: Hashable {
        var types: [SourceLocation]
        var name: String?
        var kind: DoubleKind?
        var isSendable: Bool
    }

    /// Creates a catalog of the doubles that can be planned from an index, and those that a project has.
    ///
    /// - Parameters:
    ///   - target: The test target that uses them; `nil` for any.
    ///   - asked: The names of members that the code under test asks for; none where that is not known.
    init(
        _ index: FactIndex, options: DoubleOptions, existing: ExistingDoubles, in workspace: Workspace,
        for target: Project.TestTarget? = nil, asked: Set<String> = []
    ) {
        self.index = index
        self.options = options
        self.options.taken = existing.names(in: target)
        self.existing = existing
        (self.target, self.asked) = (target, asked)
        tests = workspace.tests
        sources = workspace.sources
        shared = workspace.project.mocksModule?.name
        names = CompositionNames(index, existing: existing, in: workspace)
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
        options.name = name ?? names.name(of: types, suffix: (kind ?? options.kind).suffix(options.suffix))
        options.kind = kind ?? options.kind
        options.isSendable = isSendable
        let plan = planDouble(of: types, in: index, options: options)
        planned[key] = plan
        return plan
    }

    /// Offers the resolve stage a double: one of the project's own where a test can use it, else the generated one.
    func offer(of types: [TypeFact]) -> DoubleOffer {
        if let own = own(of: types) { return DoubleOffer(existing: own.double, hasKnownMembers: true) }
        let ours = plan(of: types)
        guard let plan = ours.value else {
            return DoubleOffer(type: "", obstacle: ours.diagnostics.first?.message)
        }
        return DoubleOffer(
            type: plan.name, obstacle: plan.constructionObstacle, openTypes: plan.genericNames, records: plan.records,
            isStubbed: plan.isStubbed)
    }

    /// The double that stands for protocols in a test, under the names that it has: the project's own, else the generated
    /// one.
    func used(for types: [TypeFact], isSendable: Bool = false) -> DoublePlan? {
        if let own = own(of: types) { return own.plan }
        return plan(of: types, isSendable: isSendable).value
    }

    /// The members of the project's own double of protocols that answer something and cannot be told what.
    func untold(by types: [TypeFact]) -> Set<String> { own(of: types)?.untold ?? [] }

    /// The project's own double of a protocol: of several the one whose members are known best.
    private func own(of types: [TypeFact]) -> OwnDouble? {
        guard types.count == 1, let type = types.first, let candidates = existing.byProtocol[type.name] else {
            return nil
        }
        if let known = owns[type.info.location] { return known }
        let near = candidates.filter {
            $0.module.map([type.module, shared].contains) ?? target?.declares($0.double.location) ?? true
        }
        let all = near.flatMap { candidate -> [OwnDouble] in
            guard let fact = members(of: candidate, for: type) else { return [] }
            return plans(of: types).map { OwnDouble(candidate, fact, like: $0, asked: asked) }
        }
        let own = all.filter(\.isUsable).max { $0.plan.requirements.count < $1.plan.requirements.count }
        owns.updateValue(own, forKey: type.info.location)
        return own
    }

    /// The double that tests have for a type that is declared nowhere in what was read: one that is made without
    /// arguments.
    func own(for stranger: String, in target: Project.TestTarget) -> ExistingDouble? {
        let candidates = existing.byProtocol[stranger] ?? []
        return candidates.first { candidate in
            guard candidate.module == nil, target.declares(candidate.double.location),
                let source = tests.file(candidate.double.location.file)
            else { return false }
            return existing.parsed.facts(of: source).types.contains { type in
                type.name == candidate.double.type && type.info.access >= .internal && !type.isLocal
                    && type.kind == .class && type.isMadePlainly
            }
        }?.double
    }

    /// What testgen would write in each naming, the one in use first: of two that fit alike it counts.
    private func plans(of types: [TypeFact]) -> [DoublePlan] {
        let others = DoubleNaming.allCases.filter { $0 != options.naming }
        return ([options.naming] + others).compactMap { naming in
            var options = options
            options.naming = naming
            return planDouble(of: types, in: index, options: options).value
        }
    }

    private func members(of candidate: ExistingDoubles.Candidate, for subject: TypeFact) -> TypeFact? {
        let source = candidate.module == nil ? tests : sources
        guard let file = source.file(candidate.double.location.file) else { return nil }
        // The module of doubles is imported without `@testable`.
        let least: Access = [nil, subject.module].contains(candidate.module) ? .internal : .public
        return existing.parsed.facts(of: file).types.first { type in
            type.name == candidate.double.type && type.info.access >= least && !type.isLocal
        }
    }
}

extension TypeFact {
    /// Whether a value can be made without arguments.
    fileprivate var isMadePlainly: Bool {
        members.initializers.isEmpty
            || members.initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }
}

extension DoubleKind? {
    /// What the names of its doubles end with.
    fileprivate func suffix(_ standard: String) -> String { self?.suffix ?? standard }
}
