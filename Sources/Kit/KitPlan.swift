import Facts
import Resolving

/// Where the kit's files go and what doubles and builders look like beside them.
public enum KitConvention: String, Hashable, Sendable, CaseIterable {
    /// `AppTests/<Module>/`, factories and `*Mock` doubles (the rulebook).
    case rulebook
    /// `TestUtils/{Builders,Stubs}`, `{Protocol}Stub` and `{Entity}Builder` (Clean Architecture).
    case cleanArchitecture = "clean-architecture"

    /// The folder of support files, below the test target's.
    public var supportFolder: String {
        switch self {
        case .rulebook: "Support"
        case .cleanArchitecture: "TestUtils/Support"
        }
    }
}

/// The parts of the kit a person can ask for.
public enum KitPart: String, Hashable, Sendable, CaseIterable {
    /// Waits, assertions, stubs of the outside world, tags.
    case support
    /// `TestConstants`, `MockDataBuilder`, `TestEnvironment`.
    case environment
    /// One working sample test of each tier.
    case samples
    /// Base cases, page support and the app's launch mode.
    case ui
    /// A workflow that runs the tests.
    case ci
    /// `.sourcery.yml` and the file of annotations, for teams that stay with Sourcery.
    case sourcery
    /// `.testgen.yml`
    case config
    /// What SwiftLint can hold of the rules of `testgen check`.
    case swiftlint
    /// A pre-commit hook that checks what a commit touches.
    case hook
}

/// One file of the kit.
public struct KitFile: Hashable, Sendable {
    /// The template that makes it.
    public var template: String
    /// Where it goes, relative to the root.
    public var path: String
    /// The names it declares: when the test target declares one already, the file is left out.
    public var declares: [String]
    /// The tags it declares: those that the test target declares already are left out.
    public var tags: [String] = []
    /// Texts that make it unnecessary: when a file of the project has one, the file is left out.
    public var replacedBy: [String]
    /// Whether suites share it, who write it too where it is missing.
    public var isShared: Bool

    /// Creates a file.
    public init(
        _ template: String, at path: String, declares: [String] = [], replacedBy: [String] = [], isShared: Bool = false
    ) {
        self.template = template
        self.path = path
        self.declares = declares
        self.replacedBy = replacedBy
        self.isShared = isShared
    }
}

/// The kit's files that do not depend on the project's types.
///
/// - Parameters:
///   - parts: What was asked for.
///   - templates: The templates with their texts, in order; those that begin with a `KitHeader` make files of the kit.
///   - folders: Where the files go.
public func planKit(
    _ parts: Set<KitPart>, templates: [(name: String, text: String)], folders: KitFolders
) -> [KitFile] {
    templates.compactMap { template in
        guard let header = KitHeader(template.text), parts.contains(header.part) else { return nil }
        var file = KitFile(
            template.name, at: folders.place(header.path), declares: header.declares, replacedBy: header.replacedBy,
            isShared: header.isShared)
        file.tags = header.tags
        return file
    }
}

/// The file that tells Sourcery what to double; its template meets it under the key `triggers`.
public struct SourceryTriggers: Hashable, Sendable, Encodable {
    /// `App`
    public var module: String
    /// The protocols of the module that its types are injected with.
    public var protocols: [String]

    /// Collects what a module's types are injected with.
    public init(module: String, recipes: [Recipe]) {
        self.module = module
        let facts = recipes.flatMap(\.dependencies).flatMap(\.protocols).filter { $0.module == module }
        protocols = Set(facts.map(\.qualifiedName)).sorted()
    }
}

/// What the kit's templates meet under the key `kit`.
public struct KitView: Hashable, Sendable, Encodable {
    /// `App`
    public var module: String
    /// `AppTests`
    public var tests: String
    /// The folder of the tests.
    public var testsFolder: String
    /// The folder of the sources.
    public var sourcesFolder: String
    /// `APP`, the stem of environment variables.
    public var prefix: String
    /// Whether the project is a Swift package.
    public var isPackage: Bool
    /// Whether the Clean Architecture convention was chosen.
    public var isClean: Bool
    /// The tags of the file that the tests do not declare yet.
    public var tags: [String] = []

    /// Creates a view.
    public init(
        module: String, tests: String, testsFolder: String, sourcesFolder: String, isPackage: Bool, isClean: Bool
    ) {
        self.module = module
        self.tests = tests
        self.testsFolder = testsFolder
        self.sourcesFolder = sourcesFolder
        self.isPackage = isPackage
        self.isClean = isClean
        prefix = module.uppercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
}
