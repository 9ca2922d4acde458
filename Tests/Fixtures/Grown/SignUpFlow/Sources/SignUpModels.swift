import Foundation

enum SignUpField: String, CaseIterable {
    case email
    case password
    case passwordRepeat
    case displayName
    case birthDate
    case code
}

enum SignUpStep: Int, CaseIterable, Comparable {
    case credentials
    case profile
    case verification
    case completed

    static func < (lhs: SignUpStep, rhs: SignUpStep) -> Bool { lhs.rawValue < rhs.rawValue }

    var fields: [SignUpField] {
        switch self {
        case .credentials: return [.email, .password, .passwordRepeat]
        case .profile: return [.displayName, .birthDate]
        case .verification: return [.code]
        case .completed: return []
        }
    }

    static func containing(_ field: SignUpField) -> SignUpStep? {
        allCases.first { $0.fields.contains(field) }
    }
}

struct SignUpRequest: Equatable {
    let email: String
    let password: String
    let displayName: String
    let birthDate: String
    let acceptsNewsletter: Bool
}

struct Registration: Equatable {
    let id: String
    let resendAfterSeconds: Int
}

struct Account: Equatable {
    let id: String
    let email: String
    let displayName: String
}

struct Violation: Equatable {
    /// Name of the field as the server spells it, e.g. `display_name`.
    let field: String
    let reason: String
}

enum AccountServiceError: Error, Equatable {
    case validation([Violation])
    case wrongCode(attemptsLeft: Int)
    case codeExpired
    case rateLimited(retryAfterSeconds: Int)
    case offline
    case server
}
