import Algorithms
import Facts
import Resolving

/// Ways through a SUT's code that nothing is claimed about: arranged as far as reading goes, and as types allow
/// beyond that. What they show, a run of the code has to tell.
///
/// - Parameters:
///   - recipe: The SUT, read with bodies.
///   - index: All facts that may matter.
///   - limit: How many ways there are at most for an entry point.
/// - Returns: The entry points with their ways, the same each time.
package func searchedScenarios(of recipe: Recipe, in index: FactIndex, limit: Int = 24) -> [EntryPoint] {
    ScenarioSearch(subject: TestedType(recipe, index: index), limit: limit).entries()
}

/// Searches arrangements for acts, driven by what runs ask for and by types.
struct ScenarioSearch {
    let subject: TestedType
    let limit: Int
    private let explorer: Explorer
    private let literals: CodeLiterals

    init(subject: TestedType, limit: Int) {
        self.subject = subject
        self.limit = limit
        var explorer = Explorer(subject: subject)
        explorer.budget = limit
        self.explorer = explorer
        literals = CodeLiterals(of: subject)
    }

    func entries() -> [EntryPoint] {
        let starts = explorer.runs([.initializer])
        guard
            let start = starts.first(where: { $0.isSound && $0.thrown == nil })
                ?? starts.first(where: { $0.thrown == nil })
        else { return [] }
        let acts = acts()
        var found: [EntryPoint] = [EntryPoint(act: .initializer, scenarios: distinct(varied(starts, [.initializer])))]
        let preludes = acts.filter(isPrelude) + assignments.filter { !acts.contains($0) }
        for act in acts {
            var scenarios = distinct(ways([.initializer, act], after: start))
            var later = preludes.compactMap { way([.initializer, $0, act], after: start) }
            for assignment in assignments.prefix(3) {
                later += preludes.filter { $0 != assignment }.prefix(4).compactMap {
                    way([.initializer, $0, assignment, act], after: start)
                }
            }
            scenarios += distinct(later.flatMap { [scenario($0.run, $0.acts)] + failing($0) })
            found.append(EntryPoint(act: act, scenarios: scenarios))
        }
        return found
    }

    // MARK: - Acts

    private func acts() -> [Act] {
        var acts: [Act] = []
        for member in subject.members {
            switch member {
            case .method(let method) where subject.isEntryPoint(method): acts.append(.method(method))
            case .property(let property) where subject.property(property.name.plain) != property: continue
            case .property(let property) where subject.isObservedFromOutside(property): acts.append(.assign(property))
            default: continue
            }
        }
        for (dependency, port) in subject.ports.sorted(by: { $0.key < $1.key }) {
            for property in port.protocols.flatMap(\.members.properties) {
                guard property.type?.bare.lastName == "AnyPublisher", let sent = property.type?.publishedType else {
                    continue
                }
                acts.append(.emit(PortMember(dependency: dependency, member: property.name.plain), sent))
            }
        }
        return acts
    }

    /// Whether an act can stand before another: it may change something.
    private func isPrelude(_ act: Act) -> Bool {
        if case .read = act { false } else { true }
    }

    /// What a test can set before it acts, besides what the code observes.
    private var assignments: [Act] {
        subject.members.properties.filter { property in
            property.isStored && property.isSettable && !property.info.isStatic && property.setterAccess.isTestable
                && property.info.access.isTestable && !subject.isPort(property.name.plain)
                && property.type?.functionType == nil && subject.property(property.name.plain) == property
        }.prefix(5).map(Act.assign)
    }

    // MARK: - Ways

    /// What some acts can do: the ways that reading finds, and variations of the first of them.
    private func ways(_ acts: [Act], after start: Run) -> [Scenario] {
        let runs = explorer.runs(acts, after: start.answers)
        return varied(runs, acts)
    }

    /// The first way that some acts can go.
    private func way(_ acts: [Act], after start: Run) -> (run: Run, acts: [Act])? {
        var quick = explorer
        quick.budget = 3
        let runs = quick.runs(acts, after: start.answers)
        return (runs.first { !$0.outcomes.values.contains(true) && !$0.isBroken } ?? runs.first).map { ($0, acts) }
    }

