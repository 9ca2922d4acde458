/// What testgen knows about a project before it reads any source: its modules and where tests go.
public struct Project: Hashable, Sendable {
    /// The modules whose sources are read, in the order they were declared.
    public var modules: [Module]
    /// The test targets.
    public var tests: [TestTarget]
    /// What `.testgen.yml` says.
    public var configuration: Configuration
    /// How the modules were found.
    public var discovery: Discovery

    /// Creates a project.
    public init(
        modules: [Module] = [], tests: [TestTarget] = [], configuration: Configuration = Configuration(),
        discovery: Discovery = .configuration
    ) {
        self.modules = modules
        self.tests = tests
        self.configuration = configuration
        self.discovery = discovery
    }

    /// Where a project's modules were found; each format of projects has one.
    public struct Discovery: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String

        /// Names a place.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// `Package.swift`
        public static let package = Discovery(rawValue: "package")
        /// A folder beside a folder of the same name with `Tests`: `App/` and `AppTests/`.
        public static let folders = Discovery(rawValue: "folders")
        /// `sources` and `tests` of `.testgen.yml`
        public static let configuration = Discovery(rawValue: "configuration")
    }

    /// A module whose sources are read.
    public struct Module: Hashable, Sendable {
        /// The name tests import.
        public var name: String
        /// Folders and files it is made of, relative to the root.
        public var sources: [String]
        /// Folders and files within those that do not belong to it.
        public var exclude: [String]
        /// Modules of the same project it can import.
        public var dependencies: [String]
        /// Whether declarations that state no isolation are on the main actor.
        public var isMainActorByDefault: Bool
        /// The major Swift language mode; `nil` when not stated.
        public var languageMode: Int?
        /// The flags it is compiled with, each with the condition under which it is; empty for any.
        public var flags: [String: String]

        /// Creates a module.
        public init(
            name: String, sources: [String], exclude: [String] = [], dependencies: [String] = [],
            isMainActorByDefault: Bool = false, languageMode: Int? = nil, flags: [String: String] = [:]
        ) {
            self.flags = flags
            self.name = name
            self.sources = sources
            self.exclude = exclude
            self.dependencies = dependencies
            self.isMainActorByDefault = isMainActorByDefault
            self.languageMode = languageMode
        }

        /// Whether a path, relative to the root, belongs to the module.
        public func owns(_ path: String) -> Bool {
            sources.contains { path.isInside($0) } && !exclude.contains { path.isInside($0) }
        }
    }

    /// A test target.
    public struct TestTarget: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// Its folder, relative to the root.
        public var path: String
        /// Modules it can import.
        public var dependencies: [String]
        /// Whether declarations that state no isolation are on the main actor.
        public var isMainActorByDefault: Bool
        /// The major Swift language mode; `nil` when not stated.
        public var languageMode: Int?

        /// Creates a test target.
        public init(
            name: String, path: String, dependencies: [String] = [], isMainActorByDefault: Bool = false,
            languageMode: Int? = nil
        ) {
            self.name = name
            self.path = path
            self.dependencies = dependencies
            self.isMainActorByDefault = isMainActorByDefault
            self.languageMode = languageMode
        }
    }
}

extension Project {
    /// The module a path belongs to: the one whose folder is the innermost around it.
    public func module(owning path: String) -> Module? {
        modules.filter { $0.owns(path) }.max { depth(of: $0, around: path) < depth(of: $1, around: path) }
    }

    /// The test target for a module: `<Module>Tests` first, else the first that can import it.
    public func tests(for module: String) -> TestTarget? {
        let able = tests.filter { $0.dependencies.contains(module) }
        return able.first { $0.name == module + "Tests" } ?? able.first ?? tests.first { $0.name == module + "Tests" }
    }

    private func depth(of module: Module, around path: String) -> Int {
        module.sources.filter { path.isInside($0) }.map(\.utf8.count).max() ?? 0
    }
}

extension String {
    /// Whether the path is the folder or file, or lies within it; every path lies in `""` and `.`.
    public func isInside(_ folder: String) -> Bool {
        if folder.isEmpty || folder == "." { return true }
        return self == folder || (utf8.count > folder.utf8.count && hasPrefix(folder + "/"))
    }
}
