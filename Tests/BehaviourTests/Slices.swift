import Testing

/// Parts of lists, and dictionaries that are put together.
@Suite struct SlicesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a queue of what is left of a list",
            """
            protocol Radio { func transmit(_ text: String) throws }
            final class Model {
                private(set) var sent = 0
                private(set) var rest: [String] = []
                private var queue: ArraySlice<String> = []
                private let radio: Radio
                init(radio: Radio) { self.radio = radio }
                func send(_ items: [String]) {
                    queue = items[...]
                    while let item = queue.popFirst() {
                        do { 1️⃣try radio.transmit(item) } catch { return }
                        2️⃣sent += 1
                    }
                }
                func keep(_ items: [String]) { 3️⃣rest = Array(items[1...]) }
            }
            """,
            reads: """
                send(items) when items.count == 1 ⇒ radio.transmit(items[0]) · sut.sent == 1 1️⃣2️⃣
                send(items) when radio.transmit throws, items.count == 1 ⇒ radio.transmit(items[0]) 1️⃣
                keep(items) when items.count == 2 ⇒ sut.rest == [items[1]] 3️⃣
                """),
        Snippet(
            "two dictionaries",
            """
            final class Flags {
                private var flags: [String: Bool] = [:]
                func add(_ others: [String: Bool]) { 1️⃣flags = flags.merging(others) { _, new in new } }
                func keep(_ others: [String: Bool]) { 2️⃣flags.merge(others, uniquingKeysWith: { old, _ in old }) }
                func isOn(_ name: String) -> Bool { flags[name] ?? false }
            }
            """,
            reads: """
                add(others) ⇒ nothing
                keep(others) ⇒ nothing
                isOn(name) ⇒ returns false
                isOn(name) when !earlier others[0].key.isEmpty, earlier others.count == 1, name == "key" after add(others) ⇒ returns earlier others[0].value
                isOn(name) when !earlier others[0].key.isEmpty, !name.isEmpty, earlier others.count == 1 after add(others) ⇒ returns false
                isOn(name) when !earlier others[0].key.isEmpty, earlier others.count == 1, name == "key" after add(others) ⇒ returns earlier others[0].value 1️⃣
                isOn(name) when !earlier others[0].key.isEmpty, !earlier others[0].key.isEmpty, earlier others.count == 1, earlier others.count == 1, name == "key" after add(others), add(others) ⇒ returns earlier others[0].value
                isOn(name) when !earlier others[0].key.isEmpty, earlier others.count == 1, name == "key" after keep(others) ⇒ returns earlier others[0].value 2️⃣
                """),
        Snippet(
            "the place after that of a value that may be missing",
            """
            enum Colour: CaseIterable { case daylight, moon, coral }
            protocol Lamp: AnyObject { var colour: Colour? { get set } }
            final class Model {
                private let lamp: Lamp
                private let usual: Colour
                init(lamp: Lamp, usual: Colour) { self.lamp = lamp; self.usual = usual }
                func next() {
                    let all = Colour.allCases
                    let position = all.firstIndex(of: lamp.colour ?? usual).map { ($0 + 1) % all.count } ?? 0
                    1️⃣lamp.colour = all[position]
                }
            }
            """,
            reads: """
                next() when lamp.colour == .coral, usual == .daylight ⇒ lamp.colour == .daylight 1️⃣
                next() when lamp.colour == nil, usual == .daylight ⇒ lamp.colour == .moon 1️⃣
                """),
        Snippet(
            "a list that is cut off",
            """
            protocol Store { func recent() -> [String]; func keep(_ names: [String]) }
            final class Recents {
                static let limit = 3
                private let store: any Store
                private(set) var names: [String] = []
                init(store: any Store) { self.store = store }
                func load() { 1️⃣names = Array(store.recent().prefix(2)) }
                func remember(_ name: String) {
                    2️⃣store.keep(Array(([name] + store.recent().filter { $0 != name }).prefix(Self.limit)))
                }
            }
            """,
            reads: """
                load() when store.recent().count == 3 ⇒ store.recent() · sut.names == [store.recent()[0], store.recent()[1]] 1️⃣
                remember(name) when !name.isEmpty, !store.recent()[1].isEmpty, store.recent().count == 4, store.recent()[0] == name, store.recent()[2] == "name", store.recent()[3] == "recent 2" ⇒ store.keep([name, store.recent()[1], store.recent()[3]]) · store.recent() 2️⃣
                remember(name) when !name.isEmpty, !store.recent()[1].isEmpty, store.recent().count == 4, store.recent()[0] == name, store.recent()[2] == "recent 2", store.recent()[3] == "recent 3" ⇒ store.keep([name, store.recent()[1], store.recent()[2]]) · store.recent() 2️⃣
                """),
    ]
}
