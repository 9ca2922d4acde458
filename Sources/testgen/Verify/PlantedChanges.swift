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
    /// Lines on which only what is sure is changed, by path: something there did not compile.
    private var careful: [String: Set<Int>] = [:]
    /// Lines on which nothing is changed, by path: what is sure did not compile either.
    private var skipped: [String: Set<Int>] = [:]

    /// How often an error was met, by what it says: one that stays comes of a change further away.
    private var met: [BuildErrors.Entry: Int] = [:]

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
        let known = (careful, skipped)
        for error in errors where texts[error.file] != nil {
            met[error, default: 0] += 1
            for line in lines(near: error) {
                if known.0[error.file]?.contains(line) ?? false { skipped[error.file, default: []].insert(line) }
                careful[error.file, default: []].insert(line)
            }
        }
        guard careful != known.0 || skipped != known.1 else { return false }
        let before = texts
        try plant()
        // Where all that is changed on the lines is sure, the build would say the same again.
        return texts == before ? try leaveOut(errors) : true
    }

    /// Leaves out all changes; whether there were any.
    mutating func leaveOutAll() -> Bool {
        defer { (mutants, texts) = (mutants.map { _ in [] }, [:]) }
        return !all.isEmpty
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
                    skipping: skipped[path] ?? [], carefulOn: careful[path] ?? [],
                    types: subject.types)
                guard !found.mutants.isEmpty else { continue }
                texts[path] = found.text
                own += found.mutants
                number += found.mutants.count
            }
            mutants.append(own)
        }
        addSwitches()
    }

    /// The lines of the changes that an error may come of: of the one on its line, or nearest to it, for an initialiser may
    /// end without a value that a change before took away; and, while it stays, of those further away.
    private func lines(near error: BuildErrors.Entry) -> Set<Int> {
        let lines = Set(all.filter { $0.location.file == error.file }.map(\.location.line))
        let reach = met[error].map { $0 > 2 ? 1 << $0 : 0 } ?? 0
        let near = lines.filter { abs($0 - error.line) <= reach }
        return near.isEmpty ? Set(lines.min { abs($0 - error.line) < abs($1 - error.line) }.map { [$0] } ?? []) : near
    }

    /// The switch, once for each module.
    private mutating func addSwitches() {
        var modules: Set<String> = []
        for path in texts.keys.sorted() {
            guard let module = workspace.owners.module(owning: path)?.name, modules.insert(module).inserted else {
                continue
            }
            texts[Path.join(Path.folder(path), "TestgenMutants.swift")] = Mutant.support
        }
    }
}
