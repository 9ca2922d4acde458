import Foundation

// Initialisers that refuse values; a builder's defaults pass them.

struct Email: Equatable {
    let rawValue: String
    init?(_ rawValue: String) {
        guard rawValue.contains("@"), !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }
}

struct Adult {
    let age: Int
    init(age: Int) throws {
        guard age >= 18, age < 130 else { throw CheckProblem.outOfRange }
        self.age = age
    }
}

struct Stars {
    let value: Int
    init?(value: Int) {
        guard (3...5).contains(value) else { return nil }
        self.value = value
    }
}

struct Percentage {
    let value: Double
    init(value: Double) {
        precondition(value >= 50 && value <= 100)
        self.value = value
    }
}

struct CountryCode {
    let code: String
    init?(code: String) {
        guard code.count == 3 else { return nil }
        self.code = code
    }
}

struct Password {
    let text: String
    init(text: String) throws {
        if text.count < 12 { throw CheckProblem.tooShort }
        self.text = text
    }
}

struct AccountNumber {
    let text: String
    init?(text: String) {
        guard text.hasPrefix("NO"), text.hasSuffix("9") else { return nil }
        self.text = text
    }
}

struct NumberFromText {
    let number: Int
    init?(text: String) {
        guard let number = Int(text) else { return nil }
        self.number = number
    }
}

struct Link {
    let url: URL
    init?(text: String) {
        guard let url = URL(string: text) else { return nil }
        self.url = url
    }
}

struct Basket {
    let items: [String]
    init(items: [String]) {
        precondition(!items.isEmpty, "a basket has items")
        self.items = items
    }
}

struct Team {
    let members: [String]
    init?(members: [String]) {
        guard members.count >= 1 else { return nil }
        self.members = members
    }
}

struct NeedsOptional {
    let name: String
    init?(name: String?) {
        guard let name else { return nil }
        self.name = name
    }
}

struct PositiveAmount {
    let amount: Decimal
    init(amount: Decimal) throws {
        guard amount > 0 else { throw CheckProblem.outOfRange }
        self.amount = amount
    }
}

struct HoldsChecked {
    let email: Email
    let stars: Stars
    let adult: Adult
}

enum CheckProblem: Error {
    case outOfRange
    case tooShort
}

struct RangeTilde {
    let hour: Int
    init?(hour: Int) {
        guard 20...23 ~= hour else { return nil }
        self.hour = hour
    }
}

/// It is made of a text of three parts.
struct Triple: Equatable {
    let parts: [String]

    init(_ text: String) throws {
        let words = text.split(separator: " ")
        guard words.count == 3 else { throw DecodingFailure.tooShort }
        parts = words.map(String.init)
    }
}

/// It is made of a text with a dot in it.
struct Version: Equatable {
    let major: String

    init?(_ text: String) {
        guard text.components(separatedBy: ".").count >= 2 else { return nil }
        major = text
    }
}

enum DecodingFailure: Error {
    case tooShort
}

/// What is measured, and within which limits.
struct Measured {
    let field: KeyPath<Triple, [String]>
    let limits: ClosedRange<Decimal>
}
