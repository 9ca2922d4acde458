import Foundation
import Observation

@MainActor
@Observable
final class ProfileEditorViewModel {

    struct FormState: Equatable {
        var firstName = ""
        var lastName = ""
        var email = ""
        var bio = ""
        var newsletter = false
    }

    var form = FormState()
    private(set) var errors: [ProfileField: ValidationError] = [:]
    private(set) var isLoading = false
    private(set) var isSaving = false
    private(set) var banner: String?
    private(set) var avatarURL: String?

    private let userID: String
    private let service: ProfileServicing
    private weak var coordinator: ProfileCoordinating?
    private var original: Profile?

    init(userID: String, service: ProfileServicing, coordinator: ProfileCoordinating?) {
        self.userID = userID
        self.service = service
        self.coordinator = coordinator
    }

    var isDirty: Bool {
        guard let original else { return false }
        return form != Self.form(from: original)
    }

    var canSave: Bool {
        isDirty && !isSaving
    }

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            let profile = try await service.fetchProfile(id: userID)
            apply(profile)
        } catch {
            banner = "Your profile could not be loaded."
        }
    }

    func save() async {
        guard canSave, var profile = original else { return }
        errors = validate()
        guard errors.isEmpty else { return }

        profile.firstName = form.firstName
        profile.lastName = form.lastName
        profile.email = form.email.lowercased()
        profile.bio = form.bio
        profile.newsletter = form.newsletter

        isSaving = true
        do {
            let saved = try await service.update(profile)
            apply(saved)
            banner = "Saved."
            coordinator?.profileEditorDidSave(saved)
        } catch ProfileServiceError.emailTaken {
            errors[.email] = .alreadyTaken
        } catch ProfileServiceError.sessionExpired {
            coordinator?.profileEditorNeedsLogin()
        } catch {
            banner = "Your changes could not be saved."
        }
        isSaving = false
    }

    func discard() {
        if let original {
            form = Self.form(from: original)
        }
        errors = [:]
        banner = nil
    }

    func cancel() {
        discard()
        coordinator?.profileEditorDidCancel()
    }

    func changeAvatar(_ data: Data) async {
        do {
            avatarURL = try await service.uploadAvatar(data, for: userID)
        } catch {
            banner = "The picture could not be uploaded."
        }
    }

    // MARK: - Private

    private func apply(_ profile: Profile) {
        original = profile
        avatarURL = profile.avatarURL
        form = Self.form(from: profile)
    }

    private func validate() -> [ProfileField: ValidationError] {
        var found: [ProfileField: ValidationError] = [:]
        if form.firstName.trimmingCharacters(in: .whitespaces).isEmpty {
            found[.firstName] = .required
        }
        if form.email.isEmpty {
            found[.email] = .required
        } else if !form.email.contains("@") {
            found[.email] = .invalidFormat
        }
        if form.bio.count > 160 {
            found[.bio] = .tooLong(maximum: 160)
        }
        return found
    }

    private static func form(from profile: Profile) -> FormState {
        FormState(
            firstName: profile.firstName,
            lastName: profile.lastName,
            email: profile.email,
            bio: profile.bio,
            newsletter: profile.newsletter
        )
    }
}
