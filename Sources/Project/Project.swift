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
    /// The files that say which modules and test targets there are, relative to the root.
    public var files: [String] = []
    /// The folders of packages that lie outside the root and that the project depends on by their path, such as
    /// `../Shared`.
    public var elsewhere: [String] = []

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
        /// Its name, as tools list it.
        public var name: String
        /// The folder that new files go into, relative to the root.
        public var path: String
        /// Folders and files it is made of, relative to the root.
        public var sources: [String]
        /// Modules it is meant to import, the one that it is about first.
        public var dependencies: [String]
        /// Whether it can import nothing else, as in a Swift package.
        public var isStrict: Bool
        /// Whether declarations that state no isolation are on the main actor.
        public var isMainActorByDefault: Bool
        /// The major Swift language mode; `nil` when not stated.
        public var languageMode: Int?
        /// How it is known of some modules that the tests are for them; those of the others are declared to depend on them.
        public var grounds: [String: Ground] = [:]

        /// How a new file becomes part of it.
        public var membership = Membership.folder

        /// How a new file becomes part of a target.
        public enum Membership: Hashable, Sendable {
            /// By lying in its folder.
            case folder
            /// By standing in the list of an Xcode project, if no folder has it: the `project.pbxproj`.
            case xcode(String)
            /// By a command that makes the project again.
            case command(String)
            /// By a line that a person writes into a file.
            case list(String)
        }

        /// How it is known that tests are for a module.
        public enum Ground: Hashable, Sendable {
            /// They run in it.
            case host
            /// Some of their files import it as `@testable`.
            case imports(Int)
            /// The configuration says so.
            case configuration
        }

        /// Creates a test target, made of its folder alone where no `sources` are given.
        public init(
            name: String, path: String, sources: [String]? = nil, dependencies: [String] = [], isStrict: Bool = false,
            isMainActorByDefault: Bool = false, languageMode: Int? = nil
        ) {
            self.name = name
            self.path = path
            self.sources = sources ?? [path]
            self.dependencies = dependencies
            self.isStrict = isStrict
            self.isMainActorByDefault = isMainActorByDefault
            self.languageMode = languageMode
        }
    }
}

extension String {
    /// Whether the path is the folder or file, or lies within it; every path lies in `""` and `.`.
    public func isInside(_ folder: String) -> Bool {
        if folder.isEmpty || folder == "." { return true }
        guard hasPrefix(folder) else { return false }
        return utf8.count == folder.utf8.count || utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
    }
}
