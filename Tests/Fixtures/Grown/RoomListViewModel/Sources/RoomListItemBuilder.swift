import Foundation

struct RoomListItemBuilder {
    private let calendar: Calendar
    private let now: () -> Date

    init(calendar: Calendar = .current, now: @escaping () -> Date = { Date() }) {
        self.calendar = calendar
        self.now = now
    }

    func item(for summary: RoomSummary, hideUnreadMessagesBadge: Bool, seenInvites: Set<String>) -> RoomListItem {
        var badges = RoomListItem.Badges()
        let kind: RoomListItem.Kind

        switch summary.joinState {
        case .joined:
            kind = .room
            let hasUnreadMessages = hideUnreadMessagesBadge ? false : summary.unreadMessagesCount > 0
            badges.isDotShown =
                hasUnreadMessages
                || summary.unreadMentionsCount > 0
                || summary.unreadNotificationsCount > 0
                || summary.isMarkedUnread
            badges.isMentionShown = summary.unreadMentionsCount > 0 && summary.notificationMode != .mute
            badges.isMuteShown = summary.notificationMode == .mute
            badges.isCallShown = summary.hasOngoingCall
        case .invited(let inviter):
            kind = .invite(inviter: inviter)
            badges.isDotShown = !seenInvites.contains(summary.id)
        case .knocked:
            kind = .knock
        }

        let isMuted = summary.notificationMode == .mute
        let hasNotifications = summary.unreadNotificationsCount > 0 || summary.unreadMentionsCount > 0

        return RoomListItem(
            id: summary.id,
            kind: kind,
            name: summary.name,
            lastMessage: summary.lastMessage,
            timestamp: summary.lastMessageDate.map(timestamp(for:)),
            badges: badges,
            isHighlighted: summary.isMarkedUnread || (!isMuted && hasNotifications),
            isFavourite: summary.isFavourite)
    }

    private func timestamp(for date: Date) -> String {
        let components = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let today = calendar.startOfDay(for: now())

        if date >= today {
            return String(format: "%02d:%02d", components.hour ?? 0, components.minute ?? 0)
        }
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: today), date >= yesterday {
            return "Yesterday"
        }
        return String(format: "%04d-%02d-%02d", components.year ?? 0, components.month ?? 0, components.day ?? 0)
    }
}
