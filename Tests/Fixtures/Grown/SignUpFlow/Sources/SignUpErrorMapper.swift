import Foundation

struct SignUpErrorMapper {
    struct Outcome: Equatable {
        var fieldErrors: [SignUpField: String] = [:]
        var banner: String?
    }

    private static let fieldNames: [String: SignUpField] = [
        "email": .email,
        "password": .password,
        "display_name": .displayName,
        "date_of_birth": .birthDate,
        "code": .code,
    ]

    func outcome(for error: Error) -> Outcome {
        switch error as? AccountServiceError {
        case .validation(let violations):
            return outcome(for: violations)
        case .wrongCode(let left) where left > 0:
            return Outcome(fieldErrors: [.code: "Wrong code, \(left) attempts left."])
        case .wrongCode, .codeExpired:
            return Outcome(banner: "This code is no longer valid. Request a new one.")
        case .rateLimited(let seconds):
            return Outcome(banner: "Too many attempts. Try again in \(seconds) seconds.")
        case .offline:
            return Outcome(banner: "You appear to be offline.")
        case .server, nil:
            return Outcome(banner: "Something went wrong. Please try again.")
        }
    }

    private func outcome(for violations: [Violation]) -> Outcome {
        var outcome = Outcome()
        for violation in violations {
            if let field = Self.fieldNames[violation.field] {
                // The server sends the most important reason first.
                if outcome.fieldErrors[field] == nil {
                    outcome.fieldErrors[field] = text(for: violation.reason)
                }
            } else {
                outcome.banner = text(for: violation.reason)
            }
        }
        return outcome
    }

    private func text(for reason: String) -> String {
        switch reason {
        case "taken": return "An account with this address exists already."
        case "too_common": return "This password is too easy to guess."
        case "profanity": return "Please choose another name."
        case "underage": return "You must be at least 16 years old."
        default: return "This value was not accepted."
        }
    }
}
