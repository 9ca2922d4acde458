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

    /// The SUTs under names of their own. Of two new ones the type that is called as the module keeps its name; what has a
    /// factory keeps the one it has.
    func named(_ known: [Understanding]) -> [Understanding] {
        var taken: [String: String] = [:]
        var result = known
        let order = known.indices.sorted { left, right in
            (isCalledOtherwise(known[left]), left) < (isCalledOtherwise(known[right]), right)
        }
        for index in order {
            let subject = known[index].subject
            let own = known[index].name
            let sut = known[index].recipe.sut
            let isTwin = own != sut.qualifiedName
            let other = isTwin ? sut.module + subject.type : subject.type + "Type"
            let names = [subject.module, subject.type, other]
            let free = names.filter { [nil, own].contains(taken[path($0, known[index])]) }
            let name =
                free.first { isOwned($0, by: known[index]) } ?? free.first { isFree($0, for: known[index]) }
            result[index].subject.module = name ?? subject.module
            taken[path(result[index].subject.module, known[index])] = own
        }
        return result
    }

    private func isCalledOtherwise(_ known: Understanding) -> Int { known.subject.module == known.subject.type ? 0 : 1 }

    private func path(_ module: String, _ known: Understanding) -> String {
        Path.join(known.tests.path, module) + "/\(module)TestFactory.swift"
    }

    /// Whether a factory was made of a SUT, whose name may have been enough without its module then.
    private func isOwned(_ module: String, by known: Understanding) -> Bool {
        owners[path(module, known)].map { [known.name, known.recipe.sut.qualifiedName].contains($0) } ?? false
    }

    /// Whether a factory of that name belongs to no other SUT that there still is.
    private func isFree(_ module: String, for known: Understanding) -> Bool {
        guard let owner = owners[path(module, known)] else { return true }
        let name = owner.split(separator: ".").last.map(String.init) ?? owner
        return isOwned(module, by: known) || workspace.sources.declarations(of: name).isEmpty
    }
}
