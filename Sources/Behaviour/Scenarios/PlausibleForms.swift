import Algorithms
import Facts
import Resolving

/// Forms filled in as a person would who wants them to pass: where several checks have to let them through together,
/// trying one value after the other does not get there.
extension ScenarioFinder {
    /// How often what puts something into a list is done.
    private static let repetitions = [2, 1]

    /// Ways to fill in all that the code of an act asks for, each value a likely one.
    ///
    /// - Parameters:
    ///   - preludes: The ways to states of one act, which tell what puts something into lists and sets.
    ///   - fields: What a test can set before the act.
    func plausible(for act: Act, by preludes: [Prelude], after base: Prelude, _ fields: [Act]) -> [Prelude] {
        guard fields.count > 1 else { return [] }
        let collecting = collecting(for: act, among: preludes)
        let choices = collecting.isEmpty ? [0] : Self.repetitions
        let collected = choices.map { count in collecting.flatMap { Array(repeating: $0, count: count) } }
        let whole = collected.map { $0 + fields }
        // What may stay empty makes a difference where the rest is filled in.
        let partly = fields.map { field in collected[0] + fields.filter { $0 != field } }
        let plausible = PlausibleValues(types: subject.types, literals: CodeLiterals(of: subject))
        return [plausible.numeral, nil].uniqued().flatMap { numeral in
            (whole + partly).compactMap { likely(base.acts + $0, plausible, numeral, after: base) }
        }
    }

    /// Forms that are filled in after an act that brought what dependencies answered, where that lets them pass as well: a
    /// draft that was kept whole, checks that hold.
    func answered(_ form: [Act], by preludes: [Prelude], after base: Prelude) -> [Prelude] {
        let plausible = PlausibleValues(types: subject.types, literals: CodeLiterals(of: subject))
        return preludes.filter { $0.acts.count == base.acts.count + 1 && $0.run.settled.holdsAnswers }
            .uniqued(on: \.acts).prefix(Self.mostAnswered)
            .flatMap { way in
                let acts = way.acts + form.filter { way.acts.last != $0 }
                return [plausible.numeral, nil].uniqued().compactMap {
                    likely(acts, plausible, $0, isAnswered: true, after: base)
                }
            }
    }

    /// After how many acts that bring answers a form is filled in.
    private static let mostAnswered = 4

    /// The acts that put something into a list or set of which the code of an act speaks.
    private func collecting(for act: Act, among preludes: [Prelude]) -> [Act] {
        let wanted = spoken(by: act).filter { name in
            let property = subject.property(name)
            let type = property?.type ?? property?.initialValue?.valueType
            return type.flatMap(subject.types.elementType) != nil
        }
        let changing = preludes.filter { prelude in
            guard prelude.acts.count == 2, !prelude.isForm, prelude.acts.last != act else { return false }
            return wanted.contains { name in
                if case .list(let items)? = prelude.run.settled.state[name] { !items.isEmpty } else { false }
            }
        }
        return Array(changing.compactMap(\.acts.last).uniqued().prefix(2))
    }

    /// Acts of which all that is given is likely, as far as they come to an end.
    ///
    /// - Parameters:
    ///   - numeral: What is typed where nothing tells what is wanted; `nil` for words.
    ///   - isAnswered: Whether what dependencies answer is likely, too; there is none where they answer nothing.
    private func likely(
        _ acts: [Act], _ plausible: PlausibleValues, _ numeral: String?, isAnswered: Bool = false, after base: Prelude
    ) -> Prelude? {
        var quick = explorer
        quick.budget = 4
        guard let first = quick.runs(acts, after: base.run.answers).first(where: \.isSound) else { return nil }
        var decisions = decisions(for: acts, first, plausible, numeral)
        if isAnswered {
            let answers = answers(in: first, plausible)
            guard !answers.isEmpty else { return nil }
            decisions.merge(answers) { $1 }
        }
        return chosen(acts, decisions, like: first, after: base)
    }

    /// Likely values for what dependencies answer, and for the numbers that the SUT is made with.
    private func answers(in run: Run, _ plausible: PlausibleValues) -> [SymbolicValue: Constraint] {
        var decisions: [SymbolicValue: Constraint] = [:]
        for (root, type) in run.types where root.isAnswer {
            if case .parameter = root {
                // What the SUT is made with sets limits: the funds of an account.
                let limits = plausible.answer(root.place, type).filter { $0.value.isNumber }
                decisions.merge(limits) { $1 }
                continue
            }
            if type.isOptional { decisions[root.place] = .present }
            decisions.merge(plausible.answer(root.place, type.optionalWrapped ?? type)) { $1 }
        }
        return decisions
    }

    /// The quickest way to set some properties after others acts.
    func filled(_ fields: [Act], after base: Prelude) -> Prelude? {
        let acts = base.acts + fields
        return explorer.runs(acts, after: base.run.answers).filter(\.isSound)
            .compactMap { prelude(acts, $0, after: base) }.min { $0.run.calls < $1.run.calls }
    }

    /// The way of some acts in which some things are decided beforehand, as far as they come to an end.
    func chosen(
        _ acts: [Act], _ decisions: [SymbolicValue: Constraint], like run: Run, after base: Prelude
    ) -> Prelude? {
        var quick = explorer
        quick.budget = 4
        var given = run
        (given.decisions, given.isChosen) = (decisions, true)
        guard var run = quick.runs(acts, after: given).first(where: \.isSound) else { return nil }
        run.isChosen = true
        return prelude(acts, run, after: base)
    }

    /// Likely values for all that acts are given, each act another one.
    private func decisions(
        for acts: [Act], _ run: Run, _ plausible: PlausibleValues, _ numeral: String?
    ) -> [SymbolicValue: Constraint] {
        var decisions: [SymbolicValue: Constraint] = [:]
        var used: [TypeRef: Int] = [:]
        for (root, type) in run.types.sorted(by: { ($0.key.phase, $0.key.order) < ($1.key.phase, $1.key.order) }) {
            switch root {
            case .parameter(let name, let phase), .assigned(let name, let phase):
                guard phase > 0, phase < acts.count else { continue }
                let cases = subject.types.enumCases(type)
                if cases.isEmpty {
                    let name = acts[phase].field(name)
                    if let numeral, subject.types.family(type) == .string,
                        LikelyTexts.text(named: name) == nil
                    {
                        decisions[root.place] = .string(numeral)
                        continue
                    }
                    decisions.merge(plausible.decisions(root.place, type, named: name)) { $1 }
                } else {
                    let index = used[type, default: 0]
                    used[type] = index + 1
                    decisions[root.place] = .enumCase(cases[index % cases.count].name.plain)
                }
            default: continue
            }
        }
        return decisions
    }
}

extension Act {
    /// What tells which field it fills in: the parameter's name, or the method's where that says nothing.
    fileprivate func field(_ parameter: String) -> String {
        guard case .method(let method) = itself, LikelyTexts.text(named: parameter) == nil else { return parameter }
        return method.name.plain
    }
}

extension Snapshot {
    /// Whether the SUT holds what a dependency answered.
    fileprivate var holdsAnswers: Bool {
        state.values.contains { term in
            term.places.contains { $0.root.phase > 0 && $0.root.isAnswer }
        }
    }
}

extension SymbolicValue.Root {
    /// Whether a dependency gives it after the SUT is made, by a method's result, to a closure, or by what it sends; or the
    /// SUT is made with it.
    fileprivate var isAnswer: Bool {
        switch self {
        case .result, .completion, .sent, .emission: phase > 0
        case .parameter: phase == 0
        default: false
        }
    }
}

extension Constraint {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .float: true
        default: false
        }
    }
}
