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
    /// The types besides the SUTs in whose code changes are planted.
    private var helpers: [Helper]
    /// Lines on which only what is sure is changed, by path: something there did not compile.
    private var careful: [String: Set<Int>] = [:]
    /// Lines on which nothing daring is changed, by path, and those on which something daring was.
    private var timid: [String: Set<Int>] = [:]
    private var daring: [String: Set<Int>] = [:]
    /// Lines on which nothing is changed, by path: what is sure did not compile either.
    private var skipped: [String: Set<Int>] = [:]

    /// Which lines of the project's files those of the texts are, by path.
    private var origins: [String: LineOrigins] = [:]

    /// Whether all kinds of changes are planted, not only those that generated tests are chosen by.
    private let isThorough: Bool

    /// How many builds did not come to their end.
    private var builds = 0

    /// A type that a SUT uses.
    private struct Helper {
        var subject: Int
        var fact: TypeFact
        var changes: [Mutant] = []
        /// Whether some of its changes did not compile.
        var isTriedAgain = false
    }

    /// Plants changes in the code of SUTs.
    ///
    /// - Parameters:
    ///   - isWide: Whether changes are planted as well in the types of the project that the SUTs work with.
    ///   - isThorough: Whether all kinds of changes are planted.
    init(
        _ subjects: [ProofSubject], in workspace: Workspace, isWide: Bool = false, isThorough: Bool = false
    ) throws {
        self.workspace = workspace
        self.isThorough = isThorough
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

    /// The changes of the project's code that the SUTs use, without those of the SUTs.
    var beside: [Mutant] { helpers.flatMap(\.changes) }

    /// Leaves out the changes that do not compile; whether there were any.
    ///
    /// A build of a large project takes long: where errors come again and again, more is left out around each.
    mutating func leaveOut(_ errors: [BuildErrors.Entry]) throws -> Bool {
        builds += 1
        // No further type is begun in place of those that are left out.
        if builds == 1 { helpers.removeAll(where: \.changes.isEmpty) }
        let errors = errors.map(inProject)
        if builds < 3, try leaveOutChanges(errors) { return true }
        return try leaveOutAround(errors)
    }

    /// An error at its place in the project's file.
    private func inProject(_ error: BuildErrors.Entry) -> BuildErrors.Entry {
        var error = error
        error.line = origins[error.file]?.origin(of: error.line) ?? error.line
        return error
    }

    private mutating func leaveOutChanges(_ errors: [BuildErrors.Entry]) throws -> Bool {
        let known = (careful, skipped, timid)
        let culprits = errors.map(helper)
        for index in Set(culprits.compactMap(\.self)).sorted(by: >) {
            leaveOut(zip(errors, culprits).filter { $0.1 == index }.map(\.0), of: index)
        }
        let own = zip(errors, culprits).filter { $0.1 == nil }.map(\.0)
        if own.isEmpty, !errors.isEmpty {
            try plant()
            return true
        }
        for error in own where texts[error.file] != nil {
            for line in lines(near: error) {
                if daring[error.file]?.contains(line) ?? false {
                    timid[error.file, default: []].insert(line)
                    continue
                }
                if known.0[error.file]?.contains(line) ?? false { skipped[error.file, default: []].insert(line) }
                careful[error.file, default: []].insert(line)
            }
        }
        guard careful != known.0 || skipped != known.1 || timid != known.2 else { return false }
        let before = texts
        try plant()
        // Where all that is changed on the lines is sure, the build would say the same again.
        return texts == before ? try leaveOutChanges(own) : true
    }

    /// Leaves out all changes on the lines around errors, further away each time; whether there were any.
    private mutating func leaveOutAround(_ errors: [BuildErrors.Entry]) throws -> Bool {
        let before = skipped
        let reach = builds > 5 ? Int.max : 4 << max(0, builds - 3)
        for error in errors {
            let lines = all.filter { $0.location.file == error.file }.map(\.location.line)
            guard let nearest = lines.map({ abs($0 - error.line) }).min() else { continue }
            let around = lines.filter { abs($0 - error.line) <= max(reach, nearest) }
            skipped[error.file, default: []].formUnion(around)
        }
        guard skipped != before else { return false }
        try plant()
        return true
    }

    /// Leaves out what is not sure of a type besides the SUTs, and the lines that did not compile; the second time all of it,
    /// for what is planted beside is worth one further build.
    private mutating func leaveOut(_ errors: [BuildErrors.Entry], of index: Int) {
        guard !helpers[index].isTriedAgain else {
            helpers.remove(at: index)
            return
        }
        helpers[index].isTriedAgain = true
        for change in helpers[index].changes {
            careful[change.location.file, default: []].insert(change.location.line)
        }
        for error in errors { skipped[error.file, default: []].insert(error.line) }
    }

    /// Leaves out all changes; whether there were any.
    mutating func leaveOutAll() -> Bool {
        let hadAny = !all.isEmpty
        mutants = mutants.map { _ in [] }
        helpers = []
        texts = [:]
        return hadAny
    }

    /// How many changes are planted beside those of the SUTs before no further type is begun.
    private static let manyBeside = 60

    private mutating func plant() throws {
        (mutants, texts, daring, origins) = ([], [:], [:], [:])
        for index in helpers.indices { helpers[index].changes = [] }
        for subject in subjects { mutants.append(try planted(in: subject.known.recipe.sut, subject.types)) }
        for index in helpers.indices where beside.count < Self.manyBeside {
            let fact = helpers[index].fact
            helpers[index].changes = try planted(in: fact, subjects[helpers[index].subject].types(in: fact))
        }
        addSwitches()
    }

    /// Plants changes in the code of a type.
    private mutating func planted(in fact: TypeFact, _ types: PlantingTypes) throws -> [Mutant] {
        var own: [Mutant] = []
        for path in workspace.sources.files(naming: fact.name) {
            guard let text = try texts[path] ?? workspace.world.existing(path) else { continue }
            let found = plantMutants(
                in: text, path: path, type: fact.qualifiedName, first: all.count + own.count + 1,
                skipping: skipped[path] ?? [], carefulOn: careful[path] ?? [], timidOn: timid[path] ?? [],
                lines: origins[path] ?? LineOrigins(), types: types, isThorough: isThorough)
            daring[path, default: []].formUnion(found.daring)
            guard !found.mutants.isEmpty else { continue }
            (texts[path], origins[path]) = (found.text, found.lines)
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

    /// The lines of the changes that an error may come of: its own, or the one nearest to it, for an initialiser may end
    /// without a value that a change before took away.
    private func lines(near error: BuildErrors.Entry) -> Set<Int> {
        let lines = Set(all.filter { $0.location.file == error.file }.map(\.location.line))
        guard !lines.contains(error.line) else { return [error.line] }
        // Of two as near as each other the one before comes first, so that the same is left out each time.
        let nearest = lines.min { (abs($0 - error.line), $0) < (abs($1 - error.line), $1) }
        return Set([nearest].compactMap(\.self))
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
