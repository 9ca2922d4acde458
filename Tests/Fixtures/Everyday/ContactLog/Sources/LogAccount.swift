import Foundation

enum LogAccountError: Error, Equatable {
    case offline
    case credentialsExpired(account: String)
}

@MainActor
protocol LogAccount: AnyObject {
    var nameForDisplay: String { get }
    func fetchContacts(since: Date?) async throws -> Set<Contact>
    func mark(contactIDs: Set<ContactID>, confirmed: Bool) async throws
}

@MainActor
protocol TimelineDefaults: AnyObject {
    var timelineSortDirection: ComparisonResult { get set }
    var timelineGroupByCallsign: Bool { get set }
    var hidesConfirmed: Bool { get set }
}

@MainActor
protocol NoticePosting {
    func post(name: Notification.Name, userInfo: [String: Any]?)
}

extension NotificationCenter: NoticePosting {
    func post(name: Notification.Name, userInfo: [String: Any]?) {
        post(name: name, object: nil, userInfo: userInfo)
    }
}

extension Notification.Name {
    static let contactStatusesDidChange = Notification.Name("ContactStatusesDidChange")
    static let logRefreshDidFail = Notification.Name("LogRefreshDidFail")
}

enum UserInfoKey {
    static let contactIDs = "contactIDs"
    static let errorText = "errorText"
}

@MainActor
protocol ContactTimelineDelegate: AnyObject {
    func timelineDidReplaceContacts(_ timeline: ContactTimelineController)
    func timeline(_ timeline: ContactTimelineController, didSelect contact: Contact?)
}

// MARK: - Undo

@MainActor
protocol UndoableCommand: AnyObject {
    var undoActionName: String { get }
    func perform() async
    func undo() async
}

@MainActor
protocol UndoableCommandRunner: AnyObject {
    var undoableCommands: [any UndoableCommand] { get set }
}

extension UndoableCommandRunner {
    var undoActionName: String? { undoableCommands.last?.undoActionName }

    func runCommand(_ command: any UndoableCommand) async {
        undoableCommands.append(command)
        await command.perform()
    }

    func undoLastCommand() async {
        guard let command = undoableCommands.popLast() else { return }
        await command.undo()
    }
}

@MainActor
final class MarkConfirmedCommand: UndoableCommand {
    let undoActionName: String
    private let contactIDs: Set<ContactID>
    private let confirming: Bool
    private let applier: (Set<ContactID>, Bool) async -> Void

    init?(contacts: ContactArray, confirming: Bool, applier: @escaping (Set<ContactID>, Bool) async -> Void) {
        let affected = contacts.filter { $0.confirmed != confirming }
        if affected.isEmpty { return nil }
        self.contactIDs = Set(affected.map(\.contactID))
        self.confirming = confirming
        self.applier = applier
        self.undoActionName = confirming ? "Mark Confirmed" : "Mark Unconfirmed"
    }

    func perform() async { await applier(contactIDs, confirming) }
    func undo() async { await applier(contactIDs, !confirming) }
}
