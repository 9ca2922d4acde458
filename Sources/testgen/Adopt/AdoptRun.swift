import Algorithms
import Doubles
import Facts
import Project
import Reading
import Rendering

/// Holds the doubles that people and other tools wrote against those that testgen would write.
struct AdoptRun {
    private let workspace: Workspace
    private let doubles: ExistingDoubles
    private let census: DoubleCensus
    private let options: DoubleOptions
    /// The words of test files that were looked at.
    private var words: [String: Set<Substring>] = [:]
    /// How many doubles each naming was best for so far.
    private var wins: [DoubleNaming: Int] = [:]

    /// Looks at the doubles of the project in the root.
    static func outcome(in world: World, _ notes: inout Notes) throws -> Outcome {
        var run = AdoptRun(try Workspace.read(world, &notes))
        let report = try run.report(&notes)
        let names = report.unchanged.flatMap(\.protocols).uniqued().sorted()
        let next = names.isEmpty ? [] : ["testgen mocks \(names.joined(separator: " "))"]
        return Outcome(text: report.text, data: report.output, nextSteps: next)
    }

    private init(_ workspace: Workspace) {
        self.workspace = workspace
        doubles = ExistingDoubles(in: workspace)
        census = DoubleCensus(workspace, doubles)
        options = workspace.doubleOptions()
    }

    /// A double with what it stands for.
    private struct Candidate {
        var double: ExistingDoubles.Candidate
        var protocols: [String]
    }

    private mutating func report(_ notes: inout Notes) throws -> AdoptReport {
        let candidates = self.candidates
        let planner = DoublesPlanner(workspace, doubles)
        let (index, _) = try planner.index(naming: candidates.flatMap(\.protocols), &notes)
        var report = AdoptReport(rows: [])
        var found: [(Candidate, TypeFact, [TypeFact])] = []
        for candidate in candidates {
            let types = candidate.protocols.compactMap(index.subjectOfDouble)
            guard !types.isEmpty, let theirs = fact(of: candidate.double) else { continue }
            let planned = planDouble(of: types, in: index, options: options)
            guard planned.value != nil else {
                let reason = planned.diagnostics.first?.message ?? "it cannot be doubled"
                report.refused.append(.init(type: theirs.name, location: theirs.info.location, reason: reason))
                continue
            }
            found.append((candidate, theirs, types))
            report.rows.append(row(candidate, theirs, types, index))
        }
        // Where several namings fit a double alike, that of the others is its naming.
        guard let naming = report.naming else { return report }
        wins = [naming: candidates.count]
        for position in report.rows.indices where report.rows[position].naming != naming {
            let (candidate, theirs, types) = found[position]
            report.rows[position] = row(candidate, theirs, types, index)
        }
        return report
    }

    /// The doubles in order of their places.
    private var candidates: [Candidate] {
        var found: [SourceLocation: Candidate] = [:]
        for (name, all) in doubles.byProtocol {
            let isProtocol = workspace.sources.declarations(of: name).contains { $0.keyword == "protocol" }
            for double in all where isProtocol {
                found[double.double.location, default: Candidate(double: double, protocols: [])].protocols.append(name)
            }
        }
        return found.values.map { Candidate(double: $0.double, protocols: $0.protocols.sorted()) }.sorted {
            let (left, right) = ($0.double.double.location, $1.double.double.location)
            return (left.file, left.line) < (right.file, right.line)
        }
    }

    private func fact(of candidate: ExistingDoubles.Candidate) -> TypeFact? {
        let source = candidate.module == nil ? workspace.tests : workspace.sources
        return source.file(candidate.double.location.file).flatMap { file in
            doubles.parsed.facts(of: file).types.first { $0.name == candidate.double.type && !$0.isLocal }
        }
    }

    // MARK: - One double

    private mutating func row(
        _ candidate: Candidate, _ theirs: TypeFact, _ types: [TypeFact], _ index: FactIndex
    ) -> AdoptReport.Row {
        let asked = Set(
            types.flatMap { [$0] + index.inheritedProtocols(of: $0).found }.flatMap(\.members).compactMap(\.fullName))
        let members = Surface(theirs, without: asked)
        let best = fitting(members, types, index)
        let location = candidate.double.double.location
        let users = self.users(of: theirs.name, beside: location.file)
        let counterparts = best.map { self.counterparts(of: candidate.double, theirs, $0.plan) } ?? [:]
        let surface = best?.surface ?? members
        return AdoptReport.Row(
            protocols: types.map(\.name), type: theirs.name, location: location, maker: census.maker(of: location.file),
            ours: best?.plan.name ?? theirs.name, naming: best?.naming ?? options.naming, members: members.types.count,
            missing: members.missing(in: surface).map { name in
                AdoptReport.Missing(
                    name: name, counterpart: counterparts[name],
                    users: users.filter { $0.words.contains(name.base) }.map(\.path))
            }, retyped: members.retyped(in: surface), users: users.map(\.path))
    }

    /// A double in one naming.
    private struct Named {
        var naming: DoubleNaming
        var plan: DoublePlan
        var surface: Surface
    }

    /// The naming that gives most of some members, with its double; of two that fit alike the one that fits most others.
    private mutating func fitting(_ members: Surface, _ types: [TypeFact], _ index: FactIndex) -> Named? {
        var best: Named?
        for naming in namings {
            var options = options
            options.naming = naming
            guard let plan = planDouble(of: types, in: index, options: options).value else { continue }
            let named = Named(naming: naming, plan: plan, surface: Surface(of: plan))
            let isBetter = best.map { members.shared(with: $0.surface) < members.shared(with: named.surface) }
            if isBetter ?? true { best = named }
            if members.missing(in: named.surface).isEmpty { break }
        }
        if let best { wins[best.naming, default: 0] += 1 }
        return best
    }

    /// The namings, those that fit most doubles so far first, the project's own before others.
    private var namings: [DoubleNaming] {
        let all = [options.naming] + DoubleNaming.allCases.filter { $0 != options.naming }
        return all.enumerated().sorted {
            (-wins[$0.element, default: 0], $0.offset) < (-wins[$1.element, default: 0], $1.offset)
        }.map(\.element)
    }

    /// What testgen's double has for what theirs does with members of other names.
    private func counterparts(
        of candidate: ExistingDoubles.Candidate, _ theirs: TypeFact, _ plan: DoublePlan
    ) -> [String: String] {
        let own = OwnDouble(candidate, theirs, like: plan)
        let pairs = own.plan.requirements.flatMap { theirs -> [(String, String)] in
            let ours = plan.requirements.first { $0.isOfSame(as: theirs) }
            return zip(theirs.variableNames, ours?.variableNames ?? []).compactMap { one, other in
                guard let one, let other, one != other else { return nil }
                return (one, other)
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Who uses it

    /// The files of tests that name a double, with the words in them.
    private mutating func users(of name: String, beside file: String) -> [(path: String, words: Set<Substring>)] {
        workspace.tests.files(mentioning: name).filter { $0 != file }.sorted().compactMap { path in
            let words = self.words(of: path)
            return words.contains(Substring(name)) ? (path, words) : nil
        }
    }

    private mutating func words(of path: String) -> Set<Substring> {
        if let found = words[path] { return found }
        let text = workspace.tests.file(path).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        let found = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        words[path] = found
        return found
    }
}

extension String {
    /// A full name without its labels.
    fileprivate var base: Substring { prefix { $0 != "(" } }
}
