import Foundation

/// Shared by every list screen with an edit mode.
class SelectionListPresenter<Item: Identifiable> {
    private(set) var items: [Item] = [] {
        didSet { selection.formIntersection(items.map(\.id)) }
    }
    private(set) var selection: Set<Item.ID> = []
    var isEditing = false {
        didSet {
            if !isEditing { selection.removeAll() }
            itemsDidChange()
        }
    }

    var selectedItems: [Item] { items.filter { selection.contains($0.id) } }

    func replaceItems(_ new: [Item]) {
        items = new
        itemsDidChange()
    }

    func replaceItem(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else {
            items.insert(item, at: 0)
            return itemsDidChange()
        }
        items[index] = item
        itemsDidChange()
    }

    func removeItems(_ ids: [Item.ID]) {
        items.removeAll { ids.contains($0.id) }
        itemsDidChange()
    }

    func toggleSelection(_ id: Item.ID) {
        if selection.remove(id) == nil { selection.insert(id) }
        itemsDidChange()
    }

    func itemsDidChange() {}
}
