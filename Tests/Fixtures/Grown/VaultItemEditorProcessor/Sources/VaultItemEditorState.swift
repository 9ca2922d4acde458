import Foundation

@MainActor
protocol VaultItemEditorDelegate: AnyObject {
    /// Returning `false` means the delegate takes care of the dismissal itself.
    func itemAdded() -> Bool
    func itemUpdated() -> Bool
    func itemSoftDeleted()
}

enum VaultItemEditorRoute: Equatable {
    case dismiss
    case generator(GeneratorType)
    case scanCode
    case setupTotpManual
}

enum GeneratorType: Equatable {
    case password
    case username
}

enum VaultItemEditorAction: Equatable {
    case nameChanged(String)
    case usernameChanged(String)
    case passwordChanged(String)
    case notesChanged(String)
    case addUriPressed
    case uriChanged(String, index: Int)
    case removeUriPressed(index: Int)
    case favoriteChanged(Bool)
    case repromptChanged(Bool)
    case folderChanged(id: String?)
    case ownerChanged(CipherOwner)
    case collectionToggled(id: String, isOn: Bool)
    case generatePressed(GeneratorType)
    case passwordVisibilityPressed
    case removeTotpPressed
    case dismissPressed
}

enum VaultItemEditorEffect: Equatable {
    case appeared
    case checkPasswordPressed
    case copyTotpPressed
    case deletePressed
    case savePressed
    case setupTotpPressed
}

enum CipherOwner: Hashable {
    case personal
    case organization(id: String, name: String)

    var organizationId: String? {
        guard case .organization(let id, _) = self else { return nil }
        return id
    }
}

struct VaultItemEditorState: Equatable {
    enum Configuration: Equatable {
        case add
        case existing(CipherView)
    }

    let configuration: Configuration
    var name = ""
    var username = ""
    var password = ""
    var notes = ""
    var totpKey: TOTPKey?
    var uris: [String] = [""]
    var isFavorite = false
    var isRepromptOn = false
    var folderId: String?
    var owner: CipherOwner?
    var collectionIds: [String] = []
    var isPasswordVisible = false

    var folders: [FolderView] = []
    var ownershipOptions: [CipherOwner] = []
    var allCollections: [CollectionView] = []
    var isPersonalOwnershipDisabled = false

    /// The collections which belong to the selected owner.
    var collections: [CollectionView] {
        guard let organizationId = owner?.organizationId else { return [] }
        return allCollections.filter { $0.organizationId == organizationId }
    }

    init(addItemWithFolderId folderId: String? = nil) {
        configuration = .add
        self.folderId = folderId
    }

    init(existing cipher: CipherView) {
        configuration = .existing(cipher)
        name = cipher.name
        username = cipher.username ?? ""
        password = cipher.password ?? ""
        notes = cipher.notes ?? ""
        totpKey = cipher.totp?.nilIfEmpty.map {
            TOTPKey(authenticatorKey: $0) ?? TOTPKey(rawAuthenticatorKey: $0, secret: $0)
        }
        uris = cipher.uris.isEmpty ? [""] : cipher.uris
        isFavorite = cipher.isFavorite
        isRepromptOn = cipher.requiresReprompt
        folderId = cipher.folderId
        collectionIds = cipher.collectionIds
    }

    var hasUnsavedChanges: Bool {
        switch configuration {
        case .add:
            return ![name, username, password, notes].allSatisfy(\.isEmpty)
                || totpKey != nil
                || uris.contains { !$0.isEmpty }
        case .existing(let cipher):
            return newCipherView(at: cipher.revisionDate) != cipher
        }
    }

    func validate() throws {
        if name.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            throw InputValidationError.fieldRequired("Name")
        }
        if owner?.organizationId != nil, collectionIds.isEmpty {
            throw InputValidationError.collectionRequired
        }
    }

    func newCipherView(at date: Date) -> CipherView {
        var cipher: CipherView
        switch configuration {
        case .add:
            cipher = CipherView(name: name, revisionDate: date)
            cipher.organizationId = owner?.organizationId
        case .existing(let existing):
            cipher = existing
            cipher.revisionDate = date
            cipher.passwordHistory = passwordHistory(of: existing, at: date)
        }
        cipher.name = name
        cipher.username = username.nilIfEmpty
        cipher.password = password.nilIfEmpty
        cipher.notes = notes.nilIfEmpty
        cipher.totp = totpKey?.rawAuthenticatorKey
        cipher.uris =
            uris
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
        cipher.isFavorite = isFavorite
        cipher.requiresReprompt = isRepromptOn
        cipher.folderId = folderId
        cipher.collectionIds = collectionIds
        return cipher
    }

    /// The newest entry comes first, at most five are kept.
    private func passwordHistory(of cipher: CipherView, at date: Date) -> [PasswordHistoryEntry] {
        guard let previous = cipher.password, !previous.isEmpty, previous != password else {
            return cipher.passwordHistory
        }
        let entry = PasswordHistoryEntry(password: previous, lastUsedDate: date)
        return Array(([entry] + cipher.passwordHistory).prefix(5))
    }
}

struct TOTPKey: Equatable {
    let rawAuthenticatorKey: String
    let secret: String
}

extension TOTPKey {
    /// Accepts either an `otpauth://totp/...` URI or a bare base32 secret.
    init?(authenticatorKey: String) {
        let key = authenticatorKey.trimmingCharacters(in: .whitespacesAndNewlines)
        if key.lowercased().hasPrefix("otpauth://") {
            guard let components = URLComponents(string: key),
                components.host?.lowercased() == "totp",
                let secret = components.queryItems?.first(where: { $0.name == "secret" })?.value?.nilIfEmpty
            else {
                return nil
            }
            self.init(rawAuthenticatorKey: key, secret: secret.uppercased())
        } else {
            let secret = key.replacingOccurrences(of: " ", with: "").uppercased()
            let alphabet = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=")
            guard !secret.isEmpty, secret.unicodeScalars.allSatisfy(alphabet.contains) else { return nil }
            self.init(rawAuthenticatorKey: key, secret: secret)
        }
    }
}

extension String {
    var nilIfEmpty: String? {
        isEmpty ? nil : self
    }
}
