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

    init(_ subject: TestedType) {
        let literals = CodeLiterals(of: subject)
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
        let made = Self.kinds.flatMap { kind in
            pieces.flatMap { piece in
                lengths.filter { $0 > piece.count }.map { piece + kind($0 - piece.count) }
            }
        }
        let first = plausible.texts(named: name) + plausible.examples + [plausible.numeral].compactMap { $0 }
        return Array((first + made).uniqued().prefix(Self.most))
    }

    /// Texts of a number of characters: digits, letters of one case, letters and digits.
    private static let kinds: [@Sendable (Int) -> String] = [
        { count in String((1...count).map { Character("\($0 % 10)") }) },
        { count in String((0..<count).map { Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")[$0 % 26] }) },
        { count in String((0..<count).map { Array("abcdefghijklmnopqrstuvwxyz")[$0 % 26] }) },
        { count in String((0..<count).map { Array("AB12CD34EF56")[$0 % 12] }) },
    ]
}

/// Texts are found for what code goes no further without, one after the other.
extension ScenarioFinder {
    /// How many texts are found for one entry point.
    private static let mostFitted = 4

    /// Looks for texts with which entry points go on that end early with those that were taken so far.
    ///
    /// - Returns: The ways to the states that these lead to.
    func fitting(in found: inout [Entry], after base: Prelude, steps: Int) -> [Prelude] {
        let texts = FittingTexts(subject)
        return found.indices.flatMap { index -> [Prelude] in
            guard hides(found[index]), let prelude = fitted(found[index], texts, after: base, steps: steps) else {
                return []
            }
            let known = found[index].scenarios.count
            deepen(&found[index], [prelude], steps: steps)
            return found[index].scenarios.dropFirst(known).flatMap { states(after: $0, [$0.run]) }
        }
    }

    /// The way to the SUT with texts decided for what is done next; `nil` where none leads any further.
    private func fitted(_ entry: Entry, _ texts: FittingTexts, after base: Prelude, steps: Int) -> Prelude? {
        let acts = base.acts + [entry.act]
        let own = subject.executables(of: entry.act)
        let begun = explorer.work.steps
        var quick = explorer
        quick.budget = 6
        var runs = quick.runs(acts, after: base.run).filter(\.isSound)
        var reached = entry.scenarios.reduce(into: Set<SourceLocation>()) { $0.formUnion($1.run.executed) }
        var prelude = base
        prelude.run.isChosen = true
        for _ in 0..<Self.mostFitted {
            let places = runs.flatMap(\.openTexts).uniqued().filter { prelude.run.decisions[$0] == nil }
            let tries = places.prefix(3).flatMap { place in texts.texts(named: place.wording).map { (place, $0) } }
            let next = tries.lazy.compactMap { place, text -> (Prelude, [Run])? in
                guard explorer.work.steps - begun < steps else { return nil }
                var trial = prelude
                trial.run.decisions[place] = .string(text)
                let found = quick.runs(acts, after: trial.run).filter(\.isSound)
                let isFarther = found.contains { !$0.executed.intersection(own).isSubset(of: reached) }
                return isFarther ? (trial, found) : nil
            }.first
            guard let (trial, found) = next else { break }
            (prelude, runs) = (trial, found)
            for run in found { reached.formUnion(run.executed) }
        }
        return prelude.run.decisions.count > base.run.decisions.count ? prelude : nil
    }
}

extension Run {
    /// The texts that the last act looked into.
    fileprivate var openTexts: [SymbolicValue] {
        decisions.compactMap { place, value -> SymbolicValue? in
            guard case .string = value, place.root.phase == lastPhase else { return nil }
            return place
        }.sorted { $0.description < $1.description }
    }
}
