import Algorithms
import Facts
import Resolving

/// Texts with which code goes on that checks them: a number of digits behind a letter, so many characters.
struct FittingTexts {
    private let pieces: [String]
    private let lengths: [Int]
    private let plausible: PlausibleValues

    /// How many texts are made.
    private static let most = 160

    /// How many texts of the code are taken as what others begin with, and how many numbers as lengths.
    private static let (mostPieces, mostLengths) = (10, 8)

    /// Texts for code of a SUT with some literals in it.
    init(_ literals: CodeLiterals, _ subject: TestedType) {
        plausible = PlausibleValues(types: subject.types, literals: literals)
        let short = literals.texts.filter { text in
            (1...8).contains(text.count) && !text.contains(where: \.isWhitespace) && !text.contains("%")
        }
        pieces = [""] + short.prefix(Self.mostPieces)
        lengths = literals.numbers.flatMap { [$0, $0 + 1] }.filter { (2...40).contains($0) }
            .uniqued().prefix(Self.mostLengths).sorted()
    }

    /// Texts worth trying for a value of some name, the likeliest first.
    func texts(named name: String) -> [String] {
        let made = pieces.flatMap { piece in
            Self.kinds.flatMap { kind in
                lengths.filter { $0 > piece.count }.map { piece + kind($0 - piece.count) }
            }
        }
        let known = LikelyTexts.text(named: name).map { [$0] } ?? []
        let numerals = plausible.numeral.map { [$0, "12"] } ?? []
        let first = known + numerals + plausible.texts(named: name) + plausible.examples
        return Array((first + made).uniqued().prefix(Self.most))
    }

    /// Texts of a number of characters: digits, letters of one case, letters and digits, and digits that add up to nothing,
    /// as check digits often must.
    private static let kinds: [@Sendable (Int) -> String] = [
        PlausibleValues.digits,
        { count in String((0..<count).map { Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[$0 % 26] }) },
        { count in String((0..<count).map { Array("abcdefghijklmnopqrstuvwxyz")[$0 % 26] }) },
        { count in String((0..<count).map { Array("AB12CD34EF56")[$0 % 12] }) },
        { count in String(repeating: "0", count: count) },
    ]
}

/// Texts are found for what code goes no further without, one after the other.
extension ScenarioFinder {
    /// How many texts are found for one entry point.
    private static let mostFitted = 4
    /// How many states are looked at that begin with a text.
    private static let mostTyped = 2

    /// Looks for texts with which entry points go on that end early with those that were taken so far: what they are
    /// given, and what a form is filled in with.
    ///
    /// - Parameter preludes: States, of which those that begin with a text are begun with another.
    /// - Returns: The ways to the states that these lead to.
    func fitting(
        in found: inout [Entry], by fields: FormFields, from preludes: [Prelude], after base: Prelude, steps: Int
    ) -> [Prelude] {
        let texts = FittingTexts(CodeLiterals(of: subject), subject)
        let typed = preludes.filter { $0.takesText(after: base) }.prefix(Self.mostTyped)
        let begun = explorer.work.steps
        // What else is tried is not tried less for it.
        defer { explorer.work.limit += explorer.work.steps - begun }
        return found.indices.flatMap { index -> [Prelude] in
            let known = found[index].scenarios.count
            let form = fields.filled(before: found[index].act).flatMap { $0.isEmpty ? nil : filled($0, after: base) }
            for start in [base] + [form].compactMap({ $0 }) + typed where hides(found[index]) {
                guard let prelude = fitted(found[index], texts, from: start, after: base, steps: steps) else {
                    continue
                }
                deepen(&found[index], [prelude], steps: steps)
            }
            return found[index].scenarios.dropFirst(known).flatMap { states(after: $0, [$0.run]) }
        }
    }

    /// A way to a state with texts decided for what is done on it and next; `nil` where none leads any further.
    private func fitted(
        _ entry: Entry, _ texts: FittingTexts, from start: Prelude, after base: Prelude, steps: Int
    ) -> Prelude? {
        let acts = start.acts + [entry.act]
        let own = subject.executables(of: entry.act)
        let begun = explorer.work.steps
        var quick = explorer
        quick.budget = 6
        var reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        var (prelude, chosen) = (start, [SymbolicValue: Constraint]())
        var runs = quick.runs(acts, after: start.run).filter(\.isSound)
        // Where any text will do, none is needed.
        for run in runs { reached.formUnion(run.executed) }
        for _ in 0..<Self.mostFitted {
            let places = runs.flatMap { $0.openTexts(from: base.acts.count) }.uniqued().filter { chosen[$0] == nil }
            let tries = places.prefix(4).flatMap { place in texts.texts(named: place.wording).map { (place, $0) } }
            let next = tries.lazy.compactMap { place, text -> (Prelude, [SymbolicValue: Constraint], [Run])? in
                guard explorer.work.steps - begun < steps else { return nil }
                let decisions = chosen.merging([place: .string(text)]) { $1 }
                guard let trial = self.prelude(start, deciding: decisions, after: base) else { return nil }
                let found = quick.runs(acts, after: trial.run).filter(\.isSound)
                let isFarther = found.contains { !$0.executed.intersection(own).isSubset(of: reached) }
                return isFarther ? (trial, decisions, found) : nil
            }.prefix(2)
            // Of two that do, one may pass what comes next as well: `1234567890`, `0000000000`.
            guard let next = Array(next).max(by: { farthest($0.2, own) < farthest($1.2, own) }) else { break }
            (prelude, chosen, runs) = next
            for run in runs { reached.formUnion(run.executed) }
        }
        return chosen.isEmpty ? nil : prelude
    }

    /// How much of some code the way executes that gets to most of it.
    private func farthest(_ runs: [Run], _ own: Set<SourceLocation>) -> Int {
        runs.map { $0.executed.intersection(own).count }.max() ?? 0
    }

    /// A way in which some things are decided beforehand.
    private func prelude(
        _ start: Prelude, deciding decisions: [SymbolicValue: Constraint], after base: Prelude
    ) -> Prelude? {
        guard start.acts.count > base.acts.count else {
            var prelude = base
            prelude.run.decisions.merge(decisions) { $1 }
            prelude.run.isChosen = true
            return prelude
        }
        return chosen(start.acts, decisions, like: start.run, after: base)
    }
}

extension ScenarioFinder.Prelude {
    /// Whether its one act is a method that is given a text which it keeps: `type(text)`, `send(.typed(text))`.
    fileprivate func takesText(after base: Self) -> Bool {
        guard acts.count == base.acts.count + 1, case .method? = acts.last else { return false }
        return run.settled.state.contains { name, value in
            guard run.start.state[name] != value else { return false }
            return value.places.contains { place in
                place.root.phase == base.acts.count
                    && run.decisions[place].map { if case .string = $0 { true } else { false } } ?? true
            }
        }
    }
}

extension Run {
    /// The texts that were looked into of what is given from a phase on.
    fileprivate func openTexts(from phase: Int) -> [SymbolicValue] {
        decisions.compactMap { place, value -> SymbolicValue? in
            guard case .string = value, place.root.phase >= phase else { return nil }
            return place
        }.sorted { $0.description < $1.description }
    }
}
