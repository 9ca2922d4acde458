import Facts
import Project
import Reading

/// The files of a test target that may contain builders and fixtures of people, what testgen wrote excluded.
struct ExistingData {
    private static let words = [
        "Mock", "Builder", "Fixture", "Factory", "Stub", "Fake", "TestData", "Helper", "Sample",
    ]

    /// The facts of the files.
    let files: [FileFacts]

    /// Reads the files of a test target that extend one of the models, or whose name suggests data for tests.
    init(of models: Set<String>, in module: String, tests: SourceIndex) throws {
        let extending = Set(models.flatMap { tests.files(naming: $0) })
        files = try tests.files.compactMap { file in
            guard file.module == module else { return nil }
            let name = Path.name(file.path)
            guard extending.contains(file.path) || Self.words.contains(where: name.contains) else { return nil }
            let text = try FileTree.text(file.bytes, path: file.path)
            let owner = Fingerprint.ownership(of: text)
            guard owner != .untouched else { return nil }
            return readFile(owner == .edited ? PersonalPart(of: text).blanked : text, path: file.path, module: module)
                .value
        }
    }
}
