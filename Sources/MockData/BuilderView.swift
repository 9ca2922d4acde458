import Algorithms
import Facts
import Project

/// A builder as its template meets it: every line that depends on the model is made here.
public struct BuilderView: Hashable, Sendable, Encodable {
    /// `createMockUser`
    public var name: String
    /// `User` as in names of builders.
    public var stem: String
    /// The type a test file writes: `Page<Element>`.
    public var type: String
    /// The type without generic arguments, for extensions.
    public var extended: String
    /// Attributes, as written: `@MainActor`.
    public var attributes: [String]
    /// `<Element: Equatable>`, or empty.
    public var generics: String
    /// `where …` with a space before it, or empty.
    public var requirements: String
    /// Lines such as `#if DEBUG` that open the conditions around the model, where a function stands in an enum.
    public var opening: [String]
    /// As many `#endif`.
    public var closing: [String]
    /// The same where the builder is a declaration of its own.
    public var outerOpening: [String]
    /// As many `#endif`.
    public var outerClosing: [String]
    /// The forms, one as a rule.
    public var forms: [Form]
    /// Whether there are several forms, each under a condition.
    public var isConditional: Bool
    /// What a person must know: fields without a default, with the reason.
    public var notes: [String]

    /// One form of a builder.
    public struct Form: Hashable, Sendable, Encodable {
        /// `#if …`, `#elseif …`, or empty.
        public var opening: String
        /// The fields.
        public var fields: [Field]
        /// The first lines of the function, from its name to the opening brace.
        public var head: [String]
        /// The lines of the body, the model's value being the result.
        public var body: [String]
        /// The first lines of the function that makes several; empty when there is none.
        public var pluralHead: [String]
        /// Its body.
        public var pluralBody: [String]
        /// Fields a test must give, as parameters of an initialiser of a fluent builder.
        public var required: String
        /// ` async`, or empty.
        public var effects: String
        /// Named states of a fluent builder.
        public var states: [State]
    }

    /// A field of the model.
    public struct Field: Hashable, Sendable, Encodable {
        /// The name as an identifier.
        public var name: String
        /// `withName`
        public var setter: String
        /// The type of a parameter: `@escaping () -> Void`.
        public var type: String
        /// The type of a stored property: `() -> Void`.
        public var stored: String
        /// ` = "text"`, or empty where there is no default.
        public var assigned: String
        /// Whether a test must give it.
        public var isRequired: Bool
    }

    /// A state a fluent builder can be put into by name.
    public struct State: Hashable, Sendable, Encodable {
        /// `active`
        public var name: String
        /// `withStatus(.active)`
        public var call: String
    }
}

/// Makes the view of one plan.
struct BuilderViewMaker {
    let maker: SampleMaker
    let plan: BuilderPlan
    /// Expressions that stand for defaults, by parameter, such as `TestConstants.defaultUserId`.
    var constants: [String: Code.Expression] = [:]

    /// The view.
    var view: BuilderView {
        BuilderView(
            name: maker.builderName(plan), stem: plan.stem, type: plan.type.text, extended: extended,
            attributes: plan.availability + (plan.isolation.map { ["@\($0)"] } ?? []),
            generics: generics.parameters, requirements: generics.requirements,
            opening: isMember ? conditions : [], closing: isMember ? endings : [],
            outerOpening: isMember ? [] : conditions, outerClosing: isMember ? [] : endings,
            forms: plan.forms.enumerated().map(form), isConditional: plan.forms.count > 1,
            notes: plan.holes.map { "`\($0.parameter)` has no default: \($0.problem.reason)." }.uniqued()
                .flatMap { $0.commentLines(width: Self.member - 4) })
    }

    /// How wide a member of a type may be, and what stands in its body.
    private static let member = Layout.pageWidth - Layout.step
    private static let body = member - Layout.step

    /// Whether the builder is a member of the model itself.
    private var inType: Bool { maker.options.shape == .mockInit || maker.options.shape == .fixture }

    /// The generic parameters and their requirements, as written.
    private var generics: (parameters: String, requirements: String) {
        let parameters = plan.generics.parameters.map { item in
            (item.isPack ? "each " : "") + item.name + (item.constraint.map { ": \($0.text)" } ?? "")
        }
        let requirements = plan.generics.requirements.map(\.text).joined(separator: ", ")
        return (
            parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>",
            requirements.isEmpty ? "" : " where " + requirements
        )
    }

    /// Whether the builder is one function of many in an enum.
    private var isMember: Bool { maker.options.shape == .factory || maker.options.shape == .dataBuilder }

    private var conditions: [String] { plan.conditions.map { "#if \($0)" } }

    private var endings: [String] { plan.conditions.map { _ in "#endif" } }

    private var extended: String {
        guard case .named(let components) = plan.type else { return plan.type.text }
        return components.map(\.name).joined(separator: ".")
    }

    // MARK: - Forms

