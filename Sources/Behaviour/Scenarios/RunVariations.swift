import Algorithms
import Facts
import Resolving

/// The runs beside a run: each has one thing arranged in another way, among those that the code speaks of.
struct RunVariations {
    let subject: TestedType
    let values: ValueChoices
    /// The names that the code speaks of.
    private let names: Set<String>
    /// The names of members for which a continuation waits.
    private let awaited: Set<String>

    init(subject: TestedType) {
        let literals = CodeLiterals(of: subject)
        self.subject = subject
        values = ValueChoices(subject: subject, literals: literals)
        names = literals.names
        awaited = literals.awaited
    }

    /// Runs that differ from one in the last phase: a method of a double fails, calls back, or gives another value.
    func around(_ first: Run, _ phase: Int) -> [Run] {
        let calling = [completing(first, phase), sending(first)].inTurns()
        // The first alternative of each value comes before the second of any.
        let deciding = choices(first, phase).map { place, alternatives in alternatives.map { first.deciding(place, $0) }
        }
        let varied = failing(first, phase) + calling + deciding.inTurns()
        return varied.map { known($0, phase) }
    }

    /// The run in which all that doubles are asked is answered with yes.
    func agreeing(_ run: Run, _ phase: Int) -> Run {
        let truths = places(phase).filter { subject.types.family($0.1) == .boolean && !$0.1.isOptional }.map(\.0)
        return known(truths.reduce(run) { $0.deciding($1, [$1: .boolean(true)]) }, phase)
    }

    /// Runs in which a method of a double that can throw does, each error of a closed type in turn.
    func failing(_ run: Run, _ phase: Int) -> [Run] {
        sites(run, phase).map { site, errors in
            errors.map { decisions in
                var run = run
                run.outcomes[site] = true
                if let (error, type, name) = decisions {
                    run.types[error.root] = type
                    run = run.deciding(error, [error: .enumCase(name)])
                }
                return run
            }
        }.inTurns()
    }

    /// The run with the types of the results and properties of doubles that it did not get to.
    func known(_ run: Run, _ phase: Int) -> Run {
        var run = run
        for (place, type) in places(phase) where run.types[place.root] == nil {
            guard run.decisions.keys.contains(where: { $0.root == place.root }) else { continue }
            run.types[place.root] = type
        }
        return run
    }

    /// The run in which doubles call back that a continuation waits for: else the act would come to no end.
    func goingOn(_ run: Run, _ phase: Int) -> Run {
        guard !awaited.isEmpty else { return run }
        var run = run
        for (dependency, port) in subject.ports {
            for method in port.protocols.flatMap(\.members.methods) where awaited.contains(method.name.plain) {
                let member = PortMember(dependency: dependency, member: method.fullName)
                let isAnswered = run.completions.contains { $0.key.member == member && $0.value != .never }
                guard !isAnswered else { continue }
                let first = run.settled.events.first { $0.member == member }?.phase
                let site = CallSite(member: member, phase: first ?? phase)
                guard let answering = completions(of: method, site, in: run).first else { continue }
                run = answering
            }
        }
        return run
    }

