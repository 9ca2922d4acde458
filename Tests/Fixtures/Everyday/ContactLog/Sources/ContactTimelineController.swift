import Foundation

@MainActor
final class ContactTimelineController: UndoableCommandRunner {

    weak var delegate: (any ContactTimelineDelegate)?
    var undoableCommands = [any UndoableCommand]()

    private(set) var contacts = ContactArray() {
        didSet {
            guard contacts != oldValue else { return }
            rowsByID = nil
            delegate?.timelineDidReplaceContacts(self)
        }
    }

    private(set) var selectedID: ContactID? {
        didSet {
            if selectedID != oldValue {
                delegate?.timeline(self, didSelect: row(for: selectedID).flatMap(contacts.contactAtRow))
            }
        }
    }

    private(set) var isRefreshing = false

    private let account: any LogAccount
    private let defaults: any TimelineDefaults
    private let notices: any NoticePosting

    private var everything = Set<Contact>()
    private var lastFetch: Date?
    private var rowsByID: [ContactID: Int]?

    init(account: any LogAccount, defaults: any TimelineDefaults, notices: any NoticePosting = NotificationCenter.default) {
        self.account = account
        self.defaults = defaults
        self.notices = notices
    }

    var unconfirmedCount: Int {
        everything.lazy.filter { !$0.confirmed }.count
    }

    var windowTitle: String {
        switch unconfirmedCount {
        case 0: account.nameForDisplay
        case let count: "\(account.nameForDisplay) (\(count))"
        }
    }

    // MARK: - API

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        defer { isRefreshing = false }

        do {
            let fetched = try await account.fetchContacts(since: lastFetch)
            let fetchedIDs = Set(fetched.map(\.contactID))
            everything = everything.filter { !fetchedIDs.contains($0.contactID) }.union(fetched)
            lastFetch = fetched.map(\.heardAt).max() ?? lastFetch
            updateTimeline()
        } catch LogAccountError.offline {
            // Nothing to say, we will be back.
        } catch {
            notices.post(name: .logRefreshDidFail, userInfo: [UserInfoKey.errorText: text(for: error)])
        }
    }

    func toggleSortDirection() {
        let isDescending = defaults.timelineSortDirection == .orderedDescending
        defaults.timelineSortDirection = isDescending ? .orderedAscending : .orderedDescending
        updateTimeline()
    }

    func setHidesConfirmed(_ hides: Bool) {
        defaults.hidesConfirmed = hides
        updateTimeline()
    }

    func select(row: Int) {
        selectedID = contacts.contactAtRow(row)?.contactID
    }

    /// Wraps around at the end of the list.
    @discardableResult
    func selectNextUnconfirmed() -> Bool {
        let start = (row(for: selectedID) ?? -1) + 1
        let rotated = contacts[min(start, contacts.count)...] + contacts.prefix(start)
        guard let next = rotated.first(where: { !$0.confirmed }) else { return false }
        selectedID = next.contactID
        return true
    }

    func markAll(confirmed: Bool) async {
        await mark(contacts, confirmed: confirmed)
    }

    func markAboveSelection() async {
        guard let row = row(for: selectedID) else { return }
        await mark(contacts.contactsAbove(row: row), confirmed: true)
    }
}

private extension ContactTimelineController {

    func mark(_ contacts: ContactArray, confirmed: Bool) async {
        let applier: (Set<ContactID>, Bool) async -> Void = { [weak self] ids, flag in
            await self?.apply(flag, to: ids)
        }
        guard let command = MarkConfirmedCommand(contacts: contacts, confirming: confirmed, applier: applier) else { return }
        await runCommand(command)
    }

    func apply(_ flag: Bool, to ids: Set<ContactID>) async {
        let before = everything
        everything = Set(everything.map { contact in
            guard ids.contains(contact.contactID) else { return contact }
            var copy = contact
            copy.confirmed = flag
            return copy
        })
        do {
            try await account.mark(contactIDs: ids, confirmed: flag)
            notices.post(name: .contactStatusesDidChange, userInfo: [UserInfoKey.contactIDs: ids])
        } catch {
            everything = before
        }
        updateTimeline()
    }

    func updateTimeline() {
        // The selected contact stays visible even when it would be filtered out.
        let shown = everything.filter { !(defaults.hidesConfirmed && $0.confirmed) || $0.contactID == selectedID }
        contacts = ContactSorter.sortedByDate(
            contacts: Array(shown),
            sortDirection: defaults.timelineSortDirection,
            groupByCallsign: defaults.timelineGroupByCallsign
        )
    }

    func row(for id: ContactID?) -> Int? {
        guard let id else { return nil }
        if rowsByID == nil {
            rowsByID = Dictionary(contacts.enumerated().map { ($1.contactID, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return rowsByID?[id]
    }

    func text(for error: any Error) -> String {
        if case let LogAccountError.credentialsExpired(name) = error { return "Sign in to \(name) again." }
        return "The log could not be refreshed."
    }
}
