import Foundation

/// The signed-in user.
struct UserModel: Identifiable, Equatable, Sendable {
    enum Plan: Equatable, Sendable {
        case free
        case premium(until: Date)
    }

    let id: UUID
    let displayName: String
    let email: String?
    let plan: Plan
    let registeredAt: Date
}
