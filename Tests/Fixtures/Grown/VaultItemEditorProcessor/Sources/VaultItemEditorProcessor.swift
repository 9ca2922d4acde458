import Foundation

final class VaultItemEditorProcessor: StateProcessor<VaultItemEditorState, VaultItemEditorAction, VaultItemEditorEffect>
{
    typealias Services = HasBreachService & HasCameraService & HasErrorReporter
        & HasEventService & HasPasteboardService & HasPolicyService
        & HasReviewPromptService & HasTimeProvider & HasVaultRepository

    private let coordinator: any Coordinator<VaultItemEditorRoute>
    private weak var delegate: VaultItemEditorDelegate?
    private let services: Services

    init(
        coordinator: any Coordinator<VaultItemEditorRoute>,
        delegate: VaultItemEditorDelegate?,
        services: Services,
        state: VaultItemEditorState
    ) {
        self.coordinator = coordinator
        self.delegate = delegate
        self.services = services
        super.init(state: state)
    }

    override func perform(_ effect: VaultItemEditorEffect) async {
        switch effect {
        case .appeared:
            await appeared()
        case .checkPasswordPressed:
            await checkPassword()
        case .copyTotpPressed:
            guard let totpKey = state.totpKey else { return }
            services.pasteboardService.copy(totpKey.secret)
            coordinator.showToast("Authenticator key copied")
        case .deletePressed:
            guard case .existing(let cipher) = state.configuration else { return }
            coordinator.showAlert(
                .deleteConfirmation { [weak self] in
                    await self?.softDelete(cipher)
                })
        case .savePressed:
            await save()
        case .setupTotpPressed:
            await setupTotp()
        }
    }

    override func receive(_ action: VaultItemEditorAction) {
        switch action {
        case .nameChanged(let name): state.name = name
        case .usernameChanged(let username): state.username = username
        case .passwordChanged(let password): state.password = password
        case .notesChanged(let notes): state.notes = notes
        case .addUriPressed:
            state.uris.append("")
        case .uriChanged(let uri, let index):
            guard state.uris.indices.contains(index) else { return }
            state.uris[index] = uri
        case .removeUriPressed(let index):
            guard state.uris.indices.contains(index) else { return }
            state.uris.remove(at: index)
            if state.uris.isEmpty { state.uris.append("") }
        case .favoriteChanged(let isFavorite): state.isFavorite = isFavorite
        case .repromptChanged(let isOn): state.isRepromptOn = isOn
        case .folderChanged(let id): state.folderId = id
        case .ownerChanged(let owner):
            guard owner != state.owner else { return }
            state.owner = owner
            state.collectionIds = []
        case .collectionToggled(let id, let isOn):
            state.collectionIds.removeAll { $0 == id }
            if isOn { state.collectionIds.append(id) }
        case .generatePressed(let type):
            generate(type)
        case .passwordVisibilityPressed:
            togglePasswordVisibility()
        case .removeTotpPressed:
            state.totpKey = nil
        case .dismissPressed:
            dismissPressed()
        }
    }

    // MARK: - Loading

