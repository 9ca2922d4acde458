/// An import of a file.
public struct ImportFact: Hashable, Sendable {
    /// The module: `Foundation`.
    public var module: String
    /// The whole import as written on one line: `@preconcurrency import Foundation`.
    public var text: String
    /// Attributes: `testable`, `preconcurrency`, `_exported`.
    public var attributes: [String]
    /// Conditions of the `#if` clauses around it.
    public var conditions: [String]

    /// Creates an import.
    public init(module: String, text: String, attributes: [String] = [], conditions: [String] = []) {
        self.module = module
        self.text = text
        self.attributes = attributes
        self.conditions = conditions
    }
}

/// A variable or function at the top level of a file.
public struct GlobalFact: Hashable, Sendable {
    /// What it is.
    public var member: Member
    /// The module the file belongs to.
    public var module: String

    /// Creates a global.
    public init(member: Member, module: String) {
        self.member = member
        self.module = module
    }
}

/// Everything read from one source file.
public struct FileFacts: Hashable, Sendable {
    /// The path, relative to the root.
    public var path: String
    /// The module it belongs to; empty when not known.
    public var module: String
    /// The imports, in order.
    public var imports: [ImportFact]
    /// All types, nested ones after their parent.
    public var types: [TypeFact]
    /// All extensions.
    public var extensions: [ExtensionFact]
    /// Type aliases outside of types (those within are members as well).
    public var typealiases: [TypealiasFact]
    /// Global variables and functions.
    public var globals: [GlobalFact]
    /// Whether its module is none of the project's, so that tests see only what is public.
    public var isForeign = false

    /// Creates a file's facts.
    public init(
        path: String, module: String = "", imports: [ImportFact] = [], types: [TypeFact] = [],
        extensions: [ExtensionFact] = [], typealiases: [TypealiasFact] = [], globals: [GlobalFact] = []
    ) {
        self.path = path
        self.module = module
        self.imports = imports
        self.types = types
        self.extensions = extensions
        self.typealiases = typealiases
        self.globals = globals
    }
}