    private func form(_ position: Int, _ form: BuilderPlan.Form) -> BuilderView.Form {
        let fields = form.parameters.map(field)
        let parameters = form.parameters.map(declaration)
        let clause = inType ? (parameters: "", requirements: "") : generics
        let effects = plan.isAsync ? " async" : ""
        let several = plural(form)
        return BuilderView.Form(
            opening: form.condition.map { "\(position == 0 ? "#if" : "#elseif") \($0)" } ?? "", fields: fields,
            head: signature(
                "static func \(maker.builderName(plan))\(clause.parameters)", parameters,
                "\(effects) -> \(plan.type.text)\(clause.requirements) {"),
            body: BodyWriter(plan: plan, form: form, fillsIn: maker.options.shape != .fluent).code
                .lines(width: Self.body),
            pluralHead: several.head, pluralBody: several.body.lines(width: Self.body), required: required(form),
            effects: effects, states: states(form))
    }

    private func field(_ parameter: BuilderPlan.Parameter) -> BuilderView.Field {
        let text = parameter.type.text
        let stored = parameter.type.attributes.contains("@escaping") ? String(text.dropFirst("@escaping ".count)) : text
        let name = parameter.name.identifier
        let value = parameter.defaultValue.map { constants[parameter.name] ?? $0.code }
        return BuilderView.Field(
            name: name, setter: "with" + parameter.name.capitalisedFirst, type: text, stored: stored,
            assigned: value.map { assigned($0, after: "private var \(name): \(stored)") } ?? "",
            isRequired: value == nil)
    }

    /// ` = value`, on as many lines as it takes after what declares it.
    private func assigned(_ value: Code.Expression, after head: String) -> String {
        let lines = (Layout(head) + Layout([.equals]) + value.layout).lines(width: Self.member)
        return String(lines.joined(separator: "\n").dropFirst(head.count))
    }

    /// The parameters of a fluent builder's initialiser.
    private func required(_ form: BuilderPlan.Form) -> String {
        let items = form.parameters.filter { $0.defaultValue == nil }.map { Layout("\($0.name): \($0.type.text)") }
        let lines = (Layout("init") + .list("(", items, ")")).lines(width: Self.member - 2)
        return String(lines.joined(separator: "\n").dropFirst("init(".count).dropLast())
    }

    /// The first lines of a function: on one line, or a parameter a line where that is too long.
    private func signature(_ start: String, _ parameters: [Layout], _ end: String) -> [String] {
        (Layout(start) + .column("(", parameters, ")") + Layout(end)).lines(width: Self.member)
    }

    /// A parameter as declared; what an actor must make is made in the body.
    private func declaration(_ parameter: BuilderPlan.Parameter) -> Layout {
        let label = parameter.use == .argument(label: nil) && plan.model.kind == .enum ? "_ " : ""
        let name = label + parameter.name.identifier + ": "
        guard let value = parameter.defaultValue else { return Layout(name + parameter.type.text) }
        if parameter.isMadeInBody { return Layout("\(name)\(parameter.optionalType) = nil") }
        return Layout(name + parameter.type.text) + Layout([.equals])
            + (constants[parameter.name] ?? value.code).layout
    }

    // MARK: - Several values

    private func plural(_ form: BuilderPlan.Form) -> (head: [String], body: [Code.Statement]) {
        if plan.model.kind == .enum || plan.isAsync || plan.model.isNoncopyable || maker.options.shape == .fluent {
            return ([], [])
        }
        let required = form.parameters.filter { $0.defaultValue == nil }
        let arguments = form.parameters.compactMap { parameter -> Code.Argument? in
            if parameter.name == form.identity?.parameter {
                return form.identity.map { .init(parameter.name, $0.indexed.code) }
            }
            return parameter.defaultValue == nil ? .init(parameter.name, .name(parameter.name.identifier)) : nil
        }
        if required.contains(where: { $0.type.functionType != nil || $0.type.specifiers.contains("consuming") }) {
            return ([], [])
        }
        let clause = inType ? (parameters: "", requirements: "") : generics
        let others = required.filter { $0.name != form.identity?.parameter }
        let parameters = [Layout("count: Int = 3")] + others.map(declaration)
        let variable = form.identity == nil ? "_" : "index"
        let head = signature(
            "static func \(maker.pluralName(plan))\(clause.parameters)", parameters,
            " -> [\(plan.type.text)]\(clause.requirements) {")
        let call = Code.Expression.call(.name(maker.builderName(plan)), arguments)
        return (head, [.expression(.mapping("0..<count", variable, call))])
    }

    // MARK: - States

    /// Named states: the cases without payload of the fields that are enums.
    private func states(_ form: BuilderPlan.Form) -> [BuilderView.State] {
        guard maker.options.shape == .fluent else { return [] }
        let taken = Set(form.parameters.flatMap { [$0.name, "with" + $0.name.capitalisedFirst] } + ["build", "make"])
        var result: [BuilderView.State] = []
        let enums = form.parameters.compactMap { parameter -> (BuilderPlan.Parameter, [EnumCaseFact])? in
            guard !parameter.source.isOptional,
                let fact = maker.index.declaration(of: parameter.source, from: plan.model.scopeInside),
                fact.kind == .enum, maker.index.isVisible(fact)
            else { return nil }
            let cases = maker.usable(fact).filter(\.payload.isEmpty)
            return cases.isEmpty || cases.count > 12 ? nil : (parameter, cases)
        }
        for (parameter, cases) in enums {
            for item in cases {
                let plain = item.name.unquoted
                let name = enums.count > 1 ? parameter.name + plain.capitalisedFirst : plain
                guard !taken.contains(name), !result.contains(where: { $0.name == name.identifier }) else { continue }
                result.append(
                    .init(name: name.identifier, call: "with\(parameter.name.capitalisedFirst)(.\(item.name))"))
            }
        }
        return result
    }
}

extension Code.Expression {
    /// A value for each number of a range.
    static func mapping(_ range: String, _ variable: String, _ value: Code.Expression) -> Code.Expression {
        let map = Code.Expression.member(.tuple([.init(nil, .verbatim(range))]), "map")
        return .call(map, [], trailing: Code.Closure([variable], [.expression(value)], isOpen: true))
    }
}

extension BuilderPlan.Parameter {
    /// Whether the default must be made in the builder's body, on its actor.
    var isMadeInBody: Bool { defaultValue?.isolation != nil }

    /// The type that may be left out.
    var optionalType: String { TypeRef.optional(type.unattributed).text }
}
