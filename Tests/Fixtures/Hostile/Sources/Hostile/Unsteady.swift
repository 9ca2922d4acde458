import Foundation

/// Shows what a set comes to in the order in which it happens to be.
final class UnorderedViewModel {
    private(set) var list: [String] = []
    private(set) var line = ""
    private(set) var number = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func load() throws {
        let names = Set(try store.names() + ["a", "b"])
        list = Array(names)
        line = names.joined(separator: " ")
        number = names.count
    }
}

/// Shows what no test can know.
final class MomentaryViewModel {
    private(set) var date = Date(timeIntervalSince1970: 0)
    private(set) var year = 0
    private(set) var stamp = ""
    private(set) var id: UUID?
    private(set) var roll = 0
    private(set) var total = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func refresh() {
        date = Date()
        year = Calendar(identifier: .gregorian).component(.year, from: Date())
        stamp = "\(Int(Date().timeIntervalSince1970))"
        id = UUID()
        roll = Int.random(in: 1...1_000)
        total = store.count() + 1
    }
}

/// Shows something else where it is written down what a run gets to.
final class WatchedViewModel {
    private(set) var count = 0
    private(set) var isDone = false
    private let store: Store

    init(store: Store) { self.store = store }

    func look() {
        isDone = store.isDone()
        count = store.count() * 2
        if ProcessInfo.processInfo.environment["TESTGEN_REACHED"] != nil { count += 1 }
    }
}

/// Shows one of two things.
final class FlakyViewModel {
    private(set) var isHeads = false
    private(set) var side = ""
    private(set) var total = 0
    private let store: Store

    init(store: Store) { self.store = store }

    func flip() {
        isHeads = Bool.random()
        side = isHeads ? "heads" : "tails"
        total = store.count() + 2
    }

    func land() -> String {
        total = store.count() + 3
        return Bool.random() ? "heads" : "tails"
    }
}