    /// The publishers and streams of doubles, whoever listens to them.
    var sources: [StreamSource] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact in
                fact.members.methods.compactMap { StreamSource($0.fullName, $0.result, of: dependency) }
                    + fact.members.properties.compactMap { StreamSource($0.name.plain, $0.type, of: dependency) }
            }
        }
    }

    /// The results and properties of all doubles with their types.
    private func places(_ phase: Int) -> [(SymbolicValue, TypeRef)] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact -> [(SymbolicValue, TypeRef)] in
                let results = fact.members.methods.filter { isMentioned($0) && !$0.info.isStatic }.compactMap {
                    method -> (SymbolicValue, TypeRef)? in
                    guard let type = method.result, !type.isVoid, method.generics.isEmpty, !StreamSource.isStream(type)
                    else { return nil }
                    return (
                        SymbolicValue(.result(dependency: dependency, method: method.fullName, phase: phase)), type
                    )
                }
                let properties = fact.members.properties.filter { isMentioned($0) && !$0.info.isStatic }.compactMap {
                    property -> (SymbolicValue, TypeRef)? in
                    guard let type = property.type, !StreamSource.isStream(type) else { return nil }
                    return (
                        SymbolicValue(.property(dependency: dependency, name: property.name.plain, phase: 0)), type
                    )
                }
                return results + properties
            }
        }
    }

    /// What can be decided about values that a run met and values of doubles, each with the decisions worth trying.
    private func choices(_ run: Run, _ phase: Int) -> [(SymbolicValue, [ValueChoices.Decisions])] {
        var places = run.types.sorted { $0.key.order < $1.key.order }
            .filter { $0.key.phase == phase || phase == 0 }.map { ($0.key.place, $0.value) }
        places += self.places(phase).filter { place in !places.contains { $0.0 == place.0 } }
        return places.map { ($0, values.alternatives($0, $1)) }
    }

    /// An error that a method throws: where, of which type, which case of it; `nil` for any.
    private typealias Thrown = (place: SymbolicValue, type: TypeRef, name: String)?

    /// Methods of doubles that can throw and did not, with what they can throw.
    private func sites(_ run: Run, _ phase: Int) -> [(CallSite, [Thrown])] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).filter(isMentioned).compactMap { method in
                let site = CallSite(member: PortMember(dependency: dependency, member: method.fullName), phase: phase)
                guard method.effects.canThrow, method.generics.isEmpty, run.outcomes[site] != true else { return nil }
                return (site, errors(of: method, at: site))
            }
        }
    }

    /// The cases of the error that a method throws, where its type is closed.
    private func errors(of method: MethodFact, at site: CallSite) -> [Thrown] {
        guard case .typed(let type) = method.effects.throwing else { return [nil] }
        let place = SymbolicValue(
            .failure(dependency: site.member.dependency, method: site.member.member, phase: site.phase))
        let cases = subject.types.enumCases(type).prefix(4)
        return cases.isEmpty ? [nil] : cases.map { (place, type, $0.name.plain) }
    }

    /// Runs in which publishers and streams of doubles send other values, nothing, or an error.
    private func sending(_ first: Run) -> [Run] {
        sources.flatMap { source -> [Run] in
            var plain = first
            plain.types[source.value.root] = source.output
            var followed = plain
            followed.types[source.next.root] = source.output
            let runs =
                values.pairs([source.value, source.next], source.output).map { followed.deciding(source.value, $0) }
                + values.alternatives(source.value, source.output).map { plain.deciding(source.value, $0) }
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
            port.protocols.flatMap(\.members.methods).filter(isMentioned).flatMap { method -> [Run] in
                let site = CallSite(member: PortMember(dependency: dependency, member: method.fullName), phase: phase)
                return completions(of: method, site, in: first)
            }
        }
    }

    /// Runs in which a method calls a closure that it is given.
    private func completions(of method: MethodFact, _ site: CallSite, in run: Run) -> [Run] {
        guard !method.effects.isAsync, method.generics.parameters.isEmpty else { return [] }
        return method.parameters.indices.reversed().flatMap { position -> [Run] in
            let function = method.parameters[position].type.functionType
            guard let function, subject.isRecordable(function) else { return [] }
            return completing(run, site, position, function)
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
            runs += values.alternatives(place, parameter.type).map { plain.deciding(place, $0) }
        }
        return [plain]
            + runs.map { run in
                var run = run
                run.types.merge(plain.types) { first, _ in first }
                return run
            }
    }

    private func isMentioned(_ method: MethodFact) -> Bool { names.contains(method.name.plain) }

    private func isMentioned(_ property: PropertyFact) -> Bool { names.contains(property.name.plain) }
}

extension Run {
    /// The run with other decisions about a value and its parts.
    func deciding(_ place: SymbolicValue, _ decisions: ValueChoices.Decisions) -> Run {
        var run = self
        run.decisions = run.decisions.filter { !place.contains($0.key) }.merging(decisions) { $1 }
        return run
    }
}

extension Array {
    /// The first of each list, then the second of each, and so on.
    func inTurns<Item>() -> [Item] where Element == [Item] {
        (0..<(map(\.count).max() ?? 0)).flatMap { round in filter { round < $0.count }.map { $0[round] } }
    }
}
