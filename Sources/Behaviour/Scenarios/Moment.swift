import Facts

/// The SUT and the doubles at one moment, with what the act gave.
struct Moment: Sendable {
    /// State and events.
    var snapshot: Snapshot
    /// What the act returned; `nil` before it ended.
    var result: Term?
    /// What it threw.
    var thrown: Term?
    /// The SUT when methods of dependencies were under way.
    var suspensions: [PortMember: Snapshot] = [:]

    /// Creates a value of its parts.
    init(
        snapshot: Snapshot, result: Term? = nil, thrown: Term? = nil, suspensions: [PortMember: Snapshot] = [:]
    ) {
        self.snapshot = snapshot
        self.result = result
        self.thrown = thrown
        self.suspensions = suspensions
    }
}

extension Run {
    /// Right after the act.
    var atOnce: Moment { Moment(snapshot: immediate, result: result, thrown: thrown, suspensions: suspensions) }
    /// At rest.
    var atRest: Moment { Moment(snapshot: settled, result: result, thrown: thrown, suspensions: suspensions) }
    /// The last phase.
    var lastPhase: Int { before.count - 1 }
    /// Whether a phase is that of the last act, or of one in its course.
    func isUnderTest(_ phase: Int) -> Bool { phase == lastPhase || phase == interruption }
    /// Whether the initialiser throws or returns nothing, so that there is no SUT to look at.
    var makesNothing: Bool { thrown != nil || result == .null }
    /// The SUT before the last act.
    var start: Snapshot { before.last ?? immediate }
}

extension Snapshot {
    /// The calls of a method, in order.
    func calls(of member: PortMember) -> [(arguments: [Term], isCertain: Bool, phase: Int, child: Int?)] {
        events.compactMap { event in
            guard case .call(member.dependency, let method, let arguments) = event.kind,
                method.identity == member.member
            else { return nil }
            return (arguments, event.isCertain, event.phase, event.child)
        }
    }

    /// The calls of a closure of the SUT, in order; `nil` where unread code may have called it.
    func callbacks(of property: String, types: [SymbolicValue.Root: TypeRef]) -> [[Term]]? {
        // A test records what is done to the closure it passed last.
        let last = types.compactMap { root, type -> Int? in
            if case .parameter(property, let phase) = root, type.functionType != nil { phase } else { nil }
        }.max()
        var calls: [[Term]] = []
        for event in events where event.given == nil || event.given == last {
            guard case .callback(property, let arguments) = event.kind else { continue }
            guard event.isCertain else { return nil }
            calls.append(arguments)
        }
        return calls
    }
}

extension Machine {
    /// Whether a claim holds at a moment, with what has to hold besides; `nil` when syntax does not tell.
    func holds(_ claim: FoundClaim, at moment: Moment) -> Bool? {
        let itself = holdsItself(claim, at: moment)
        if claim.besides.isEmpty { return itself }
        let answers = [itself] + claim.besides.map { holds($0, at: moment) }
        return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }

    private func holdsItself(_ claim: FoundClaim, at moment: Moment) -> Bool? {
        if claim == .completion { return moment.thrown == nil }
        guard let found = value(of: claim, at: moment) else { return nil }
        guard case .some(var term) = found else { return false }
        for step in claim.path {
            // Where nothing is given back, no part of it is.
            if case .void = term { return false }
            switch step {
            case .field(let name): term = part(name, of: term, moment.snapshot.objects)
            case .element(let index):
                guard case .list(let elements) = reduce(term) else { return nil }
                guard index < elements.count else { return false }
                term = elements[index]
            case .entry(let key):
                // Where there is no dictionary, nothing is in it.
                let entries: [Term.Entry]
                switch reduce(term) {
                case .dictionary(let all): entries = all
                case .null: entries = []
                default: return nil
                }
                term = entries.first { $0.key == .string(key) }?.value ?? .null
            case .cast(let type):
                // A test keeps an error as one of its type.
                if claim.subject == .thrown, let own = typeOf(term), own.bare != type.bare { return false }
            case .success:
                guard case .enumCase(_, let name, let parts) = reduce(term) else { return nil }
                term = name == "success" ? parts.first?.value ?? .void : .null
            case .carried(let wanted, let index, _):
                guard case .enumCase(_, let name, let parts) = reduce(term) else {
                    return reduce(term) == .null ? false : nil
                }
                guard name == wanted, index < parts.count else { return false }
                term = parts[index].value
            }
        }
        if case .state(let name) = claim.subject, claim.isState, subject.isShown(name), term == .member(.subject, name),
            term != claim.value
        {
            // What a view shows before the SUT's code has run is not what the code shows.
            return false
        }
        if term == Self.otherError { return false }
        if let wanted = instance(claim.value), let type = typeOf(claim.value), !subject.types.isEquatable(type) {
            return reduce(term) == .null ? false : instance(term).map { $0 == wanted }
        }
        guard claim.isPattern else { return same(term, claim.value) }
        guard case .enumCase(_, let wanted, _) = claim.value else { return nil }
        return switch reduce(term) {
        case .enumCase(_, let actual, _): wanted == actual
        // What is made by an initialiser is no case.
        case .construct, .null: false
        default: nil
        }
    }

