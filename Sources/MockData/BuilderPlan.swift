import Facts

/// How mock data of one model is built: one function with a default for every field.
public struct BuilderPlan: Hashable, Sendable {
    /// The model.
    public var model: TypeFact
    /// The name in builders: `LibraryListItemModelTranslation`.
    public var stem: String
    /// The model's type as a test file spells it.
    public var type: TypeRef
    /// Its generic parameters, spelled for a test file.
    public var generics: GenericClause
    /// The forms the builder takes under different `#if` conditions; one without a condition as a rule.
    public var forms: [Form]
    /// Conditions of the `#if` clauses around the model or its initialiser.
    public var conditions: [String]
    /// Availability attributes the builder repeats.
    public var availability: [String]
    /// The global actor the builder runs on.
    public var isolation: String?
    /// The builder of the project that is used instead of writing one.
    public var existing: ExistingBuilder?
    /// Models whose builders the defaults call.
    public var needs: Set<ModelReference>
    /// Modules besides the models' own.
    public var imports: Set<String>
    /// What could not be given a default.
    public var holes: [Hole]

    /// One form of a builder.
    public struct Form: Hashable, Sendable {
        /// The `#if` condition; `nil` when there is only one form.
        public var condition: String?
        /// The parameters.
        public var parameters: [Parameter]
        /// What makes the value.
        public var creation: Creation
        /// The parameter that tells two values apart.
        public var identity: Identity?
        /// The `#if` conditions around fields that hold where there is this form.
        public var satisfied: Set<String> = []

        /// Whether there is the form in a build with none but the flags that are known.
        var isUsual: Bool {
            !satisfied.contains { condition in
                condition != "DEBUG" && condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            }
        }
    }

    /// The parameter that tells two values apart, with an argument for each value of `index`.
    public struct Identity: Hashable, Sendable {
        /// The parameter's name.
        public var parameter: String
        /// An argument that differs for each value of a variable `index`.
        public var indexed: SampleExpression
    }

    /// A parameter of a builder: a field of the model.
    public struct Parameter: Hashable, Sendable {
        /// The name, without backticks.
        public var name: String
        /// The type, spelled for a test file.
        public var type: TypeRef
        /// The type as the model writes it, for lookups from the model.
        public var source: TypeRef
        /// The default; `nil` where a test must give a value.
        public var defaultValue: SampleExpression?
        /// How the value reaches the model.
        public var use: Use
        /// Where the field or parameter stands.
        public var location: SourceLocation

        /// How a value reaches the model.
        public enum Use: Hashable, Sendable {
            /// As an argument; the label is `nil` for `_`.
            case argument(label: String?)
            /// By assignment to a property afterwards.
            case assignment(property: String)
            /// As the document the value is decoded from.
            case document
        }
    }

    /// What makes a value.
    public struct Creation: Hashable, Sendable {
        /// What is called: `User`, `User.guest`.
        public var callee: String
        /// Whether arguments follow; a static property takes none.
        public var isCall: Bool
        /// How it can fail.
        public var outcome: Outcome
        /// Whether it must be awaited.
        public var isAsync: Bool
        /// Where it is declared.
        public var location: SourceLocation

        /// How making a value can fail.
        public enum Outcome: String, Hashable, Sendable {
            case certain
            /// It returns an optional.
            case optional
            /// It throws.
            case `throws`
            /// It decodes a document.
            case decodes
        }
    }

    /// Something a test must give because no value could be made.
    public struct Hole: Hashable, Sendable {
        /// The parameter.
        public var parameter: String
        /// Why.
        public var problem: Unbuildable
        /// Where the parameter stands.
        public var location: SourceLocation
    }

    /// The model's reference.
    public var reference: ModelReference { ModelReference(model) }

    /// The first form, which stands for all where only one can be looked at.
    package var form: Form { forms[0] }

    /// The forms in builds with none but the flags that are known: those that a test has to do with.
    package var usualForms: [Form] { forms.filter(\.isUsual) }

    /// Whether making a value must be awaited.
    public var isAsync: Bool { forms.contains(where: \.creation.isAsync) }
}

/// A builder or fixture that the project has already.
public struct ExistingBuilder: Hashable, Sendable {
    /// What is called from a test: `User.fixture`, `makeUser`.
    public var callee: String
    /// Whether it is a function; a static property otherwise.
    public var isCall: Bool
    /// Its parameters, all of which have defaults.
    public var parameters: [ParameterFact]
    /// Where it is declared.
    public var location: SourceLocation
    /// The global actor it runs on.
    public var isolation: String?

    /// Describes a builder.
    public init(
        callee: String, isCall: Bool, parameters: [ParameterFact], location: SourceLocation, isolation: String?
    ) {
        self.callee = callee
        self.isCall = isCall
        self.parameters = parameters
        self.location = location
        self.isolation = isolation
    }
}
