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
    var constants: [String: String] = [:]

    /// The view.
    var view: BuilderView {
        BuilderView(
            name: maker.builderName(plan), stem: plan.stem, type: plan.type.text, extended: extended,
            attributes: plan.availability + (plan.isolation.map { ["@\($0)"] } ?? []),
            generics: generics.parameters, requirements: generics.requirements,
            opening: isMember ? conditions : [], closing: isMember ? endings : [],
            outerOpening: isMember ? [] : conditions, outerClosing: isMember ? [] : endings,
            forms: plan.forms.enumerated().map(form), isConditional: plan.forms.count > 1,
            notes: plan.holes.map { "`\($0.parameter)` has no default: \($0.problem.reason)." }.uniqued())
    }

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
            head: wrappedSignature(
                "static func \(maker.builderName(plan))\(clause.parameters)", parameters,
                "\(effects) -> \(plan.type.text)\(clause.requirements) {"),
            body: BodyWriter(plan: plan, form: form, fillsIn: maker.options.shape != .fluent).lines,
            pluralHead: several.head, pluralBody: several.body,
            required: form.parameters.filter { $0.defaultValue == nil }.map { "\($0.name): \($0.type.text)" }
                .joined(separator: ", "),
            effects: effects, states: states(form))
    }

    private func field(_ parameter: BuilderPlan.Parameter) -> BuilderView.Field {
        let text = parameter.type.text
        let stored = parameter.type.attributes.contains("@escaping") ? String(text.dropFirst("@escaping ".count)) : text
        let value = parameter.defaultValue.map { constants[parameter.name] ?? $0.text }
        return BuilderView.Field(
            name: parameter.name.identifier, setter: "with" + parameter.name.capitalisedFirst, type: text,
            stored: stored, assigned: value.map { " = \($0)" } ?? "", isRequired: value == nil)
    }

    /// A parameter as declared; what an actor must make is made in the body.
    private func declaration(_ parameter: BuilderPlan.Parameter) -> String {
        let label = parameter.use == .argument(label: nil) && plan.model.kind == .enum ? "_ " : ""
        let name = label + parameter.name.identifier + ": "
        guard let value = parameter.defaultValue else { return name + parameter.type.text }
        if parameter.isMadeInBody { return "\(name)\(parameter.optionalType) = nil" }
        return "\(name)\(parameter.type.text) = \(constants[parameter.name] ?? value.text)"
    }

    // MARK: - Several values

    private func plural(_ form: BuilderPlan.Form) -> (head: [String], body: [String]) {
        if plan.model.kind == .enum || plan.isAsync || plan.model.isNoncopyable || maker.options.shape == .fluent {
            return ([], [])
        }
        let required = form.parameters.filter { $0.defaultValue == nil }
        let arguments = form.parameters.compactMap { parameter -> String? in
            if parameter.name == form.identity?.parameter {
                return form.identity.map { "\(parameter.name): \($0.indexed.text)" }
            }
            return parameter.defaultValue == nil ? "\(parameter.name): \(parameter.name.identifier)" : nil
        }
        if required.contains(where: { $0.type.functionType != nil || $0.type.specifiers.contains("consuming") }) {
            return ([], [])
        }
        let clause = inType ? (parameters: "", requirements: "") : generics
        let parameters = ["count: Int = 3"] + required.filter { $0.name != form.identity?.parameter }.map(declaration)
        let variable = form.identity == nil ? "_" : "index"
        let head = wrappedSignature(
            "static func \(maker.pluralName(plan))\(clause.parameters)", parameters,
            " -> [\(plan.type.text)]\(clause.requirements) {")
        let call = "\(maker.builderName(plan))(\(arguments.joined(separator: ", ")))"
        return (head, ["(0..<count).map { \(variable) in", "    \(call)", "}"])
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

extension BuilderPlan.Parameter {
    /// Whether the default must be made in the builder's body, on its actor.
    var isMadeInBody: Bool { defaultValue?.isolation != nil }

    /// The type that may be left out.
    var optionalType: String { TypeRef.optional(type.unattributed).text }
}
