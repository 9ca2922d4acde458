import Facts

/// A way through the SUT's code that a search arranged: what is done, and all that is decided about the values on it.
package struct Way: Sendable {
    /// The acts, the initialiser first; the last is the one under test.
    var acts: [Act]
    /// How it goes, as far as reading goes.
    var run: Run

    /// The act under test.
    package var act: Act { acts[acts.count - 1] }

    /// The phase of the act under test.
    var lastPhase: Int { acts.count - 1 }

    /// The acts of another way done after those of this one, each as it was arranged; what is held from the start is as
    /// the other way has it.
    func followed(by later: Way) -> Way {
        var way = self
        way.acts += later.acts.dropFirst()
        way.run.adopt(later.run, from: lastPhase)
        return way
    }

    /// The way with its acts done so many times in all.
    func repeated(_ count: Int) -> Way { (1..<count).reduce(self) { way, _ in way.followed(by: self) } }
}

extension Run {
    /// Takes over what another run decides, its acts coming after some phase of this one.
    fileprivate mutating func adopt(_ other: Run, from phase: Int) {
        let held = Set(other.decisions.keys.map(\.root).filter { $0.phase == 0 })
        decisions = decisions.filter { !held.contains($0.key.root) }
        for (place, constraint) in other.decisions { decisions[place.later(by: phase)] = constraint.later(by: phase) }
        for (site, fails) in other.outcomes { outcomes[site.later(by: phase)] = fails }
        for (site, completing) in other.completions { completions[site.later(by: phase)] = completing }
        for (site, asked) in other.firstAsked { firstAsked[site.later(by: phase)] = asked }
        for (site, asked) in other.furtherAsked { furtherAsked[site.later(by: phase)] = asked }
        for (place, type) in other.narrowed { narrowed[place.later(by: phase)] = type }
        for (root, type) in other.types { types[root.later(by: phase)] = type }
        for (root, name) in other.names { names[root.later(by: phase)] = name }
        for (root, errors) in other.exclusions { exclusions[root.later(by: phase)] = errors }
    }
}

extension CallSite {
    /// The site in a later phase; what is arranged from the start stays there.
    fileprivate func later(by phases: Int) -> CallSite {
        CallSite(member: member, phase: phase == 0 ? 0 : phase + phases, asked: asked)
    }
}

extension Constraint {
    fileprivate func later(by phases: Int) -> Constraint {
        if case .same(let other) = self { .same(other.later(by: phases)) } else { self }
    }
}

extension SymbolicValue {
    fileprivate func later(by phases: Int) -> SymbolicValue { SymbolicValue(root.later(by: phases), path) }
}

extension SymbolicValue.Root {
    /// The root in a later phase; what is arranged from the start stays there.
    fileprivate func later(by phases: Int) -> SymbolicValue.Root {
        guard phase > 0 else { return self }
        return switch self {
        case .parameter(let name, let phase): .parameter(name, phase: phase + phases)
        case .property(let dependency, let name, let phase):
            .property(dependency: dependency, name: name, phase: phase + phases)
        case .result(let dependency, let method, let phase, let asked):
            .result(dependency: dependency, method: method, phase: phase + phases, asked: asked)
        case .failure(let dependency, let method, let phase, let asked):
            .failure(dependency: dependency, method: method, phase: phase + phases, asked: asked)
        case .emission(let dependency, let name, let phase):
            .emission(dependency: dependency, name: name, phase: phase + phases)
        case .completion(let dependency, let method, let closure, let index, let phase):
            .completion(
                dependency: dependency, method: method, closure: closure, index: index, phase: phase + phases)
        case .sent(let dependency, let member, let index, let phase):
            .sent(dependency: dependency, member: member, index: index, phase: phase + phases)
        case .assigned(let name, let phase): .assigned(name, phase: phase + phases)
        }
    }
}
