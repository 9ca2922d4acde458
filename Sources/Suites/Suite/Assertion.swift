import Facts

/// What a test claims, before it is spelled for a framework.
public enum Assertion: Hashable, Sendable {
    /// Two values are equal.
    case equal(Code.Expression, Code.Expression)
    /// Two references are to one object.
    case identical(Code.Expression, Code.Expression)
    /// A value is there.
    case present(Code.Expression)
    /// A Boolean is true.
    case holds(Code.Expression)
    /// A Boolean is false.
    case fails(Code.Expression)
    /// A value is a case of an enum, whatever it carries.
    case isCase(Code.Expression, name: String)
    /// A value is a case of an enum that carries what a condition says of the names in the parentheses.
    case carries(Code.Expression, name: String, parts: [String], condition: Code.Expression)

    /// The claim as an expression; what has to be awaited is awaited as a whole.
    public var condition: Code.Expression {
        if case .isCase(let value, let name) = self { return .isCase("." + name, of: value) }
        if case .carries(let value, let name, let parts, let condition) = self {
            return .isCase(".\(name)(\(parts.joined(separator: ", ")))", of: value, where: condition)
        }
        if case .await(let value) = subject {
            var inner = self
            inner.subject = value
            return .await(inner.condition)
        }
        switch self {
        case .equal(let left, let right): return .binary(left, "==", right)
        case .identical(let left, let right): return .binary(left, "===", right)
        case .present(let value): return .binary(value, "!=", .null)
        case .holds(let value): return value
        case .fails(let value): return .prefix("!", value)
        case .isCase, .carries: return subject
        }
    }

    /// The case that a value is claimed to be; `nil` for any other claim.
    package var caseName: String? {
        switch self {
        case .isCase(_, let name), .carries(_, let name, _, _): name
        default: nil
        }
    }

    /// The assertion about something that an actor keeps.
    package var awaited: Assertion {
        var assertion = self
        assertion.subject = .await(subject)
        return assertion
    }

    /// What is looked at.
    package var subject: Code.Expression {
        get {
            switch self {
            case .equal(let value, _), .identical(let value, _), .present(let value), .holds(let value),
                .fails(let value), .isCase(let value, _), .carries(let value, _, _, _):
                value
            }
        }
        set {
            switch self {
            case .equal(_, let right): self = .equal(newValue, right)
            case .identical(_, let right): self = .identical(newValue, right)
            case .present: self = .present(newValue)
            case .holds: self = .holds(newValue)
            case .fails: self = .fails(newValue)
            case .isCase(_, let name): self = .isCase(newValue, name: name)
            case .carries(_, let name, let parts, let condition):
                self = .carries(newValue, name: name, parts: parts, condition: condition)
            }
        }
    }
}

/// What an error that is thrown is compared with.
public enum ErrorMatch: Hashable, Sendable {
    /// Nothing is known of it.
    case any
    /// There is none.
    case none
    /// A type.
    case type(TypeRef)
    /// A value, with its type.
    case value(Code.Expression, type: TypeRef)

    /// What it takes to write it.
    var needs: Code.Needs {
        switch self {
        case .any, .none: return Code.Needs()
        case .type(let type): return Code.Needs(types: [type])
        case .value(let value, let type):
            var needs = value.needs
            needs.types.insert(type)
            return needs
        }
    }
}
