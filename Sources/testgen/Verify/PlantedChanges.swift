import Behaviour
import Facts
import Project
import Reading

/// Changes of the code of some SUTs, all planted at once behind a switch.
struct PlantedChanges {
    /// The changes of each SUT, in the order of the SUTs.
    var mutants: [[Mutant]] = []
    /// The texts of the files with the changes in them, and of the files that read the switch, by path.
    var texts: [String: String] = [:]

    /// Plants changes in the code of SUTs.
    ///
    /// - Parameter skipped: Lines on which nothing is changed, by path: a change there did not compile.
    init(_ subjects: [ProofSubject], in workspace: Workspace, skipping skipped: [String: Set<Int>] = [:]) throws {
        var number = 1
        for subject in subjects {
            let name = subject.known.recipe.sut.name
            var own: [Mutant] = []
            for path in workspace.sources.files(naming: name) {
                guard let text = try texts[path] ?? workspace.world.existing(path) else { continue }
                let found = plantMutants(
                    in: text, path: path, type: subject.known.recipe.sut.qualifiedName, first: number,
                    skipping: skipped[path] ?? [],
                    parameterTypes: subject.parameterTypes)
                guard !found.mutants.isEmpty else { continue }
                texts[path] = found.text
                own += found.mutants
                number += found.mutants.count
            }
            mutants.append(own)
        }
        addSwitches(in: workspace)
    }

    /// The line of a change that an error comes of: its own, or the nearest, for an initialiser may end without a value
    /// that a change before took away.
    func line(near line: Int, in path: String) -> Int? {
        let lines = all.filter { $0.location.file == path }.map(\.location.line)
        return lines.min { abs($0 - line) < abs($1 - line) }
    }

    /// All changes.
    var all: [Mutant] { mutants.flatMap { $0 } }

    /// The switch, once for each module.
    private mutating func addSwitches(in workspace: Workspace) {
        var modules: Set<String> = []
        for path in texts.keys.sorted() {
            guard let module = workspace.project.module(owning: path)?.name, modules.insert(module).inserted else {
                continue
            }
            texts[Path.join(Path.folder(path), "TestgenMutants.swift")] = Mutant.support
        }
    }
}