    private func appeared() async {
        if case .existing(let cipher) = state.configuration {
            await services.eventService.collect(eventType: .cipherClientViewed, cipherId: cipher.id)
        }
        do {
            state.folders = try await services.vaultRepository.fetchFolders()
                .sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }
            state.allCollections = try await services.vaultRepository.fetchCollections(includeReadOnly: false)
            try await loadOwnershipOptions()
        } catch {
            services.errorReporter.log(error: error)
        }
    }

    private func loadOwnershipOptions() async throws {
        let organizations = try await services.vaultRepository.fetchOrganizations().filter(\.isEnabled)
        state.isPersonalOwnershipDisabled = await services.policyService.policyAppliesToUser(.personalOwnership)

        var options = organizations.map { CipherOwner.organization(id: $0.id, name: $0.name) }
        if !state.isPersonalOwnershipDisabled { options.insert(.personal, at: 0) }
        state.ownershipOptions = options

        switch state.configuration {
        case .add:
            if state.owner.map(options.contains) != true { state.owner = options.first }
        case .existing(let cipher):
            state.owner = options.first { $0.organizationId == cipher.organizationId }
        }
    }

    // MARK: - Saving and deleting

    private func save() async {
        do {
            try state.validate()
            coordinator.showLoadingOverlay(title: "Saving...")
            defer { coordinator.hideLoadingOverlay() }

            let cipher = state.newCipherView(at: services.timeProvider.presentTime)
            let shouldDismiss: Bool
            switch state.configuration {
            case .add:
                try await services.vaultRepository.addCipher(cipher)
                await services.reviewPromptService.trackUserAction(.addedNewItem)
                shouldDismiss = delegate?.itemAdded() ?? true
            case .existing:
                try await services.vaultRepository.updateCipher(cipher)
                shouldDismiss = delegate?.itemUpdated() ?? true
            }
            if shouldDismiss { coordinator.navigate(to: .dismiss) }
        } catch {
            showAlert(for: error)
        }
    }

    private func softDelete(_ cipher: CipherView) async {
        coordinator.showLoadingOverlay(title: "Sending to trash...")
        do {
            try await services.vaultRepository.softDeleteCipher(cipher)
            coordinator.hideLoadingOverlay()
            coordinator.navigate(to: .dismiss)
            delegate?.itemSoftDeleted()
        } catch {
            coordinator.hideLoadingOverlay()
            showAlert(for: error)
        }
    }

    private func showAlert(for error: Error) {
        if let alert = Alert.knownError(error) { return coordinator.showAlert(alert) }
        services.errorReporter.log(error: error)
        coordinator.showAlert(.defaultAlert(title: "An error has occurred"))
    }

    private func dismissPressed() {
        guard state.hasUnsavedChanges else { return coordinator.navigate(to: .dismiss) }
        coordinator.showAlert(
            .discardChanges { [weak self] in
                self?.coordinator.navigate(to: .dismiss)
            })
    }

    // MARK: - Credentials

    private func checkPassword() async {
        guard !state.password.isEmpty else { return }
        coordinator.showLoadingOverlay(title: "Checking password...")
        do {
            let count = try await services.breachService.checkDataBreaches(password: state.password)
            coordinator.hideLoadingOverlay()
            coordinator.showAlert(.dataBreachResult(count: count))
        } catch {
            coordinator.hideLoadingOverlay()
            showAlert(for: error)
        }
    }

    private func generate(_ type: GeneratorType) {
        let currentValue = type == .password ? state.password : state.username
        guard !currentValue.isEmpty else { return coordinator.navigate(to: .generator(type), context: self) }
        coordinator.showAlert(
            .overwriteConfirmation { [weak self] in
                self?.coordinator.navigate(to: .generator(type), context: self)
            })
    }

    private func togglePasswordVisibility() {
        state.isPasswordVisible.toggle()
        guard state.isPasswordVisible, case .existing(let cipher) = state.configuration else { return }
        let eventService = services.eventService
        Task { await eventService.collect(eventType: .cipherClientToggledPasswordVisible, cipherId: cipher.id) }
    }

    private func setupTotp() async {
        guard services.cameraService.deviceSupportsCamera(),
            await services.cameraService.checkStatusOrRequestCameraAuthorization() == .authorized
        else {
            return coordinator.navigate(to: .setupTotpManual, context: self)
        }
        coordinator.navigate(to: .scanCode, context: self)
    }
}

// MARK: - Results of presented screens

extension VaultItemEditorProcessor {
    func didCompleteGenerator(for type: GeneratorType, with value: String) {
        switch type {
        case .password: state.password = value
        case .username: state.username = value
        }
    }

    func didCompleteCapture(with key: String) {
        guard let totpKey = TOTPKey(authenticatorKey: key) else {
            return coordinator.showAlert(.defaultAlert(title: "Authenticator key read error"))
        }
        state.totpKey = totpKey
        coordinator.showToast("Authenticator key added")
    }
}
