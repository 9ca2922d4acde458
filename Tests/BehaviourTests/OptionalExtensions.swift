import Testing

/// What the project adds to optionals.
@Suite struct OptionalExtensionsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "a method that throws where nothing is there",
            """
            struct Missing: Error, Equatable { let what: String }
            protocol Repo { func find(_ id: Int) async throws -> String? }
            extension Optional {
                func orThrow(_ what: @autoclosure () -> String) throws -> Wrapped {
                    guard let self else { throw Missing(what: "no \\(what())") }
                    return self
                }
            }
            final class Model {
                private let repo: any Repo
                init(repo: any Repo) { self.repo = repo }
                func title(_ id: Int) async throws -> String { 1️⃣try await repo.find(id).orThrow("item \\(id)").uppercased() }
            }
            """,
            reads: """
                title(id) when repo.find() != nil ⇒ repo.find(id) 1️⃣
                title(id) when repo.find() == nil ⇒ throws Missing(what: "no {"item {id}"}") · repo.find(id) 1️⃣
                title(id) when repo.find throws ⇒ throws repo.find error · repo.find(id) 1️⃣
                """),
        Snippet(
            "properties by what is wrapped",
            """
            protocol Repo { func name() -> String?; func all() -> [Int]? }
            extension Optional where Wrapped == String {
                var isNilOrEmpty: Bool { self == nil || self!.isEmpty }
            }
            extension Optional where Wrapped: Collection {
                var isBlank: Bool { self?.isEmpty ?? true }
            }
            final class Model {
                private(set) var text = ""
                private let repo: any Repo
                init(repo: any Repo) { self.repo = repo }
                func name() { if repo.name().isNilOrEmpty { 1️⃣text = "none" } }
                func look() { 2️⃣text = repo.all().isBlank ? "blank" : "full" }
            }
            """,
            reads: """
                name() when repo.name() != nil ⇒ repo.name() · sut.text == ""
                name() when repo.name().isEmpty ⇒ sut.text == "none" 1️⃣
                look() when repo.all().count == 1 ⇒ repo.all() · sut.text == "full" 2️⃣
                look() when repo.all().count == 0 ⇒ repo.all() · sut.text == "blank" 2️⃣
                """),
    ]
}