    private func varied(_ runs: [Run], _ acts: [Act]) -> [Scenario] {
        guard let first = runs.first(where: { !$0.outcomes.values.contains(true) }) ?? runs.first else { return [] }
        let phase = acts.count - 1
        var scenarios = runs.map { scenario($0, acts) }
        var varied: [Run] = []
        for (place, constraints) in choices(first, phase) {
            for constraint in constraints where first.decisions[place] != constraint {
                var run = first
                run.decisions = run.decisions.filter { !place.contains($0.key) }
                run.decisions[place] = constraint
                varied.append(run)
            }
        }
        for site in failing(first, phase) {
            var run = first
            run.outcomes[site] = true
            varied.append(run)
        }
        varied += completing(first, phase) + sending(first)
        for index in varied.indices { addPorts(&varied[index], phase) }
        scenarios += varied.map { scenario($0, acts) }
        return scenarios
    }

    private func scenario(_ run: Run, _ acts: [Act]) -> Scenario {
        let emitted = acts.compactMap { act -> PortMember? in
            if case .emit(let member, _) = act { member } else { nil }
        }
        var run = run
        let sources = sources.filter { !emitted.contains($0.member) }
        for source in sources where run.types[source.value.root] == nil { run.types[source.value.root] = source.output }
        addPorts(&run, acts.count - 1)
        run.thrown = nil
        let found = FoundScenario(
            acts: acts, run: run, waits: [:], claims: [], isAtRest: true, caught: [], asked: Set(run.decisions.keys))
        var scenario = found.value(subject)
        scenario.arrangement.mentioned.formUnion(
            run.types.keys.filter { root in
                switch root {
                case .parameter(_, let phase), .assigned(_, let phase): phase == run.lastPhase
                case .result, .property, .emission: true
                default: false
                }
            })
        scenario.arrangement.stubs += sources.map { source in
            Stub(source.member, .sends(run.sent(by: source)), phase: 0)
        }
        return scenario
    }

