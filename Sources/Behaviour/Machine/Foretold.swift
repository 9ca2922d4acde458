import Facts

/// What a run says beforehand that is repeated, each part of it of something that comes up in one phase.
struct Foretold: Hashable {
    private var decisions: [SymbolicValue: Constraint]
    private var types: [SymbolicValue.Root: TypeRef]
    private var narrowed: [SymbolicValue: TypeRef]
    private var exclusions: [SymbolicValue.Root: Set<String>]
    private var outcomes: [CallSite: Bool]
    private var recoveries: [CallSite: Int]
    private var completions: [CallSite: Completing]
    private var firstAsked: [CallSite: Asked]
    private var furtherAsked: [CallSite: [Asked]]

    /// What a run says.
    init(_ run: Run) {
        (decisions, types, narrowed, exclusions) = (run.decisions, run.types, run.narrowed, run.exclusions)
        (outcomes, recoveries, completions) = (run.outcomes, run.recoveries, run.completions)
        (firstAsked, furtherAsked) = (run.firstAsked, run.furtherAsked)
    }

    /// What a machine was told and found out.
    init(_ machine: Machine) {
        (decisions, types) = (machine.decisions, machine.types)
        (narrowed, exclusions) = (machine.narrowed, machine.exclusions)
        (outcomes, recoveries, completions) = (machine.outcomes, machine.recoveries, machine.completions)
        (firstAsked, furtherAsked) = (machine.firstAsked, machine.furtherAsked)
    }

    /// Tells a machine all of it.
    func tell(_ machine: Machine) {
        (machine.decisions, machine.types) = (decisions, types)
        (machine.narrowed, machine.exclusions) = (narrowed, exclusions)
        machine.hasAliases = machine.hasAliases || aliases.first { _ in true } != nil
        (machine.outcomes, machine.recoveries, machine.completions) = (outcomes, recoveries, completions)
        (machine.firstAsked, machine.furtherAsked) = (firstAsked, furtherAsked)
    }

    /// Whether no value is the same as one of a later phase.
    var looksBack: Bool { aliases.allSatisfy { $0.target.root.phase <= $0.place.root.phase } }

    /// The values that are the same as others.
    private var aliases: some Sequence<(place: SymbolicValue, target: SymbolicValue)> {
        decisions.lazy.compactMap { place, shape in
            if case .same(let target) = shape { (place, target) } else { nil }
        }
    }

    /// The part of it that comes up in a phase.
    func part(_ phase: Int) -> Foretold {
        var part = self
        part.decisions = decisions.filter { $0.key.root.phase == phase }
        part.types = types.filter { $0.key.phase == phase }
        part.narrowed = narrowed.filter { $0.key.root.phase == phase }
        part.exclusions = exclusions.filter { $0.key.phase == phase }
        part.outcomes = outcomes.filter { $0.key.phase == phase }
        part.recoveries = recoveries.filter { $0.key.phase == phase }
        part.completions = completions.filter { $0.key.phase == phase }
        part.firstAsked = firstAsked.filter { $0.key.phase == phase }
        part.furtherAsked = furtherAsked.filter { $0.key.phase == phase }
        return part
    }

    /// What it says beyond another one; `nil` where it does not say all that the other one says.
    func added(to old: Foretold) -> Foretold? {
        guard let decisions = decisions.added(to: old.decisions), let types = types.added(to: old.types),
            let narrowed = narrowed.added(to: old.narrowed),
            let exclusions = exclusions.added(to: old.exclusions), let outcomes = outcomes.added(to: old.outcomes),
            let recoveries = recoveries.added(to: old.recoveries),
            let completions = completions.added(to: old.completions),
            let firstAsked = firstAsked.added(to: old.firstAsked),
            let furtherAsked = furtherAsked.added(to: old.furtherAsked)
        else { return nil }
        var added = self
        (added.decisions, added.types) = (decisions, types)
        (added.narrowed, added.exclusions) = (narrowed, exclusions)
        (added.outcomes, added.recoveries, added.completions) = (outcomes, recoveries, completions)
        (added.firstAsked, added.furtherAsked) = (firstAsked, furtherAsked)
        return added
    }

    /// Takes over what was found out besides.
    mutating func add(_ found: Foretold) {
        decisions.add(found.decisions)
        types.add(found.types)
        narrowed.add(found.narrowed)
        exclusions.add(found.exclusions)
        outcomes.add(found.outcomes)
        recoveries.add(found.recoveries)
        completions.add(found.completions)
        firstAsked.add(found.firstAsked)
        furtherAsked.add(found.furtherAsked)
    }

    /// Whether nothing in it comes up after a phase.
    func ends(with phase: Int) -> Bool {
        decisions.keys.allSatisfy { $0.root.phase <= phase } && types.keys.allSatisfy { $0.phase <= phase }
            && narrowed.keys.allSatisfy { $0.root.phase <= phase }
            && exclusions.keys.allSatisfy { $0.phase <= phase } && outcomes.keys.allSatisfy { $0.phase <= phase }
            && recoveries.keys.allSatisfy { $0.phase <= phase } && completions.keys.allSatisfy { $0.phase <= phase }
            && firstAsked.keys.allSatisfy { $0.phase <= phase } && furtherAsked.keys.allSatisfy { $0.phase <= phase }
    }

    /// Hashes what most differ in.
    func hash(into hasher: inout Hasher) {
        hasher.combine(decisions)
        hasher.combine(outcomes)
    }
}

/// What holds in all phases of a run that is repeated.
struct Course: Hashable {
    private let made: [Term: [String: Term]]
    private let sleeps: Bool
    private let standsStill: Bool
    private let wakes: Bool?
    private let isJoined: Bool

    init(_ run: Run) {
        (made, sleeps, standsStill) = (run.made, run.sleeps, run.standsStill)
        (wakes, isJoined) = (run.wakes, run.isJoined)
    }
}

extension Dictionary where Value: Equatable {
    /// The entries that another dictionary has not, or otherwise; `nil` where it has keys that are not here.
    fileprivate func added(to old: Self) -> Self? {
        if self == old { return [:] }
        return old.keys.allSatisfy { self[$0] != nil } ? filter { old[$0.key] != $0.value } : nil
    }

    /// Takes over the entries of another dictionary.
    fileprivate mutating func add(_ others: Self) {
        for (key, value) in others { self[key] = value }
    }
}
