import Checking
import Project

@testable import Reading

/// The project that the examples of rules are about.
enum ExampleProject {
    static let sources = [
        "Sources/App/Library.swift": """
        import NerdzInject

        protocol UserRepositoryType { func currentUser() async throws -> UserModel }
        protocol LibraryRepositoryType {
            func getLibraryList(search: String) async throws -> [LibraryItem]
            func save(_ item: LibraryItem) async throws
        }
        struct LibraryItem: Identifiable, Equatable {
            let id: String
            let title: String
            let pages: Int
            var isLong: Bool { pages > 300 }
        }
        struct UserModel: Codable { let id: String; let name: String }
        final class UserRepository: UserRepositoryType {
            func currentUser() async throws -> UserModel { UserModel(id: "1", name: "A") }
        }
        @MainActor final class LibraryListViewModel {
            @ForceInject private var userRepo: UserRepositoryType
            @ForceInject private var libraryRepo: LibraryRepositoryType
            private(set) var items: [LibraryItem] = []
            func load() async {}
        }
        """,
        "Sources/App/Sync.swift": """
        protocol SyncAPI { func upload(_ id: String) async throws }
        protocol SyncClock { func now() -> Int }
        protocol SyncStorage {
            func value(for key: String) -> String?
            func set(_ value: String, for key: String)
        }
        final class SyncService {
            init(api: any SyncAPI, clock: any SyncClock) {}
            func sync() async {}
        }
        final class UploadQueue {
            private let api: any SyncAPI
            private(set) var uploaded = 0
            private(set) var isBusy = false
            init(api: any SyncAPI) { self.api = api }
            func flush() {
                isBusy = true
                Task { await upload() }
            }
            private func upload() async {
                try? await api.upload("1")
                uploaded += 1
            }
        }
        """,
    ]
    static let support = [
        "AppTests/LibraryList/LibraryListTestFactory.swift": """
        import NerdzInject
        enum LibraryListTestFactory {
            static func setupDependencies() {
                NerdzInject.shared.registerObject(UserRepositoryTypeMock(), for: UserRepositoryType.self)
            }
        }
        """
    ]
    static let project = Project(
        modules: [Project.Module(name: "App", sources: ["Sources/App"])],
        tests: [Project.TestTarget(name: "AppTests", path: "AppTests", dependencies: ["App"])])
}

/// A text with files and marked places, as rules have for examples.
struct MarkedFiles {
    /// The texts without marks, by path.
    var texts: [String: String] = [:]
    /// The marked places, as `line:column` after the path.
    var places: Set<String> = []

    init(_ text: String, path: String = "AppTests/LibraryList/LibraryListViewModelTests.swift") {
        var current = path
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// file: ") {
                flush(&lines, current)
                current = String(line.dropFirst("// file: ".count))
                continue
            }
            var clean = ""
            for character in line {
                if character == "↓" {
                    places.insert("\(current):\(lines.count + 1):\(clean.utf8.count + 1)")
                } else {
                    clean.append(character)
                }
            }
            lines.append(clean)
        }
        flush(&lines, current)
    }

    private mutating func flush(_ lines: inout [String], _ path: String) {
        if !lines.isEmpty { texts[path] = lines.joined(separator: "\n") }
        lines = []
    }
}

/// Checks files in the example project.
func check(_ files: [String: String], rule: String) throws -> [Finding] {
    let sources = SourceIndex(
        ExampleProject.sources.map { SourceIndex.File(path: $0, module: "App", bytes: Array($1.utf8)) })
    let all = ExampleProject.support.merging(files) { _, new in new }
    let tests = SourceIndex(all.map { SourceIndex.File(path: $0, module: "AppTests", bytes: Array($1.utf8)) })
    var reader = KnowledgeReader(sources: sources, tests: tests, project: ExampleProject.project)
    let knowledge = try reader.read(for: Array(files.keys))
    let checker = Checker(knowledge: knowledge, only: rule == Suppressions.rule ? [rule, "polled-wait"] : [rule])
    return files.keys.sorted().flatMap { path in checker.check(path, Array((files[path] ?? "").utf8)).findings }
}
