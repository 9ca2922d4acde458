import Facts
import Project

/// Names of modules under which no two SUTs share a file: `Session` and `SessionViewModel` would both be the module
/// `Session`.
struct ModuleNames {
    private let workspace: Workspace
    /// The SUTs of the factories there are, by path.
    private let owners: [String: String]

    /// Looks at the factories of the tests.
    init(_ workspace: Workspace) {
        self.workspace = workspace
        var owners: [String: String] = [:]
        for file in workspace.tests.files where file.path.hasSuffix("TestFactory.swift") {
            let words = Fingerprint.command(of: String(decoding: file.bytes, as: UTF8.self))?.split(separator: " ")
            if let words, words.count > 1, words[0] == "factory" { owners[file.path] = String(words[1]) }
        }
        self.owners = owners
    }

    /// The SUTs under names of their own.
    func named(_ known: [Understanding]) -> [Understanding] {
        var taken: [String: String] = [:]
        return known.map { known in
            var known = known
            let names = [known.subject.module, known.subject.type, known.subject.type + "Type"]
            let own = known.recipe.sut.qualifiedName
            let old = names.first { owners[path($0, known)] == own && taken[path($0, known)] == nil }
            known.subject.module =
                old ?? names.first { isFree($0, for: known) && [nil, own].contains(taken[path($0, known)]) }
                ?? known.subject.module
            taken[path(known.subject.module, known)] = own
            return known
        }
    }

    private func path(_ module: String, _ known: Understanding) -> String {
        Path.join(known.tests.path, module) + "/\(module)TestFactory.swift"
    }

    /// Whether a module's name belongs to no other SUT, neither one with a factory nor one that may get it.
    private func isFree(_ module: String, for known: Understanding) -> Bool {
        if let owner = owners[path(module, known)] {
            let name = owner.split(separator: ".").last.map(String.init) ?? owner
            return owner == known.recipe.sut.qualifiedName || workspace.sources.declarations(of: name).isEmpty
        }
        guard module != known.subject.type else { return true }
        return !workspace.sources.declarations(of: module).contains { type in
            ["class", "actor"].contains(type.keyword) && type.scope.isEmpty
                && workspace.sources.file(type.location.file)?.module == known.recipe.sut.module
        }
    }
}