    /// A field of a value, where objects hold something else than was arranged.
    private func part(_ name: String, of term: Term, _ objects: [SymbolicValue: Term]) -> Term {
        if case .place(let place) = reduce(term), let value = objects[canonical(place).appending(.field(name))] {
            return reduce(value)
        }
        if name == "sortedJSON" { return encodedText(term).map(Term.string) ?? .unknown }
        return reduce(.member(term, name))
    }

    /// What is seen of it: `nil` inside for nothing there, `nil` outside for not known.
    private func value(of claim: FoundClaim, at moment: Moment) -> Term?? {
        switch claim.subject {
        case .calls(let member):
            let calls = moment.snapshot.calls(of: member)
            return calls.allSatisfy(\.isCertain) ? .some(.integer(calls.count)) : nil
        case .argument(let member, let position):
            let calls = moment.snapshot.calls(of: member)
            guard calls.allSatisfy(\.isCertain) else { return nil }
            guard let last = calls.last, position < last.arguments.count else { return .some(nil) }
            return last.arguments[position]
        case .earlierArgument(let member, let position, let call):
            let calls = moment.snapshot.calls(of: member)
            guard calls.allSatisfy(\.isCertain) else { return nil }
            guard call < calls.count, position < calls[call].arguments.count else { return .some(nil) }
            return calls[call].arguments[position]
        case .state(let name):
            let snapshot = claim.underWay.map { moment.suspensions[$0] } ?? moment.snapshot
            guard let snapshot else { return .some(nil) }
            return (snapshot.state[name] ?? computed(name, in: snapshot)).map { .some($0) } ?? nil
        case .object(let name): return .some(object(given: name))
        case .port(let member): return .some(moment.snapshot.ports[member] ?? arranged(member))
        case .result: return moment.thrown == nil ? moment.result.map { .some($0) } ?? nil : .some(nil)
        case .thrown: return .some(moment.thrown)
        case .callbacks(let name):
            return moment.snapshot.callbacks(of: name, types: types).map { .some(.integer($0.count)) }
        case .callback(let name, let position):
            guard let calls = moment.snapshot.callbacks(of: name, types: types) else { return nil }
            guard let last = calls.last, position < last.count else { return .some(nil) }
            return last[position]
        case .sent(let publisher, let phase):
            return moment.snapshot.sent(by: publisher, in: phase).map { .some(.list($0)) }
        }
    }

    /// The object that the last act is given for a parameter.
    private func object(given name: String) -> Term? {
        types.keys.filter { if case .parameter(name, _) = $0 { true } else { false } }.max { $0.phase < $1.phase }
            .map { .place(SymbolicValue($0)) }
    }

    /// What a test gave a property of a double, where the code did not get to it.
    private func arranged(_ member: PortMember) -> Term? {
        let roots = types.keys.filter { root in
            if case .property(member.dependency, member.member, _) = root { true } else { false }
        }
        guard let first = roots.min(by: { $0.phase < $1.phase }) else { return nil }
        let place = SymbolicValue(first)
        return decisions[canonical(place)] == nil ? nil : .place(place)
    }

    /// Whether two terms are certainly equal or certainly different, samples given to what is open.
    func same(_ left: Term, _ right: Term) -> Bool? {
        if left == right { return left.hasUnknown ? nil : true }
        if left == .void || right == .void { return left.hasUnknown || right.hasUnknown ? nil : false }
        if areOtherTexts(left, right) { return false }
        let uncertain = isUncertain
        isUncertain = false
        defer { isUncertain = uncertain }
        guard let answer = try? equal(left, right) else { return nil }
        return isUncertain ? nil : answer
    }
}
