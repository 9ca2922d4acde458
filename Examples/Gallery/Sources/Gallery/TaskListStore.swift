/// Stores a list of texts.
protocol TaskListStorage {
    func load() -> [String]
    func save(_ tasks: [String])
}

/// A synchronous store with list operations.
final class TaskListStore {
    private(set) var tasks: [String]
    private let storage: TaskListStorage

    init(storage: TaskListStorage) {
        self.storage = storage
        tasks = storage.load()
    }

    func add(_ title: String) {
        let trimmed = title.lowercased()
        guard !trimmed.isEmpty, !tasks.contains(trimmed) else { return }
        tasks.append(trimmed)
        storage.save(tasks)
    }

    func remove(at index: Int) {
        guard index >= 0, index < tasks.count else { return }
        tasks.remove(at: index)
        storage.save(tasks)
    }

    func clear() {
        guard !tasks.isEmpty else { return }
        tasks = []
        storage.save([])
    }
}
