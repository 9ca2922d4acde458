import Algorithms
import Facts
import Resolving

/// The runs beside a run: each has one thing arranged in another way, among those that the code speaks of.
struct RunVariations {
    let subject: TestedType
    let values: ValueChoices
    private let errors: ErrorChoices
    /// The names that the code speaks of.
    private var names: Set<String>
    /// The names of members for which a continuation waits.
    private let awaited: Set<String>
    let map: CodeMap
    /// The publishers and streams of doubles, whoever listens to them.
    let sources: [StreamSource]

    /// - Parameter texts: Texts that came out of the code when it ran: what they were compared with may be the same.
    init(subject: TestedType, texts: [String] = []) {
        var literals = CodeLiterals(of: subject)
        literals.texts = Array((texts + literals.texts).uniqued())
        self.subject = subject
        values = ValueChoices(subject: subject, literals: literals)
        errors = ErrorChoices(subject: subject, literals: literals)
        names = literals.names
        awaited = literals.awaited
        map = CodeMap(subject)
        sources = subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact in
                fact.members.methods.compactMap { StreamSource($0.identity, $0.result, of: dependency) }
                    + fact.members.properties.compactMap { StreamSource($0.name.plain, $0.type, of: dependency) }
            }
        }
    }

    /// The variations of what the code speaks of that some acts get to.
    func within(_ acts: [Act]) -> RunVariations {
        var own = self
        own.names.formIntersection(map.names(from: acts.map(map.functions).reduce(into: []) { $0.formUnion($1) }))
        return own
    }

    /// Runs that differ from one in the last phase: a method of a double fails, calls back, or gives another value.
    ///
    /// - Parameters:
    ///   - names: The names that the code in question speaks of: values of these come first, and what the SUT was made
    ///     with is varied as well.
    ///   - words: The words of the changes in question: among the values, those come first that differ in one of these.
    func around(_ first: Run, _ phase: Int, naming names: Set<String>? = nil, in words: Set<String> = []) -> [Run] {
        let calling = [completing(first, phase), sending(first, words)].inTurns()
        // The first alternative of each value comes before the second of any.
        let choices = choices(first, phase, fromStart: names != nil)
        let (others, named) = choices.partitioned { choice in names.map { choice.0.isNamed(in: $0) } ?? false }
        let deciding = (named + others).map { place, alternatives in
            alternatives.filter { !first.decides($0) }.telling(of: words).map { first.deciding(place, $0) }
        }
        let failing = failing(first, phase)
        let varied =
            names == nil
            ? failing + calling + deciding.inTurns()
            : [failing + failingByName(first, phase), calling, deciding.inTurns()].inTurns()
        return varied.map { known($0, phase) }
    }

    /// The run in which all that doubles are asked is answered with yes.
    func agreeing(_ run: Run, _ phase: Int) -> Run {
        let truths = places(phase).filter { subject.types.family($0.1) == .boolean && !$0.1.isOptional }.map(\.0)
        return known(truths.reduce(run) { $0.deciding($1, [$1: .boolean(true)]) }, phase)
    }

    /// Runs in which a method of a double that can throw does, each error of a closed type in turn.
    func failing(_ run: Run, _ phase: Int) -> [Run] {
        sites(run, phase).map { site, method in
            let closed = errors.closed(method) ?? []
            return closed.isEmpty ? [failing(run, site)] : closed.map { failing(run, site, with: $0) }
        }.inTurns()
    }

    private func failing(_ run: Run, _ site: CallSite, with choice: ErrorChoices.Choice? = nil) -> Run {
        var run = run
        run.outcomes[site] = true
        guard let choice else { return run }
        run.types[site.error.root] = choice.type
        return choice.name.map { run.deciding(site.error, [site.error: .enumCase($0)]) } ?? run
    }

    /// Runs in which a method of a double throws an error that the code asks for.
    private func failingByName(_ run: Run, _ phase: Int) -> [Run] {
        sites(run, phase).map { site, method in errors.errors(of: method).map { failing(run, site, with: $0) } }
            .inTurns()
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
        for (dependency, port) in subject.ports.sorted(by: { $0.key < $1.key }) {
            for method in port.protocols.flatMap(\.members.methods) where awaited.contains(method.name.plain) {
                let member = PortMember(dependency: dependency, member: method.identity)
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

    /// The results and properties of all doubles with their types.
    private func places(_ phase: Int) -> [(SymbolicValue, TypeRef)] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap { fact -> [(SymbolicValue, TypeRef)] in
                let results = fact.members.methods.filter { isMentioned($0) && !$0.info.isStatic }.compactMap {
                    method -> (SymbolicValue, TypeRef)? in
                    guard let type = method.result, !type.isVoid, type.sending == nil || type.isOptional,
                        method.generics.parameters.allSatisfy({ !type.mentionedNames.contains($0.name) })
                    else { return nil }
                    return (
                        SymbolicValue(.result(dependency: dependency, method: method.identity, phase: phase)), type
                    )
                }
                let properties = fact.members.properties.filter { isMentioned($0) && !$0.info.isStatic }.compactMap {
                    property -> (SymbolicValue, TypeRef)? in
                    guard let type = property.type, type.sending == nil || type.isOptional else { return nil }
                    return (
                        SymbolicValue(.property(dependency: dependency, name: property.name.plain, phase: 0)), type
                    )
                }
                return results + properties
            }
        }
    }

    /// What can be decided about values that a run met and values of doubles, each with the decisions worth trying.
    private func choices(
        _ run: Run, _ phase: Int, fromStart: Bool
    ) -> [(SymbolicValue, [ValueChoices.Decisions])] {
        var places = run.types.sorted { ($0.key.order, $0.key.phase) < ($1.key.order, $1.key.phase) }
            .filter { $0.key.phase == phase || phase == 0 || fromStart && $0.key.isGivenAtStart }
            .map { ($0.key.place, $0.value) }
        places += self.places(phase).filter { place in !places.contains { $0.0 == place.0 } }
        return places.map { ($0, values.alternatives($0, $1)) }
    }

    /// Methods of doubles that can throw and did not.
    private func sites(_ run: Run, _ phase: Int) -> [(site: CallSite, method: MethodFact)] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).filter(isMentioned).compactMap { method in
                let site = CallSite(member: PortMember(dependency: dependency, member: method.identity), phase: phase)
                return method.effects.canThrow && method.generics.isEmpty && run.outcomes[site] != true
                    ? (site, method) : nil
            }
        }
    }

    /// Whether the code speaks of a publisher or a stream.
    func speaks(of source: StreamSource) -> Bool { names.contains(String(source.member.member.prefix { $0 != "(" })) }

    /// Runs in which publishers and streams of doubles send other values, nothing, or an error.
    private func sending(_ first: Run, _ words: Set<String>) -> [Run] {
        sources.filter(speaks(of:)).map { source -> [Run] in
            var plain = first
            plain.types[source.value.root] = source.output
            var followed = plain
            followed.types[source.next.root] = source.output
            let others = values.alternatives(source.value, source.output)
            let runs =
                others.filter { $0.tells(of: words) }.map { plain.deciding(source.value, $0) }
                + values.pairs([source.value, source.next], source.output).map { followed.deciding(source.value, $0) }
                + others.filter { !$0.tells(of: words) }.map { plain.deciding(source.value, $0) }
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
            return [runs, failures ?? []].inTurns()
        }.inTurns()
    }

    /// Runs in which a method of a double calls a closure that it is given, each time with other values.
    private func completing(_ first: Run, _ phase: Int) -> [Run] {
        subject.ports.sorted { $0.key < $1.key }.flatMap { dependency, port in
            port.protocols.flatMap(\.members.methods).filter(isMentioned).flatMap { method -> [Run] in
                let site = CallSite(member: PortMember(dependency: dependency, member: method.identity), phase: phase)
                return completions(of: method, site, in: first)
            }
        }
    }

    /// Runs in which a method calls a closure that it is given.
    private func completions(of method: MethodFact, _ site: CallSite, in run: Run) -> [Run] {
        guard !method.effects.isAsync, method.generics.parameters.isEmpty else { return [] }
        return method.parameters.indices.reversed().flatMap { position -> [Run] in
            let function = method.parameters[position].type.functionType
            guard let function, subject.isCallable(function) else { return [] }
            return completing(run, site, position, function)
        }
    }

    private func completing(_ first: Run, _ site: CallSite, _ position: Int, _ function: TypeRef.Function) -> [Run] {
        var plain = first
        plain.completions[site] = .calls(position)
        var runs: [Run] = []
        for (index, parameter) in function.parameters.enumerated() where parameter.type.functionType == nil {
            let place = SymbolicValue(
                .completion(
                    dependency: site.member.dependency, method: site.member.member, closure: position, index: index,
                    phase: site.phase))
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

extension SymbolicValue {
    /// Whether code speaks of the value, or of the member of a double that gives it.
    fileprivate func isNamed(in names: Set<String>) -> Bool {
        names.contains(wording) || root.member.map { names.contains(String($0.member.prefix { $0 != "(" })) } ?? false
    }
}

extension ValueChoices.Decisions {
    /// Whether they are about a field of one of some names.
    fileprivate func tells(of words: Set<String>) -> Bool {
        keys.contains { key in
            key.path.contains { if case .field(let name) = $0 { words.contains(name) } else { false } }
        }
    }
}

extension [ValueChoices.Decisions] {
    /// Those about fields of some names before others.
    fileprivate func telling(of words: Set<String>) -> [ValueChoices.Decisions] {
        filter { $0.tells(of: words) } + filter { !$0.tells(of: words) }
    }
}

extension SymbolicValue.Root {
    fileprivate var isGivenAtStart: Bool { if case .parameter(_, 0) = self { true } else { false } }
}

extension Run {
    /// Whether some decisions are those that it has.
    fileprivate func decides(_ decisions: ValueChoices.Decisions) -> Bool {
        decisions.allSatisfy { self.decisions[$0.key] == $0.value }
    }

    /// The run with other decisions about a value and its parts.
    func deciding(_ place: SymbolicValue, _ decisions: ValueChoices.Decisions) -> Run {
        var run = self
        run.decisions = run.decisions.filter { !place.contains($0.key) }.merging(decisions) { $1 }
        return run
    }

    /// The run with other decisions about some values; what is decided about others within the same whole stays.
    func changing(_ decisions: ValueChoices.Decisions) -> Run {
        var run = self
        run.decisions = run.decisions.filter { entry in !decisions.keys.contains { $0.contains(entry.key) } }
            .merging(decisions) { $1 }
        return run
    }
}

extension Array {
    /// The first of each list, then the second of each, and so on.
    func inTurns<Item>() -> [Item] where Element == [Item] {
        (0..<(map(\.count).max() ?? 0)).flatMap { round in filter { round < $0.count }.map { $0[round] } }
    }
}
