/// What `Package.swift` says, as far as it can be read without running it.
public struct Manifest: Hashable, Sendable {
    /// The package's name.
    public var name: String?
    /// The targets, in order.
    public var targets: [Target]
    /// The targets of each library that others can depend on, by its name.
    public var products: [String: [String]]
    /// Folders of packages it depends on by path, relative to the manifest.
    public var localPackages: [String]
    /// The major Swift language mode of targets that state none.
    public var languageMode: Int?
    /// Whether its list of targets is written out and names none of code: it is empty, or wraps what was built.
    public var hasNoCode = false

    /// Creates a manifest.
    public init(
        name: String? = nil, targets: [Target] = [], products: [String: [String]] = [:], localPackages: [String] = [],
        languageMode: Int? = nil
    ) {
        self.name = name
        self.targets = targets
        self.products = products
        self.localPackages = localPackages
        self.languageMode = languageMode
    }

    /// A target of a package.
    public struct Target: Hashable, Sendable {
        /// Its name.
        public var name: String
        /// What it is for.
        public var kind: Kind
        /// Its folder, where the manifest names one.
        public var path: String?
        /// Folders and files of it that count; `nil` for all.
        public var sources: [String]?
        /// Folders and files of it that do not count.
        public var exclude: [String]
        /// Names of targets and products it depends on.
        public var dependencies: [String]
        /// Whether `.defaultIsolation(MainActor.self)` is set.
        public var isMainActorByDefault: Bool
        /// The major Swift language mode, where the target states one.
        public var languageMode: Int?
        /// The flags of `.define`, each with the condition under which it is set; empty for any.
        public var flags: [String: String]

        /// Creates a target.
        public init(
            name: String, kind: Kind, path: String? = nil, sources: [String]? = nil, exclude: [String] = [],
            dependencies: [String] = [], isMainActorByDefault: Bool = false, languageMode: Int? = nil,
            flags: [String: String] = [:]
        ) {
            self.name = name
            self.kind = kind
            self.path = path
            self.sources = sources
            self.exclude = exclude
            self.dependencies = dependencies
            self.isMainActorByDefault = isMainActorByDefault
            self.languageMode = languageMode
            self.flags = flags
        }
    }

    /// What a target is for.
    public enum Kind: String, Hashable, Sendable {
        case library, executable, test, macro
    }
}
