import Algorithms
import Facts
import Project

/// A format that declares modules and test targets: one value in a file of its own below `Formats/`.
struct ProjectFormat: Sendable {
    /// How the project is built.
    let discovery: Project.Discovery
    /// When its turn comes.
    let turn: Turn
    /// Whether a project uses the format.
    let isIn: @Sendable (FileTree) -> Bool
    /// Reads what the project says.
    let read: @Sendable (FileTree) throws -> ProjectParts

    /// When a format's turn comes: an earlier one is believed where two say something about the same module.
    enum Turn: Int, CaseIterable {
        /// What the Swift package manager reads.
        case first
        /// What describes an Xcode project.
        case described
        /// An Xcode project, which a description may have made.
        case made
        /// What builds the same sources in another way.
        case other
        /// A guess, which counts only where no other format applies.
        case guess
    }

    /// Describes a format.
    init(
        _ discovery: Project.Discovery, _ turn: Turn, isIn: @escaping @Sendable (FileTree) -> Bool,
        read: @escaping @Sendable (FileTree) throws -> ProjectParts
    ) {
        self.discovery = discovery
        self.turn = turn
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
    /// The files that declare them.
    var files: [String] = []
    /// The folders of packages that it depends on by a path that leads out of the root.
    var elsewhere: [String] = []
    /// What could not be read.
    var diagnostics: [Diagnostic] = []

    /// Adds the parts of another format.
    mutating func add(_ other: ProjectParts) {
        modules += other.modules
        tests += other.tests
        products.merge(other.products) { first, _ in first }
        files += other.files
        elsewhere += other.elsewhere
        diagnostics += other.diagnostics
    }

    /// The same parts, with libraries of packages among their dependencies as the modules that these are made of.
    func linked(by packages: ProjectParts) -> ProjectParts {
        var linked = self
        for index in modules.indices {
            linked.modules[index].dependencies = packages.modules(of: modules[index].dependencies)
        }
        for index in tests.indices {
            linked.tests[index].dependencies = packages.modules(of: tests[index].dependencies)
        }
        return linked
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
