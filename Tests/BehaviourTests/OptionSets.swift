import Testing

/// Option sets of the project.
@Suite struct OptionSetsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "what an option set is asked",
            """
            struct Access: OptionSet, Codable, Equatable {
                let rawValue: Int
                static let view = Access(rawValue: 1 << 0)
                static let edit = Access(rawValue: 1 << 1)
                init(rawValue: Int) { self.rawValue = rawValue }
                init(role: String) {
                    switch role.lowercased() {
                    case "nurse": self = [.view, .edit]
                    default: self = [.view]
                    }
                }
            }

            protocol Desk { func access() -> Access; func save(_ access: Access) }
            final class Gate {
                private let desk: Desk
                private(set) var canEdit = false
                private(set) var missing: Access?
                init(desk: Desk) { self.desk = desk }
                func check() { 1️⃣canEdit = desk.access().contains(.edit) }
                func ask(_ wanted: Access) {
                    let left = wanted.subtracting(desk.access())
                    guard left.isEmpty else {
                        2️⃣missing = left
                        return
                    }
                    3️⃣desk.save(wanted)
                }
            }
            """,
            reads: """
                check() when desk.access().rawValue == 3 ⇒ desk.access() · sut.canEdit == true 1️⃣
                ask(wanted) when desk.access().rawValue == 3, wanted.rawValue == 3 ⇒ desk.save(wanted) 3️⃣
                ask(wanted) when desk.access().rawValue == 0, wanted.rawValue == 3 ⇒ sut.missing == Access(rawValue: 3) · no desk.save 2️⃣
                """),
        Snippet(
            "what is put into an option set",
            """
            struct Access: OptionSet, Codable, Equatable {
                let rawValue: Int
                static let view = Access(rawValue: 1 << 0)
                static let edit = Access(rawValue: 1 << 1)
                init(rawValue: Int) { self.rawValue = rawValue }
                init(role: String) {
                    switch role.lowercased() {
                    case "nurse": self = [.view, .edit]
                    default: self = [.view]
                    }
                }
            }

            protocol Desk { func role() -> String; func save(_ access: Access) }
            final class Gate {
                private let desk: Desk
                private(set) var access: Access = []
                init(desk: Desk) { self.desk = desk }
                func load() { 1️⃣access = Access(role: desk.role()) }
                func grant() {
                    2️⃣access.insert(.edit)
                    3️⃣desk.save(access.union(.view))
                }
            }
            """,
            reads: """
                load() when desk.role() == "nurse" ⇒ desk.role() · sut.access.rawValue == 3 1️⃣
                load() when !desk.role().isEmpty ⇒ desk.role() · sut.access.rawValue == 1 1️⃣
                grant() ⇒ desk.save(Access(rawValue: 3)) · sut.access == Access(rawValue: 2) 2️⃣3️⃣
                """),
        Snippet(
            "an option set in a document",
            """
            import Foundation
            struct Access: OptionSet, Codable, Equatable {
                let rawValue: Int
                static let view = Access(rawValue: 1 << 0)
                static let edit = Access(rawValue: 1 << 1)
                init(rawValue: Int) { self.rawValue = rawValue }
                init(role: String) {
                    switch role.lowercased() {
                    case "nurse": self = [.view, .edit]
                    default: self = [.view]
                    }
                }
            }
            struct Session: Codable { let badge: String; let access: Access }
            protocol Store { func data() -> Data? }
            final class Gate {
                private(set) var badge: String?
                private(set) var isWide = false
                private let store: Store
                init(store: Store) { self.store = store }
                func restore() {
                    guard let data = store.data(), let session = try? JSONDecoder().decode(Session.self, from: data) else { return }
                    1️⃣badge = session.badge
                    2️⃣isWide = session.access.contains(.edit)
                }
            }
            """,
            reads: """
                restore() when !store.data() as JSON.badge.isEmpty, store.data() as JSON.access.rawValue == 3, store.data() is JSON ⇒ sut.badge == store.data() as JSON.badge · sut.isWide == true 1️⃣2️⃣
                """),
        Snippet(
            "an option set that says for itself what it has",
            """
            struct Access: OptionSet {
                let rawValue: Int
                static let view = Access(rawValue: 1 << 0)
                static let edit = Access(rawValue: 1 << 1)
                func contains(_ other: Access) -> Bool { other.rawValue == 7 }
            }
            protocol Desk { func access() -> Access }
            final class Gate {
                private let desk: Desk
                private(set) var canEdit = false
                init(desk: Desk) { self.desk = desk }
                func check() { 1️⃣canEdit = desk.access().contains(.edit) }
            }
            """,
            reads: """
                check() ⇒ desk.access() · sut.canEdit == false 1️⃣
                """),
        Snippet(
            "problems that are collected in a local variable",
            """
            struct Draft { var title = ""; var body = "" }
            struct Problems: OptionSet {
                let rawValue: Int
                static let title = Problems(rawValue: 1)
                static let body = Problems(rawValue: 2)
            }
            final class Editor {
                var draft = Draft()
                init() {}
                var problems: Problems {
                    var found: Problems = []
                    if draft.title.isEmpty { 1️⃣found.insert(.title) }
                    if draft.body.isEmpty { 2️⃣found.insert(.body) }
                    return found
                }
                var isValid: Bool { 3️⃣problems.isEmpty }
            }
            """,
            reads: """
                problems ⇒ returns Problems(rawValue: 3) 1️⃣2️⃣
                problems when !earlier new draft.body.isEmpty, !earlier new draft.title.isEmpty after set draft ⇒ returns Problems(rawValue: 0)
                problems when !earlier new draft.title.isEmpty, earlier new draft.body.isEmpty after set draft ⇒ returns Problems(rawValue: 2) 2️⃣
                problems when !earlier new draft.body.isEmpty, earlier new draft.title.isEmpty after set draft ⇒ returns Problems(rawValue: 1) 1️⃣
                problems when earlier new draft.body.isEmpty, earlier new draft.title.isEmpty after set draft ⇒ returns Problems(rawValue: 3) 1️⃣2️⃣
                isValid ⇒ returns false 3️⃣
                isValid when !earlier new draft.body.isEmpty, !earlier new draft.title.isEmpty after set draft ⇒ returns true 3️⃣
                isValid when !earlier new draft.title.isEmpty, earlier new draft.body.isEmpty after set draft ⇒ returns false 2️⃣3️⃣
                isValid when !earlier new draft.body.isEmpty, earlier new draft.title.isEmpty after set draft ⇒ returns false 1️⃣3️⃣
                isValid when earlier new draft.body.isEmpty, earlier new draft.title.isEmpty after set draft ⇒ returns false 3️⃣
                """),
    ]
}
