import Combine
import Foundation

/// Knows who is signed in.
protocol UserRepositoryType: AnyObject, Sendable {
    var isUserSignedIn: Bool { get }
    var isUserSignedInStatusChangedPublisher: AnyPublisher<Bool, Never> { get }

    func currentUser() async throws -> UserModel?
    func signOut() async throws
}

/// Keeps the user for as long as the app runs; the subject guards its value by a lock.
final class UserRepository: UserRepositoryType, @unchecked Sendable {
    private let user = CurrentValueSubject<UserModel?, Never>(nil)

    var isUserSignedIn: Bool {
        user.value != nil
    }

    var isUserSignedInStatusChangedPublisher: AnyPublisher<Bool, Never> {
        user.map { $0 != nil }.removeDuplicates().dropFirst().eraseToAnyPublisher()
    }

    func currentUser() async throws -> UserModel? {
        user.value
    }

    func signIn(as newUser: UserModel) {
        user.send(newUser)
    }

    func signOut() async throws {
        guard isUserSignedIn else { throw LibraryError.notSignedIn }
        user.send(nil)
    }
}
