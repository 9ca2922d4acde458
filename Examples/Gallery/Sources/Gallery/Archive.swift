/// Keeps records of one kind.
protocol RecordStore<Record>: Sendable {
    associatedtype Record
    func all() async throws -> [Record]
    func save(_ record: Record) async throws
}

/// Keeps one value under a key.
protocol Slot: AnyObject {
    associatedtype Key: Hashable
    associatedtype Value
    var last: Value? { get set }
    func value(for key: Key) -> Value?
}

/// A contact of the address book.
struct Contact: Equatable, Sendable {
    let id: Int
    let name: String
}

/// Shows the contacts of a store that is known by its primary associated type.
@MainActor
final class ContactsModel {
    private(set) var contacts: [Contact] = []
    private(set) var isBroken = false
    private let store: any RecordStore<Contact>

    init(store: any RecordStore<Contact>) { self.store = store }

    func load() async {
        do {
            contacts = try await store.all()
        } catch {
            isBroken = true
        }
    }
}

/// Copies contacts; generic over the store it writes to.
final class ContactExporter<Target: RecordStore> where Target.Record == Contact {
    private let target: Target

    init(target: Target) { self.target = target }

    func export(_ contact: Contact) async throws { try await target.save(contact) }
}

/// Remembers values; generic over what it remembers and where.
final class Memory<Value: Hashable, Place: Slot> where Place.Value == Value {
    private(set) var count = 0
    private let place: Place

    init(place: Place) { self.place = place }

    func remember(_ value: Value) {
        place.last = value
        count += 1
    }
}
