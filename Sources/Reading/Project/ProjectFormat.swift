import Algorithms
import Facts
import Project

/// A format that declares modules and test targets: one value in a file of its own below `Formats/`.
struct ProjectFormat: Sendable {
    /// How the project is built.
    let discovery: Project.Discovery
    /// Whether it guesses. A guess counts only where no other format applies.
    let isFallback: Bool
    /// Whether a project uses the format.
    let isIn: @Sendable (FileTree) -> Bool
    /// Reads what the project says.
    let read: @Sendable (FileTree) throws -> ProjectParts

    /// Describes a format.
    init(
        _ discovery: Project.Discovery, isFallback: Bool = false, isIn: @escaping @Sendable (FileTree) -> Bool,
        read: @escaping @Sendable (FileTree) throws -> ProjectParts
    ) {
        self.discovery = discovery
        self.isFallback = isFallback
        self.isIn = isIn
        self.read = read
    }
}

/// The modules and test targets that a format declares.
struct ProjectParts {
    /// The modules, in order.
    var modules: [Project.Module] = []
    /// The test targets, in order.
    var tests: [Project.TestTarget] = []
    /// The targets of each library of a package, by its name.
    var products: [String: [String]] = [:]
    /// What could not be read.
    var diagnostics: [Diagnostic] = []

    /// Adds the parts of another format.
    mutating func add(_ other: ProjectParts) {
        modules += other.modules
        tests += other.tests
        products.merge(other.products) { first, _ in first }
        diagnostics += other.diagnostics
    }

    /// Names of modules and libraries, with the modules that these libraries are made of.
    func modules(of names: [String]) -> [String] {
        Array(names.flatMap { [$0] + (products[$0] ?? []).map(\.asModuleName) }.uniqued())
    }
}

extension String {
    /// The name a folder's or target's module has in code.
    var asModuleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        return name
    }
}
