import Project

/// What a test claims, before it is spelled for a framework.
enum Assertion: Hashable, Sendable {
    /// Two values are equal.
    case equal(String, String)
    /// Two references are to one object.
    case identical(String, String)
    /// A value is there.
    case present(String)
    /// A Boolean is true.
    case holds(String)
    /// A Boolean is false.
    case fails(String)
    /// A value is a case of an enum, whatever it carries.
    case isCase(String, pattern: String)

    /// The claim as an expression.
    var condition: String {
        switch self {
        case .equal(let left, let right): "\(left) == \(right)"
        case .identical(let left, let right): "\(left) === \(right)"
        case .present(let value): "\(value) != nil"
        case .holds(let value): value
        case .fails(let value): "!" + value
        case .isCase(let value, let pattern): "if case \(pattern) = \(value) { true } else { false }"
        }
    }

    /// What is looked at.
    var subject: String {
        get {
            switch self {
            case .equal(let value, _), .identical(let value, _), .present(let value), .holds(let value),
                .fails(let value),
                .isCase(let value, _):
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
            case .isCase(_, let pattern): self = .isCase(newValue, pattern: pattern)
            }
        }
    }

    /// The claim as a statement of a test.
    func statement(in framework: Configuration.Framework) -> String {
        guard framework == .xctest else { return "#expect(\(condition))" }
        switch self {
        case .equal(let left, "nil"): return "XCTAssertNil(\(left))"
        case .equal(let left, let right): return "XCTAssertEqual(\(left), \(right))"
        case .identical(let left, let right): return "XCTAssertIdentical(\(left), \(right))"
        case .present(let value): return "XCTAssertNotNil(\(value))"
        case .holds(let value): return "XCTAssertTrue(\(value))"
        case .fails(let value): return "XCTAssertFalse(\(value))"
        case .isCase: return "XCTAssertTrue(\(condition))"
        }
    }
}

/// What an error that is thrown is compared with.
enum ErrorMatch: Hashable, Sendable {
    /// Nothing is known of it.
    case any
    /// A type.
    case type(String)
    /// A value, with its type.
    case value(String, type: String)

    /// The argument of `#expect(throws:)`.
    var expectation: String {
        switch self {
        case .any: "(any Error).self"
        case .type(let type): "\(type).self"
        case .value(let value, _): value
        }
    }

    /// A claim about an error, for XCTest; `nil` when there is nothing to claim.
    func claim(about error: String) -> String? {
        switch self {
        case .any: nil
        case .type(let type): "XCTAssertTrue(\(error) is \(type))"
        case .value(let value, let type): "XCTAssertEqual(\(error) as? \(type), \(value))"
        }
    }
}
