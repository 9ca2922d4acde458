import Foundation

@MainActor
final class RoomListViewModel {
    private let clientProxy: ClientProxyProtocol
    private let roomSummaryProvider: RoomSummaryProviderProtocol
    private let appSettings: AppSettingsProtocol
    private let notificationManager: NotificationManagerProtocol
    private let analytics: AnalyticsServiceProtocol
    private let userIndicatorController: UserIndicatorControllerProtocol
    private let itemBuilder: RoomListItemBuilder

    private var summaries: [RoomSummary] = []
    private var subscriptions: [Task<Void, Never>] = []

    private static let visibleRangePadding = 10
    private static let leaveRoomIndicatorID = "RoomListLeaveRoom"

    var actionsCallback: ((RoomListViewModelAction) -> Void)?

    private(set) var state: RoomListViewState

    init(
        clientProxy: ClientProxyProtocol,
        roomSummaryProvider: RoomSummaryProviderProtocol,
        appSettings: AppSettingsProtocol,
        notificationManager: NotificationManagerProtocol,
        analytics: AnalyticsServiceProtocol,
        userIndicatorController: UserIndicatorControllerProtocol,
        itemBuilder: RoomListItemBuilder = RoomListItemBuilder()
    ) {
        self.clientProxy = clientProxy
        self.roomSummaryProvider = roomSummaryProvider
        self.appSettings = appSettings
        self.notificationManager = notificationManager
        self.analytics = analytics
        self.userIndicatorController = userIndicatorController
        self.itemBuilder = itemBuilder
        state = RoomListViewState(userID: clientProxy.userID)

        setupSubscriptions()
        updateFilter()
    }

    deinit {
        // swift-format-ignore
        subscriptions.forEach { $0.cancel() }
    }

    func process(viewAction: RoomListViewAction) {
        switch viewAction {
        case .selectRoom(let roomID):
            actionsCallback?(.presentRoom(roomID: roomID))
        case .leaveRoom(let roomID):
            Task { await startLeaveRoomProcess(roomID: roomID) }
        case .confirmLeaveRoom(let roomID):
            state.alert = nil
            Task { await leaveRoom(roomID: roomID) }
        case .setMarkedUnread(let roomID, let isUnread):
            Task { await markRoom(roomID: roomID, asUnread: isUnread) }
        case .acceptInvite(let roomID):
            Task { await acceptInvite(roomID: roomID) }
        case .declineInvite(let roomID):
            Task { await showDeclineInviteConfirmation(roomID: roomID) }
        case .confirmDeclineInvite(let roomID):
            state.alert = nil
            Task { await declineInvite(roomID: roomID) }
        case .updateVisibleRange(let range):
            updateVisibleRange(range)
        case .searchFocused(let isFocused):
            state.isSearchFocused = isFocused
            if !isFocused { state.searchQuery = "" }
            updateFilter()
        case .searchQueryChanged(let query):
            guard state.isSearchFocused, query != state.searchQuery else { return }
            state.searchQuery = query
            updateFilter()
        case .toggleFilter(let filter):
            toggleFilter(filter)
        case .clearFilters:
            guard state.filters.isFiltering else { return }
            state.filters.clear()
            updateFilter()
        case .securityBannerContinue:
            guard case .show(let banner) = state.securityBanner else { return }
            actionsCallback?(banner == .recoveryOutOfSync ? .presentEncryptionReset : .presentRecoverySetup)
        case .securityBannerDismiss:
            appSettings.hasDismissedRecoveryBanner = true
            state.securityBanner = .dismissed
        }
    }

    func updateSelectedRoomID(_ roomID: String?) {
        state.selectedRoomID = roomID
    }

    private func setupSubscriptions() {
        let updates = roomSummaryProvider.updates
        subscriptions.append(
            Task { [weak self] in
                for await update in updates {
                    self?.handleProviderUpdate(update)
                }
            })

        let recoveryStates = clientProxy.recoveryStates
        subscriptions.append(
            Task { [weak self] in
                for await recoveryState in recoveryStates {
                    guard let self else { return }
                    state.securityBanner = SecurityBannerMode(
                        recoveryState: recoveryState,
                        hasBeenDismissed: appSettings.hasDismissedRecoveryBanner)
                }
            })
    }

