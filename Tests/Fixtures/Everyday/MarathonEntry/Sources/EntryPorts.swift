import Foundation

protocol EntryAPI: Sendable {
    func submit(_ entry: RaceEntry, idempotencyKey: String) async throws -> EntryReceipt
}

protocol DraftStore: AnyObject {
    func string(forKey key: String) -> String?
    func set(_ value: String?, forKey key: String)
}

protocol EntryFormDelegate: AnyObject {
    func entryForm(didFinishWith receipt: EntryReceipt)
    func entryFormDidJoinWaitingList(position: Int)
}