    /// The publishers and streams of doubles, whoever listens to them.
    private var sources: [StreamSource] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact in
                fact.members.methods.compactMap { StreamSource($0.fullName, $0.result, of: dependency) }
                    + fact.members.properties.compactMap { StreamSource($0.name.plain, $0.type, of: dependency) }
            }
        }
    }

    /// The scenario of a way, and the same with each of some methods of doubles failing in the end.
    private func failing(_ way: (run: Run, acts: [Act])) -> [Scenario] {
        failing(way.run, way.acts.count - 1).prefix(2).map { site in
            var run = way.run
            run.outcomes[site] = true
            return scenario(run, way.acts)
        }
    }

    /// Puts the results and properties of all doubles into a run that did not get to them.
    private func addPorts(_ run: inout Run, _ phase: Int) {
        for (place, type) in places(phase) where run.types[place.root] == nil {
            guard run.decisions.keys.contains(where: { $0.root == place.root }) else { continue }
            run.types[place.root] = type
        }
    }

    /// The results and properties of all doubles with their types.
    private func places(_ phase: Int) -> [(SymbolicValue, TypeRef)] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact -> [(SymbolicValue, TypeRef)] in
                let results = fact.members.methods.compactMap { method -> (SymbolicValue, TypeRef)? in
                    guard let type = method.result, !type.isVoid, method.generics.isEmpty, !StreamSource.isStream(type)
                    else { return nil }
                    return (
                        SymbolicValue(.result(dependency: dependency, method: method.fullName, phase: phase)), type
                    )
                }
                let properties = fact.members.properties.compactMap { property -> (SymbolicValue, TypeRef)? in
                    guard let type = property.type, !StreamSource.isStream(type) else { return nil }
                    return (
                        SymbolicValue(.property(dependency: dependency, name: property.name.plain, phase: 0)), type
                    )
                }
                return results + properties
            }
        }
    }

    // MARK: - Choices

    /// What can be decided about values that a run met and values of doubles, each with the decisions worth trying.
    private func choices(_ run: Run, _ phase: Int) -> [(SymbolicValue, [Constraint])] {
        var places = run.types.sorted { $0.key.order < $1.key.order }
            .filter { $0.key.phase == phase || phase == 0 }.map { ($0.key.place, $0.value) }
        places += self.places(phase).filter { place in !places.contains { $0.0 == place.0 } }
        return places.map { ($0, constraints(of: $1)) }.filter { !$0.1.isEmpty }
    }

    private func constraints(of type: TypeRef) -> [Constraint] {
        let missing: [Constraint] = type.isOptional ? [.null] : []
        switch subject.types.family(type) {
        case .boolean: return missing + [.boolean(true), .boolean(false)]
        case .integer: return missing + numbers.map(Constraint.integer)
        case .float: return missing + [.float(0), .float(2.5), .float(-1)]
        case .string: return missing + ([""] + texts).map(Constraint.string)
        case .list: return missing + [.list(0), .list(1), .list(2)]
        case .enumeration:
            return missing + subject.types.enumCases(type).prefix(8).map { .enumCase($0.name.plain) }
        case .other: return missing + (type.isOptional ? [.present] : [])
        }
    }

    /// Whole numbers that the code names, and their neighbours.
    private var numbers: [Int] {
        let near = literals.numbers.flatMap { [$0 - 1, $0, $0 + 1] }
        return Array(([0, 1, 2, -1] + near).uniqued().prefix(12))
    }

    /// Texts that the code names.
    private var texts: [String] { Array(literals.texts.prefix(4)) }

    /// Methods of doubles that can throw and did not.
    private func failing(_ run: Run, _ phase: Int) -> [CallSite] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).compactMap { method in
                let site = CallSite(member: PortMember(dependency: dependency, member: method.fullName), phase: phase)
                return method.effects.canThrow && method.generics.isEmpty && run.outcomes[site] != true ? site : nil
            }
        }
    }

    /// Runs in which publishers and streams of doubles send other values, nothing, or an error.
    private func sending(_ first: Run) -> [Run] {
        sources.flatMap { source -> [Run] in
            var plain = first
            plain.types[source.value.root] = source.output
            let runs = constraints(of: source.output).map { constraint in
                var run = plain
                run.decisions[source.value] = constraint
                return run
            }
            let failures = source.failure.map { failure -> [Run] in
                let cases = subject.types.enumCases(failure).prefix(4).map { Constraint.enumCase($0.name.plain) }
                return (cases.isEmpty ? [nil] : cases.map(Optional.some)).map { constraint in
                    var run = plain
                    run.types[source.error.root] = failure
                    if let constraint { run.decisions[source.error] = constraint }
                    run.outcomes[CallSite(member: source.member, phase: 0)] = true
                    return run
                }
            }
            return runs + (failures ?? [])
        }
    }

    /// Runs in which a method of a double calls a closure that it is given, each time with other values.
    private func completing(_ first: Run, _ phase: Int) -> [Run] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).flatMap { method -> [Run] in
                guard !method.effects.isAsync, method.generics.parameters.isEmpty else { return [] }
                let site = CallSite(member: PortMember(dependency: dependency, member: method.fullName), phase: phase)
                return method.parameters.indices.flatMap { position -> [Run] in
                    let function = method.parameters[position].type.functionType
                    guard let function, subject.isRecordable(function) else { return [] }
                    return completing(first, site, position, function)
                }
            }
        }
    }

    private func completing(_ first: Run, _ site: CallSite, _ position: Int, _ function: TypeRef.Function) -> [Run] {
        var plain = first
        plain.completions[site] = .calls(position)
        var runs: [Run] = []
        for (index, parameter) in function.parameters.enumerated() {
            let place = SymbolicValue(
                .completion(
                    dependency: site.member.dependency, method: site.member.member, index: index, phase: site.phase))
            plain.types[place.root] = parameter.type
            runs += constraints(of: parameter.type).map { constraint in
                var run = plain
                run.decisions[place] = constraint
                return run
            }
        }
        return [plain]
            + runs.map { run in
                var run = run
                run.types.merge(plain.types) { first, _ in first }
                return run
            }
    }

    /// The first ways of each arrangement, at most so many as the limit says.
    private func distinct(_ scenarios: [Scenario]) -> [Scenario] { scenarios.distinct(atMost: limit) }
}
