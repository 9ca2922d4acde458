import Behaviour
import Facts

/// How a suite writes values of types that have no literals.
public struct SuiteValues {
    /// A function that builds a model, with the fields a test may give.
    public struct Builder: Hashable, Sendable {
        /// What is called: `LibraryListTestFactory.createMockUserModel`.
        public var function: Code.Expression
        /// The fields that can be given: their names in the model and the labels of the parameters.
        public var fields: [Field]

        /// A field of the model that can be given.
        public struct Field: Hashable, Sendable {
            /// The property's name.
            public var name: String
            /// The parameter's label.
            public var label: String

            /// Creates a field.
            public init(name: String, label: String) {
                self.name = name
                self.label = label
            }
        }

        /// Creates a builder.
        public init(_ function: Code.Expression, fields: [Field]) {
            self.function = function
            self.fields = fields
        }
    }

    /// The builder of a model type; `nil` when there is none.
    public var builder: (TypeRef) -> Builder?
    /// A value of any other type, by what it is for; `nil` when none can be written.
    public var sample: (TypeRef, String) -> Code.Expression?

    /// Creates the values.
    public init(
        builder: @escaping (TypeRef) -> Builder? = { _ in nil },
        sample: @escaping (TypeRef, String) -> Code.Expression? = { _, _ in nil }
    ) {
        self.builder = builder
        self.sample = sample
    }

    /// One of a row of different values of a type without literals.
    package func unique(_ type: String, _ number: Int) -> Code.Expression? {
        func make(_ name: String, _ label: String?, _ value: Code.Expression) -> Code.Expression {
            .call(.type(.simple(name)), [Code.Argument(label, value)])
        }
        switch type {
        case "Date", "Foundation.Date": return make("Date", "timeIntervalSince1970", .number("\(number)"))
        case "UUID":
            return .unwrapped(make("UUID", "uuidString", .string(UniqueText.identifier(number))))
        case "URL": return .unwrapped(make("URL", "string", .string(UniqueText.address(number))))
        case "Data":
            return number == 0
                ? .call(.type(.simple("Data"))) : make("Data", nil, .array([.number("\(number % 256)")]))
        case "Duration", "Swift.Duration":
            return .call(.member(.type(.simple("Duration")), "seconds"), [Code.Argument(nil, .number("\(number)"))])
        default: return nil
        }
    }
}
