import Foundation

enum ClientProxyError: Error, Equatable {
    case sdkError
    case forbidden
    case roomNotFound
}

enum SessionRecoveryState: Sendable {
    case unknown
    case enabled
    case disabled
    case incomplete
}

@MainActor
protocol ClientProxyProtocol: AnyObject {
    var userID: String { get }
    var recoveryStates: AsyncStream<SessionRecoveryState> { get }

    func roomForIdentifier(_ identifier: String) async -> RoomProxyType?
    func leaveRoom(_ identifier: String) async -> Result<Void, ClientProxyError>
    func declineInvitation(roomID: String) async -> Result<Void, ClientProxyError>
    func ignoreUser(_ userID: String) async -> Result<Void, ClientProxyError>
}

enum RoomProxyType {
    case joined(JoinedRoomProxyProtocol)
    case invited(InvitedRoomProxyProtocol)
    case left
}

@MainActor
protocol JoinedRoomProxyProtocol: AnyObject {
    var id: String { get }
    var isPublic: Bool { get }
    var isDirect: Bool { get }
    var joinedMembersCount: Int { get }
    var ownUserIsLastOwner: Bool { get }

    func flagAsFavourite(_ isFavourite: Bool) async -> Result<Void, ClientProxyError>
    func flagAsUnread(_ isUnread: Bool) async -> Result<Void, ClientProxyError>
    func markAsRead(receiptType: ReadReceiptType) async -> Result<Void, ClientProxyError>
}

@MainActor
protocol InvitedRoomProxyProtocol: AnyObject {
    var id: String { get }
    var name: String? { get }
    var isDirect: Bool { get }
    var inviter: RoomMember? { get }
    var activeMembersCount: Int { get }

    func acceptInvitation() async -> Result<Void, ClientProxyError>
}

enum ReadReceiptType: Sendable {
    case read
    case readPrivate
}

enum RoomSummaryProviderFilter: Equatable {
    case excludeAll
    case search(query: String)
    case all(filters: Set<RoomListFilter>)
}

enum RoomSummaryProviderUpdate: Sendable {
    case loading
    case loaded(rooms: [RoomSummary], totalCount: Int)
}

@MainActor
protocol RoomSummaryProviderProtocol: AnyObject {
    var updates: AsyncStream<RoomSummaryProviderUpdate> { get }

    func setFilter(_ filter: RoomSummaryProviderFilter)
    func updateVisibleRange(_ range: Range<Int>)
}

@MainActor
protocol AppSettingsProtocol: AnyObject {
    var sharePresence: Bool { get }
    var publicReadReceipts: Bool { get }
    var hideUnreadMessagesBadge: Bool { get }
    var hasDismissedRecoveryBanner: Bool { get set }
    var seenInvites: Set<String> { get set }
}

@MainActor
protocol NotificationManagerProtocol: AnyObject {
    func removeDeliveredMessageNotifications(for roomID: String) async
    func removeDeliveredInviteNotifications() async
}

enum AnalyticsInteraction: Equatable {
    case roomListUnreadToggle
    case roomListFilter(RoomListFilter)
}

@MainActor
protocol AnalyticsServiceProtocol: AnyObject {
    func trackInteraction(_ interaction: AnalyticsInteraction)
    func trackJoinedRoom(isDM: Bool, activeMemberCount: Int)
    func trackScreen(_ name: String)
}

struct UserIndicator: Equatable {
    enum Style { case modal, toast }

    let id: String
    let style: Style
    let title: String
}

@MainActor
protocol UserIndicatorControllerProtocol: AnyObject {
    func submitIndicator(_ indicator: UserIndicator)
    func retractIndicatorWithId(_ id: String)
    func retractAllIndicators()
}
