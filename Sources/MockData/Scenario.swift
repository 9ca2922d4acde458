import Facts

/// A `TestScenarioBuilder` as its template meets it: a step for each model that has a relation to another.
public struct ScenarioView: Hashable, Sendable, Encodable {
    /// Attributes of both types, as written: `@MainActor`.
    public var attributes: [String]
    /// What a scenario holds.
    public var lists: [List]
    /// The steps.
    public var steps: [Step]

    /// The values of one model.
    public struct List: Hashable, Sendable, Encodable {
        /// `shows`
        public var name: String
        /// `Show`
        public var type: String
    }

    /// A step: `withShow(id:seasonCount:)`.
    public struct Step: Hashable, Sendable, Encodable {
        /// What it adds, in one sentence.
        public var meaning: String
        /// The first lines of the function.
        public var head: [String]
        /// The lines between copying and returning the builder.
        public var body: [String]
    }
}

/// Finds the relations between models and makes steps of them.
struct ScenarioMaker {
    let maker: SampleMaker
    let plans: [BuilderPlan]
    /// Constants that stand for defaults.
    private let constants: [ModelReference: [String: Code.Expression]]

    /// The children of one model: how many a step adds, and how each refers to its parent.
    private struct Child {
        var plan: BuilderPlan
        /// The parent's field that holds the children; `nil` when they only refer to it.
        var field: String?
        /// The child's field that names the parent.
        var key: String?
    }

    init(maker: SampleMaker, set: BuilderSet) {
        self.maker = maker
        constants = maker.constants(for: set).uses
        plans = set.plans.filter { plan in
            plan.model.kind != .enum && plan.generics.parameters.isEmpty && plan.forms.count == 1 && !plan.isAsync
                && !plan.model.isNoncopyable && plan.conditions.isEmpty && plan.form.identity != nil
                && plan.form.parameters.allSatisfy { $0.defaultValue != nil }
                && (plan.isolation == nil || plan.isolation == "MainActor")
        }
    }

    /// The view; `nil` when no model has a relation to another.
    var view: ScenarioView? {
        let related = plans.filter { plan in
            !children(of: plan).isEmpty || plans.contains { other in children(of: other).contains { $0.plan == plan } }
        }
        guard !related.isEmpty else { return nil }
        return ScenarioView(
            attributes: related.contains { $0.isolation != nil } ? ["@MainActor"] : [],
            lists: related.map { .init(name: list($0), type: $0.type.text) }, steps: related.map(step))
    }

    // MARK: - Relations

    private func children(of parent: BuilderPlan) -> [Child] {
        plans.filter { $0.reference != parent.reference }.compactMap { plan in
            let field = parent.form.parameters.first { isList($0, of: plan, in: parent) }?.name
            let key = plan.form.parameters.first { refers($0, to: parent) }?.name
            return field == nil && key == nil ? nil : Child(plan: plan, field: field, key: key)
        }
    }

    /// Whether a field of a parent is an array of the model that a plan builds.
    private func isList(_ parameter: BuilderPlan.Parameter, of plan: BuilderPlan, in parent: BuilderPlan) -> Bool {
        guard case .array(let element) = parameter.source.unattributed else { return false }
        return maker.index.declaration(of: element, from: parent.model.scopeInside) == plan.model
    }

    /// Whether a field is the key of a parent: `showId`, of the type of the parent's identity.
    private func refers(_ parameter: BuilderPlan.Parameter, to parent: BuilderPlan) -> Bool {
        guard let identity = identity(of: parent), parameter.type == identity.type else { return false }
        let words = Words(parameter.name)
        return words.all.count > 1 && words.ends(in: "id", "identifier", "uuid")
            && Array(words.all.dropLast()) == subject(parent)
    }

    private func identity(of plan: BuilderPlan) -> BuilderPlan.Parameter? {
        plan.form.parameters.first { $0.name == plan.form.identity?.parameter }
    }

