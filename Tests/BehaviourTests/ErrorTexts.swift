import Testing

/// Texts that are made of errors, and names of cases.
@Suite struct ErrorTextsTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    @Test(arguments: unclaimed) func isLeftAlone(_ snippet: Snippet) throws { try snippet.isLeftAlone() }

    static let understood: [Snippet] = [
        Snippet(
            "texts of an error",
            """
            protocol Loader { func load() throws -> [String] }

            final class Model {
                private let loader: Loader
                private(set) var note = ""
                private(set) var failure: String?
                init(loader: Loader) { self.loader = loader }
                func localized() { do { _ = try loader.load() } catch { 1️⃣note = error.localizedDescription } }
                func sentence() { do { _ = try loader.load() } catch { 2️⃣note = "Failed: \\(error)" } }
                func described() { do { _ = try loader.load() } catch { 3️⃣failure = String(describing: error) } }
                func both() { do { _ = try loader.load() } catch { 4️⃣note = "Failed: " + error.localizedDescription } }
            }
            """,
            reads: """
                localized() ⇒ loader.load()
                localized() when loader.load throws ⇒ loader.load() · sut.note == loader.load error.localizedDescription 1️⃣
                sentence() ⇒ loader.load()
                sentence() when loader.load throws ⇒ loader.load() · sut.note == "Failed: {loader.load error}" 2️⃣
                described() ⇒ loader.load()
                described() when loader.load throws ⇒ loader.load() · sut.failure == String(describing: loader.load error) 3️⃣
                both() ⇒ loader.load()
                both() when loader.load throws ⇒ loader.load() · sut.note == "Failed: " + loader.load error.localizedDescription 4️⃣
                """),
        Snippet(
            "names of cases",
            """
            enum Stage { case early, late }
            final class Model {
                func title(_ stage: Stage) -> String { 1️⃣"It is \\(stage)" }
                func key(_ stage: Stage) -> String { 2️⃣String(describing: stage) + ".key" }
            }
            """,
            reads: """
                title(stage) ⇒ returns "It is {stage}" 1️⃣
                key(stage) when stage == .early ⇒ returns "early.key" 2️⃣
                key(stage) when stage == .late ⇒ returns "late.key" 2️⃣
                """),
    ]

    static let unclaimed: [Snippet] = [
        Snippet(
            "a text of an optional says that it is one",
            """
            enum Stage { case early, late }
            enum Filter { case near(radius: Int?) }
            final class Model {
                var nick: String?
                var stage: Stage?
                private(set) var title = ""
                func greet() { title = "Hi \\(nick)" }
                func tell() { title = String(describing: stage) }
                func key() -> String { "\\(Filter.near(radius: 2))" }
            }
            """,
            reads: """
                greet() ⇒ nothing
                tell() ⇒ nothing
                key() ⇒ returns "{.near(radius: 2)}"
                """),
        Snippet(
            "a text that an error may be",
            """
            protocol Loader { func load() throws -> [String] }

            final class Model {
                private let loader: Loader
                private(set) var note = "expected"
                init(loader: Loader) { self.loader = loader }
                func described() { do { _ = try loader.load() } catch { note = String(describing: error) } }
            }
            """,
            reads: """
                described() ⇒ loader.load()
                described() when loader.load throws ⇒ loader.load()
                """),
    ]
}
