import Foundation

struct Profile: Equatable {
    let id: String
    var firstName: String
    var lastName: String
    var email: String
    var bio: String
    var newsletter: Bool
    var avatarURL: String?
}

enum ProfileServiceError: Error {
    case emailTaken
    case sessionExpired
}

enum ProfileField: Hashable {
    case firstName
    case email
    case bio
}

enum ValidationError: Error, Equatable {
    case required
    case invalidFormat
    case tooLong(maximum: Int)
    case alreadyTaken
}

protocol ProfileServicing {
    func fetchProfile(id: String) async throws -> Profile
    func update(_ profile: Profile) async throws -> Profile
    func uploadAvatar(_ data: Data, for id: String) async throws -> String
}

protocol ProfileCoordinating: AnyObject {
    func profileEditorDidSave(_ profile: Profile)
    func profileEditorDidCancel()
    func profileEditorNeedsLogin()
}