    private func subject(_ plan: BuilderPlan) -> [String] {
        Words(plan.model.name).all.filter { !["model", "dto", "entity"].contains($0) }
    }

    // MARK: - Steps

    private func list(_ plan: BuilderPlan) -> String { plan.stem.decapitalised.pluralised }

    private func counter(_ child: Child) -> String { child.plan.stem.decapitalised + "Count" }

    private func step(_ plan: BuilderPlan) -> ScenarioView.Step {
        let identity = identity(of: plan)
        let children = children(of: plan)
        let keys = plan.form.parameters.filter { key in
            key.name != identity?.name && plans.contains { refers(key, to: $0) }
        }
        let named = ([identity].compactMap { $0 } + keys).map { key in
            Layout("\(key.name.identifier): \(key.type.text) = ") + defaultValue(of: key, plan).layout
        }
        let counts = children.map { Layout("\(counter($0)): Int = 0") }
        let head = Layout("func with\(plan.stem)") + .column("(", named + counts, ")") + " -> Self {"
        let body = children.map { addition($0, to: plan) } + parent(plan, keys: keys, children: children)
        let adds = children.map { Words($0.plan.stem).sentence.pluralised }
        return .init(
            meaning: "Adds a \(Words(plan.stem).sentence)"
                + (adds.isEmpty ? "." : " with as many \(adds.joined(separator: " and ")) as told."),
            head: head.lines(width: Layout.pageWidth - Layout.step),
            body: body.lines(width: Layout.pageWidth - 2 * Layout.step))
    }

    private func defaultValue(of key: BuilderPlan.Parameter, _ plan: BuilderPlan) -> Code.Expression {
        constants[plan.reference]?[key.name] ?? key.defaultValue?.explicit ?? .null
    }

    /// `let seasons = (first..<first + count).map { … }`, added to the list.
    private func addition(_ child: Child, to parent: BuilderPlan) -> Code.Statement {
        var arguments: [Code.Argument] = []
        for parameter in child.plan.form.parameters {
            if parameter.name == child.plan.form.identity?.parameter, let own = child.plan.form.identity {
                arguments.append(.init(parameter.name, own.indexed.code))
            } else if parameter.name == child.key, let identity = identity(of: parent) {
                arguments.append(.init(parameter.name, .name(identity.name.identifier)))
            }
        }
        let name = list(child.plan)
        let call = maker.builderCall(child.plan, arguments).explicit
        let range = "self.\(name).count..<self.\(name).count + \(counter(child))"
        return .binding(.init(name, .mapping(range, "index", call)))
    }

    private func parent(_ plan: BuilderPlan, keys: [BuilderPlan.Parameter], children: [Child]) -> [Code.Statement] {
        var arguments: [Code.Argument] = []
        for parameter in plan.form.parameters {
            if parameter.name == plan.form.identity?.parameter || keys.contains(parameter) {
                arguments.append(.init(parameter.name, .name(parameter.name.identifier)))
            } else if let child = children.first(where: { $0.field == parameter.name }) {
                arguments.append(.init(parameter.name, .name(list(child.plan))))
            }
        }
        let call = maker.builderCall(plan, arguments).explicit
        let kept = children.map { child in
            let name = list(child.plan)
            return Code.Statement.expression(.binary(.path("copy", name), "+=", .name(name)))
        }
        return kept + [.expression(.call(.path("copy", list(plan), "append"), [.init(nil, call)]))]
    }
}

extension SampleMaker {
    /// The scenario builder for a set of models; `nil` when none has a relation to another.
    public func scenario(for set: BuilderSet) -> DataFile? {
        var options = options
        options.qualifiesCalls = true
        let outside = SampleMaker(index: index, options: options)
        let same = outside.builders(for: set.plans.map(\.model)).value
        guard let scenario = ScenarioMaker(maker: outside, set: same).view else { return nil }
        var result = file("TestScenarioBuilder", "ScenarioBuilder", set.plans, [])
        result.view.scenario = scenario
        return result
    }
}
