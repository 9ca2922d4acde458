import Behaviour
import Facts
import Project
import Reading
import Running

/// Changes of the code of some SUTs, all planted at once behind a switch.
struct PlantedChanges {
    /// The changes of each SUT, in the order of the SUTs.
    private(set) var mutants: [[Mutant]] = []
    /// The changes of the project's code that the SUTs use, without those of the SUTs.
    private(set) var beside: [Mutant] = []
    /// The texts of the files with the changes in them, and of the files that read the switch, by path.
    private(set) var texts: [String: String] = [:]
    private let workspace: Workspace
    private let subjects: [ProofSubject]
    /// The types besides the SUTs in whose code changes are planted.
    private var helpers: [Helper]
    /// Lines on which only what is sure is changed, by path: something there did not compile.
    private var careful: [String: Set<Int>] = [:]
    /// Lines on which nothing is changed, by path: what is sure did not compile either.
    private var skipped: [String: Set<Int>] = [:]

    /// How often an error was met, by what it says: one that stays comes of a change further away.
    private var met: [BuildErrors.Entry: Int] = [:]

    /// A type that a SUT uses.
    private struct Helper {
        var subject: Int
        var fact: TypeFact
        var changes: [Mutant] = []
        /// Lines on which nothing is changed; `nil` as long as all of it compiled.
        var skipped: Set<Int>?

        /// Leaves out what is not sure to compile, and the lines on which something did not; `false` where that was done.
        mutating func leaveOut(_ errors: [BuildErrors.Entry]) -> Bool {
            guard skipped == nil else { return false }
            skipped = Set(errors.filter { $0.file == fact.info.location.file }.map(\.line))
            return true
        }
    }

    /// Plants changes in the code of SUTs.
    ///
    /// - Parameter isWide: Whether changes are planted as well in the types of the project that the SUTs work with.
    init(_ subjects: [ProofSubject], in workspace: Workspace, isWide: Bool = false) throws {
        self.workspace = workspace
        self.subjects = subjects
        var seen = Set(subjects.map(\.known.recipe.sut.info.location))
        helpers = []
        for (index, subject) in subjects.enumerated() where isWide {
            let own = subject.helpers(in: workspace).filter { seen.insert($0.info.location).inserted }
            helpers += own.map { Helper(subject: index, fact: $0) }
        }
        try plant()
    }

    /// All changes.
    var all: [Mutant] { mutants.flatMap { $0 } + beside }

    /// Leaves out the changes that do not compile; whether there were any.
    mutating func leaveOut(_ errors: [BuildErrors.Entry]) throws -> Bool {
        let known = (careful, skipped)
        // What is planted beside is worth one second try.
        let lost = errors.map(helper)
        for index in Set(lost.compactMap(\.self)).sorted(by: >) where helpers[index].leaveOut(errors) == false {
            helpers.remove(at: index)
        }
        let errors = zip(errors, lost).filter { $0.1 == nil }.map(\.0)
        if errors.isEmpty, !lost.isEmpty {
            try plant()
            return true
        }
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
        defer { (mutants, beside, texts) = (mutants.map { _ in [] }, [], [:]) }
        return !all.isEmpty
    }

    /// How many changes are planted beside those of the SUTs.
    private static let mostBeside = 60

    private mutating func plant() throws {
        (mutants, beside, texts) = ([], [], [:])
        for subject in subjects {
            mutants.append([])
            mutants[mutants.count - 1] = try planted(in: subject.known.recipe.sut, subject.types, nil)
        }
        for index in helpers.indices where beside.count < Self.mostBeside {
            let (fact, left) = (helpers[index].fact, helpers[index].skipped)
            let types = subjects[helpers[index].subject].types(in: fact)
            helpers[index].changes = try planted(in: fact, types, left)
            beside += helpers[index].changes
        }
        addSwitches()
    }

    /// Plants changes in the code of a type.
    ///
    /// - Parameter left: Lines that are left out; where there are any, nothing is planted but what is sure.
    private mutating func planted(
        in fact: TypeFact, _ types: PlantingTypes, _ left: Set<Int>?
    ) throws -> [Mutant] {
        var own: [Mutant] = []
        for path in workspace.sources.files(naming: fact.name) {
            guard let text = try texts[path] ?? workspace.world.existing(path) else { continue }
            let found = plantMutants(
                in: text, path: path, type: fact.qualifiedName, first: all.count + own.count + 1,
                skipping: (skipped[path] ?? []).union(left ?? []),
                carefulOn: left == nil ? careful[path] ?? [] : Set(0...text.utf8.count), types: types)
            guard !found.mutants.isEmpty else { continue }
            texts[path] = found.text
            own += found.mutants
        }
        return own
    }

    /// The position of the type besides the SUTs whose code does not compile with its changes; `nil` where it is a SUT's.
    private func helper(of error: BuildErrors.Entry) -> Int? {
        let near = all.filter { $0.location.file == error.file }
            .min { abs($0.location.line - error.line) < abs($1.location.line - error.line) }
        return near.flatMap { near in helpers.firstIndex { $0.changes.contains(near) } }
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
