import Testing

/// Subscripts of the SUT itself.
@Suite struct OwnSubscriptsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "asked from without and from within",
            """
            enum RowState: Equatable { case remote, loading(Double) }
            final class Model {
                private var states: [Int: RowState] = [:]
                subscript(id: Int) -> RowState { 1️⃣states[id] ?? .remote }
                func mark(_ id: Int, part: Double) { states[id] = .loading(part) }
                func isRemote(_ id: Int) -> Bool { 2️⃣self[id] == .remote }
            }
            """,
            reads: """
                mark(id, part) ⇒ nothing
                isRemote(id) ⇒ returns true 2️⃣
                isRemote(id) when id == earlier id after mark(id, part) ⇒ returns false 2️⃣
                subscript(id) ⇒ returns .remote 1️⃣
                subscript(id) when id == earlier id after mark(id, part) ⇒ returns .loading(earlier part) 1️⃣
                """),
        Snippet(
            "set from within",
            """
            final class Model {
                private(set) var names: [String] = []
                private subscript(name name: String) -> Bool {
                    get { names.contains(name) }
                    set { if newValue { 1️⃣names.append(name) } else { names.removeAll { $0 == name } } }
                }
                func add(_ name: String) { 2️⃣self[name: name] = true }
                func toggle(_ name: String) { self[name: name].toggle() }
            }
            """,
            reads: """
                add(name) ⇒ sut.names == [name] 1️⃣2️⃣
                toggle(name) ⇒ nothing
                """),
    ]
}
