import Foundation

// MARK: - Outward actions

enum RoomListViewModelAction: Equatable {
    case presentRoom(roomID: String)
    case presentEncryptionReset
    case presentRecoverySetup
    case roomLeft(roomID: String)
}

// MARK: - View actions

enum RoomListViewAction {
    case selectRoom(roomID: String)
    case leaveRoom(roomID: String)
    case confirmLeaveRoom(roomID: String)
    case setMarkedUnread(roomID: String, isUnread: Bool)
    case acceptInvite(roomID: String)
    case declineInvite(roomID: String)
    case confirmDeclineInvite(roomID: String)
    case updateVisibleRange(Range<Int>)
    case searchFocused(Bool)
    case searchQueryChanged(String)
    case toggleFilter(RoomListFilter)
    case clearFilters
    case securityBannerContinue
    case securityBannerDismiss
}

// MARK: - State

enum RoomListMode: Equatable {
    case skeletons
    case empty
    case rooms
}

enum SecurityBannerMode: Equatable {
    case none
    case dismissed
    case show(SecurityBanner)

    enum SecurityBanner: Equatable {
        case setUpRecovery
        case recoveryOutOfSync
    }

    init(recoveryState: SessionRecoveryState, hasBeenDismissed: Bool) {
        switch recoveryState {
        case .unknown, .enabled:
            self = .none
        case .disabled:
            self = hasBeenDismissed ? .dismissed : .show(.setUpRecovery)
        case .incomplete:
            // Losing access to the history is serious enough to ignore an earlier dismissal.
            self = .show(.recoveryOutOfSync)
        }
    }
}

enum RoomListAlert: Equatable {
    case leaveRoom(roomID: String, warning: LeaveRoomWarning)
    case declineInvite(roomID: String, title: String, message: String)
    case error(message: String)

    @MainActor
    static func declineInvite(for room: InvitedRoomProxyProtocol) -> RoomListAlert {
        let roomName = room.name ?? room.id
        let inviterName = room.inviter?.displayName ?? room.inviter?.userID ?? roomName
        return .declineInvite(
            roomID: room.id,
            title: room.isDirect ? "Decline chat" : "Decline invite",
            message: room.isDirect ? inviterName : roomName)
    }
}

enum LeaveRoomWarning: Equatable {
    case standard
    case publicRoom
    case lastMember
    case lastOwner

    @MainActor
    init(room: JoinedRoomProxyProtocol) {
        if room.joinedMembersCount <= 1 {
            self = .lastMember
        } else if room.ownUserIsLastOwner {
            self = .lastOwner
        } else {
            self = room.isPublic ? .publicRoom : .standard
        }
    }
}

struct RoomListViewState: Equatable {
    let userID: String
    var mode: RoomListMode = .skeletons
    var rooms: [RoomListItem] = []
    var selectedRoomID: String?
    var filters = RoomListFiltersState()
    var isSearchFocused = false
    var searchQuery = ""
    var securityBanner: SecurityBannerMode = .none
    var alert: RoomListAlert?

    var providerFilter: RoomSummaryProviderFilter {
        guard isSearchFocused else {
            return .all(filters: Set(filters.activeFilters))
        }
        let query = searchQuery.trimmingCharacters(in: .whitespacesAndNewlines)
        return query.isEmpty ? .excludeAll : .search(query: query)
    }

    var visibleRooms: [RoomListItem] {
        isSearchFocused && searchQuery.isEmpty ? [] : rooms
    }

    var shouldShowEmptyFilterState: Bool {
        filters.isFiltering && !isSearchFocused && rooms.isEmpty && mode != .skeletons
    }

    var shouldShowBanner: Bool {
        guard case .show = securityBanner else { return false }
        return !isSearchFocused && mode == .rooms
    }
}

struct RoomListItem: Identifiable, Equatable {
    enum Kind: Equatable {
        case room
        case invite(inviter: RoomMember?)
        case knock
    }

    struct Badges: Equatable {
        var isDotShown = false
        var isMentionShown = false
        var isMuteShown = false
        var isCallShown = false
    }

    let id: String
    let kind: Kind
    let name: String
    let lastMessage: String?
    let timestamp: String?
    let badges: Badges
    let isHighlighted: Bool
    let isFavourite: Bool
}

extension ClientProxyError {
    var userMessage: String {
        switch self {
        case .forbidden:
            return "You are not allowed to do this."
        case .roomNotFound:
            return "This room is no longer available."
        case .sdkError:
            return "Something went wrong."
        }
    }
}

// MARK: - Domain

struct RoomMember: Equatable, Sendable {
    let userID: String
    let displayName: String?
}

enum RoomNotificationMode: Sendable {
    case allMessages
    case mentionsAndKeywordsOnly
    case mute
}

struct RoomSummary: Identifiable, Equatable, Sendable {
    enum JoinState: Equatable, Sendable {
        case joined
        case invited(inviter: RoomMember?)
        case knocked
    }

    let id: String
    var joinState: JoinState = .joined
    var name: String
    var isDirect = false
    var isFavourite = false
    var isMarkedUnread = false
    var unreadMessagesCount = 0
    var unreadMentionsCount = 0
    var unreadNotificationsCount = 0
    var notificationMode: RoomNotificationMode?
    var hasOngoingCall = false
    var lastMessage: String?
    var lastMessageDate: Date?
}
