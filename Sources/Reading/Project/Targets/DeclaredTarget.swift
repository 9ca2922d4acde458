import Project

/// A target that a project declares, as far as it concerns tests.
struct DeclaredTarget {
    /// What a target makes; in the order in which a file of several targets is given to one.
    enum Kind: Int {
        case application, library, other, unitTests, uiTests
    }

    let kind: Kind
    let name: String
    /// The name that code imports it by.
    let module: String
    /// What the product is called on disk.
    var product: String
    /// The folder of the project.
    let folder: String
    /// The Swift files that exist.
    var files: Set<String> = []
    /// The folders whose files all belong to the target.
    var folders: [String] = []
    /// The names of the targets that it depends on.
    var dependencies: [String] = []
    /// The products of packages that it links.
    var packageProducts: [String] = []
    /// How a new file becomes part of it.
    var membership = Project.TestTarget.Membership.folder
    /// The application that its tests run in: the name of its product, else of its target.
    var host: String?
    var isMainActorByDefault = false
    var languageMode: Int?
    /// The flags it is compiled with, each with the condition under which it is; empty for any.
    var flags: [String: String] = [:]
}
