import Foundation

/// What a database hands out: objects that change in place, for whoever holds them.
final class PackingItem {
    let id: Int
    var name: String
    var isPacked: Bool
    var weight: Int
    var note: String?
    private(set) var edits = 0

    init(id: Int, name: String, isPacked: Bool, weight: Int, note: String?) {
        self.id = id
        self.name = name
        self.isPacked = isPacked
        self.weight = weight
        self.note = note
    }

    func rename(_ name: String) {
        self.name = name
        edits += 1
    }
}

protocol PackingStore: AnyObject {
    func items(of trip: Int) throws -> [PackingItem]
    func delete(_ item: PackingItem)
    func save() throws
}

final class PackingDesk {
    private(set) var items: [PackingItem] = []
    private(set) var selected: PackingItem?
    private(set) var message: String?
    private let store: any PackingStore

    init(store: any PackingStore) {
        self.store = store
    }

    var weight: Int { items.filter(\.isPacked).map(\.weight).reduce(0, +) }

    func open(_ trip: Int) {
        do {
            items = try store.items(of: trip)
            selected = items.first
        } catch {
            message = "no list"
        }
    }

    func select(_ item: PackingItem) {
        selected = item
        item.note = nil
    }

    func toggle(_ item: PackingItem) {
        item.isPacked.toggle()
        do {
            try store.save()
        } catch {
            item.isPacked.toggle()
            message = "not saved"
        }
    }

    func unpackAll() {
        for item in items { item.isPacked = false }
    }

    func rename(to name: String) {
        guard let selected, !name.isEmpty else { return }
        selected.rename(name)
    }

    func reweigh(_ id: Int, grams: Int) {
        guard grams > 0, let item = items.first(where: { $0.id == id }) else {
            message = grams > 0 ? "gone" : "no weight"
            return
        }
        item.weight = grams
        if grams > 2_000 { item.note = "heavy" }
    }

    func remove(_ item: PackingItem) {
        store.delete(item)
        items.removeAll { $0 === item }
        if selected === item { selected = nil }
    }
}
