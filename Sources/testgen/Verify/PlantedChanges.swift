import Behaviour
import Facts
import Project
import Reading
import Running

/// Changes of the code of some SUTs, all planted at once behind a switch.
struct PlantedChanges {
    /// The changes of each SUT, in the order of the SUTs.
    private(set) var mutants: [[Mutant]] = []
    /// The texts of the files with the changes in them, and of the files that read the switch, by path.
    private(set) var texts: [String: String] = [:]
    private let workspace: Workspace
    private let subjects: [ProofSubject]
    /// How often changes on a line did not compile, by path: at first only those are left out that need not compile.
    private var skipped: [String: [Int: Int]] = [:]

    /// Plants changes in the code of SUTs.
    init(_ subjects: [ProofSubject], in workspace: Workspace) throws {
        self.workspace = workspace
        self.subjects = subjects
        try plant()
    }

    /// All changes.
    var all: [Mutant] { mutants.flatMap { $0 } }

    /// Leaves out the changes that do not compile; whether there were any.
    mutating func leaveOut(_ errors: [BuildErrors.Entry]) throws -> Bool {
        let places = errors.filter { texts[$0.file] != nil }.compactMap { error in
            line(near: error.line, in: error.file).map { SourceLocation(file: error.file, line: $0, column: 1) }
        }
        guard !places.isEmpty else { return false }
        for place in Set(places) { skipped[place.file, default: [:]][place.line, default: 0] += 1 }
        try plant()
        return true
    }

    private mutating func plant() throws {
        (mutants, texts) = ([], [:])
        var number = 1
        for subject in subjects {
            var own: [Mutant] = []
            for path in workspace.sources.files(naming: subject.known.recipe.sut.name) {
                guard let text = try texts[path] ?? workspace.world.existing(path) else { continue }
                let found = plantMutants(
                    in: text, path: path, type: subject.known.recipe.sut.qualifiedName, first: number,
                    skipping: lines(of: path, failing: 2), plainOn: lines(of: path, failing: 1),
                    declaredTypes: subject.calls.types, parameterTypes: subject.parameterTypes)
                guard !found.mutants.isEmpty else { continue }
                texts[path] = found.text
                own += found.mutants
                number += found.mutants.count
            }
            mutants.append(own)
        }
        addSwitches()
    }

    /// The lines of a file on which changes did not compile so often.
    private func lines(of path: String, failing times: Int) -> Set<Int> {
        Set((skipped[path] ?? [:]).filter { $0.value >= times }.keys)
    }

    /// The line of a change that an error comes of: its own, or the nearest, for an initialiser may end without a value
    /// that a change before took away.
    private func line(near line: Int, in path: String) -> Int? {
        let lines = all.filter { $0.location.file == path }.map(\.location.line)
        return lines.min { abs($0 - line) < abs($1 - line) }
    }

    /// The switch, once for each module.
    private mutating func addSwitches() {
        var modules: Set<String> = []
        for path in texts.keys.sorted() {
            guard let module = workspace.project.module(owning: path)?.name, modules.insert(module).inserted else {
                continue
            }
            texts[Path.join(Path.folder(path), "TestgenMutants.swift")] = Mutant.support
        }
    }
}