    private func handleProviderUpdate(_ update: RoomSummaryProviderUpdate) {
        switch update {
        case .loading:
            // Keep showing what we have, but don't promise an empty list while still syncing.
            if state.mode == .empty { state.mode = .skeletons }
        case .loaded(let rooms, let totalCount):
            summaries = rooms
            state.mode = totalCount == 0 ? .empty : .rooms
            rebuildRooms()
        }
    }

    private func rebuildRooms() {
        state.rooms = summaries.map {
            itemBuilder.item(
                for: $0,
                hideUnreadMessagesBadge: appSettings.hideUnreadMessagesBadge,
                seenInvites: appSettings.seenInvites)
        }
    }

    private func updateFilter() {
        roomSummaryProvider.setFilter(state.providerFilter)
    }

    private func toggleFilter(_ filter: RoomListFilter) {
        if state.filters.isActive(filter) {
            state.filters.deactivate(filter)
        } else {
            guard state.filters.activate(filter) else { return }
            analytics.trackInteraction(.roomListFilter(filter))
        }
        updateFilter()
    }

    private func updateVisibleRange(_ range: Range<Int>) {
        guard !range.isEmpty, range.lowerBound < summaries.count else { return }
        let lowerBound = max(0, range.lowerBound - Self.visibleRangePadding)
        let upperBound = min(summaries.count, range.upperBound + Self.visibleRangePadding)
        roomSummaryProvider.updateVisibleRange(lowerBound..<upperBound)
    }

    // MARK: - Room operations

    private func startLeaveRoomProcess(roomID: String) async {
        showLoadingIndicator()
        defer { userIndicatorController.retractIndicatorWithId(Self.leaveRoomIndicatorID) }

        guard case .joined(let room) = await clientProxy.roomForIdentifier(roomID) else { return showError() }

        state.alert = .leaveRoom(roomID: roomID, warning: LeaveRoomWarning(room: room))
    }

    private func leaveRoom(roomID: String) async {
        showLoadingIndicator()
        defer { userIndicatorController.retractIndicatorWithId(Self.leaveRoomIndicatorID) }

        switch await clientProxy.leaveRoom(roomID) {
        case .success:
            userIndicatorController.submitIndicator(
                UserIndicator(id: UUID().uuidString, style: .toast, title: "Left room"))
            if state.selectedRoomID == roomID { state.selectedRoomID = nil }
            actionsCallback?(.roomLeft(roomID: roomID))
        case .failure(let error):
            showError(error)
        }
    }

    private func markRoom(roomID: String, asUnread isUnread: Bool) async {
        guard case .joined(let room) = await clientProxy.roomForIdentifier(roomID) else { return }

        analytics.trackInteraction(.roomListUnreadToggle)
        guard case .success = await room.flagAsUnread(isUnread) else { return showError() }
        guard !isUnread else { return }

        let receiptType: ReadReceiptType = appSettings.publicReadReceipts ? .read : .readPrivate
        guard case .success = await room.markAsRead(receiptType: receiptType) else { return showError() }
        await notificationManager.removeDeliveredMessageNotifications(for: roomID)
    }

    private func acceptInvite(roomID: String) async {
        guard case .invited(let room) = await clientProxy.roomForIdentifier(roomID) else { return showError() }

        switch await room.acceptInvitation() {
        case .success:
            await notificationManager.removeDeliveredInviteNotifications()
            appSettings.seenInvites.remove(roomID)
            analytics.trackJoinedRoom(isDM: room.isDirect, activeMemberCount: room.activeMembersCount)
            actionsCallback?(.presentRoom(roomID: roomID))
        case .failure(let error):
            showError(error)
        }
    }

    private func showDeclineInviteConfirmation(roomID: String) async {
        guard case .invited(let room) = await clientProxy.roomForIdentifier(roomID) else { return showError() }
        state.alert = .declineInvite(for: room)
    }

    private func declineInvite(roomID: String) async {
        guard case .success = await clientProxy.declineInvitation(roomID: roomID) else { return showError() }
        await notificationManager.removeDeliveredInviteNotifications()
        appSettings.seenInvites.remove(roomID)
    }

    private func showLoadingIndicator() {
        userIndicatorController.submitIndicator(
            UserIndicator(id: Self.leaveRoomIndicatorID, style: .modal, title: "Loading…"))
    }

    private func showError(_ error: ClientProxyError = .sdkError) {
        state.alert = .error(message: error.userMessage)
    }
}
