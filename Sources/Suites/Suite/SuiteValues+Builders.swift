import Behaviour
import Facts
import MockData

extension SuiteValues.Builder {
    /// The builder of a plan, when a test can call it as it stands and give fields by name.
    ///
    /// - Parameters:
    ///   - plan: The builder.
    ///   - function: What is called: `LibraryListTestFactory.createMockUserModel`.
    ///   - index: All facts, to see which parameters reach the field of their name.
    public init?(_ plan: BuilderPlan, function: Code.Expression, in index: FactIndex) {
        let forms = plan.usualForms
        guard let form = forms.first, plan.conditions.isEmpty, !plan.isAsync, plan.model.kind != .enum,
            forms.allSatisfy({ $0.creation.outcome == .certain }),
            forms.flatMap(\.parameters).allSatisfy({ $0.defaultValue != nil })
        else { return nil }
        let members = index.members(of: plan.model)
        let fields = form.parameters.filter { parameter in
            guard
                let property = index.storedProperty(parameter.name, of: plan.model),
                forms.allSatisfy({ $0.parameters.contains { $0.name == parameter.name } })
            else { return false }
            // What is put there afterwards stays, unless something is done about it.
            if case .assignment = parameter.use { return property.accessors == nil }
            return plan.model.hasMemberwiseInitializer
                || members.initializers.contains { initializer in
                    initializer.parameters.contains {
                        $0.name.plain == parameter.name
                            && index.sets($0, by: initializer, of: plan.model)
                    }
                }
        }
        self.init(function, fields: fields.map { Field(name: $0.name, label: $0.name) })
    }
}
