import Foundation

// MARK: - Models

struct PasswordHistoryEntry: Equatable {
    let password: String
    let lastUsedDate: Date
}

struct CipherView: Equatable {
    var id: String?
    var organizationId: String?
    var collectionIds: [String] = []
    var folderId: String?
    var name: String
    var username: String?
    var password: String?
    var totp: String?
    var uris: [String] = []
    var notes: String?
    var isFavorite = false
    var requiresReprompt = false
    var passwordHistory: [PasswordHistoryEntry] = []
    var revisionDate: Date
    var deletedDate: Date?
}

struct FolderView: Equatable {
    let id: String
    let name: String
}

struct CollectionView: Equatable {
    let id: String
    let organizationId: String
    let name: String
    let isReadOnly: Bool
}

struct Organization: Equatable {
    let id: String
    let name: String
    let isEnabled: Bool
}

// MARK: - Errors

enum CipherServiceError: Error, Equatable {
    case updateConflict
    case notFound
    case offline
}

enum InputValidationError: Error, Equatable {
    case fieldRequired(String)
    case collectionRequired
}

// MARK: - Services

protocol VaultRepository: AnyObject {
    func addCipher(_ cipher: CipherView) async throws
    func updateCipher(_ cipher: CipherView) async throws
    func softDeleteCipher(_ cipher: CipherView) async throws
    func fetchCipher(withId id: String) async throws -> CipherView?
    func fetchFolders() async throws -> [FolderView]
    func fetchCollections(includeReadOnly: Bool) async throws -> [CollectionView]
    func fetchOrganizations() async throws -> [Organization]
    func hasUnassignedCiphers() async -> Bool
}

enum PolicyType {
    case personalOwnership
    case passwordGenerator
    case removeUnlockWithPin
}

protocol PolicyService: AnyObject {
    func policyAppliesToUser(_ policy: PolicyType) async -> Bool
    func organizationsApplyingPolicy(_ policy: PolicyType) async -> [String]
}

protocol BreachService: AnyObject {
    func checkDataBreaches(password: String) async throws -> Int
    func checkUsername(_ username: String) async throws -> [String]
}

enum CameraAuthorizationStatus {
    case authorized
    case denied
    case notDetermined
    case restricted
}

protocol CameraService: AnyObject {
    func deviceSupportsCamera() -> Bool
    func checkStatusOrRequestCameraAuthorization() async -> CameraAuthorizationStatus
}

protocol PasteboardService: AnyObject {
    func copy(_ string: String)
    func clear()
}

protocol ErrorReporter: AnyObject {
    func log(error: Error)
    func setUserId(_ userId: String?)
}

enum EventType {
    case cipherClientViewed
    case cipherClientToggledPasswordVisible
    case cipherClientCopiedPassword
}

protocol EventService: AnyObject {
    func collect(eventType: EventType, cipherId: String?) async
    func upload() async
}

enum UserAction {
    case addedNewItem
    case createdNewSend
}

protocol ReviewPromptService: AnyObject {
    func trackUserAction(_ action: UserAction) async
    func isEligibleForReviewPrompt() async -> Bool
}

protocol TimeProvider {
    var presentTime: Date { get }
    var monotonicTime: TimeInterval { get }
}

protocol HasVaultRepository { var vaultRepository: VaultRepository { get } }
protocol HasPolicyService { var policyService: PolicyService { get } }
protocol HasBreachService { var breachService: BreachService { get } }
protocol HasCameraService { var cameraService: CameraService { get } }
protocol HasPasteboardService { var pasteboardService: PasteboardService { get } }
protocol HasErrorReporter { var errorReporter: ErrorReporter { get } }
protocol HasEventService { var eventService: EventService { get } }
protocol HasReviewPromptService { var reviewPromptService: ReviewPromptService { get } }
protocol HasTimeProvider { var timeProvider: TimeProvider { get } }
