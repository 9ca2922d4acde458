import Behaviour
import Doubles
import Facts

extension TestWriter {
    /// The subjects through which the test sends what publishers of doubles send.
    mutating func makeSubjects() {
        for case .emit(let member, let type) in scenario.acts {
            guard let double = context.doubles[member.dependency]?.property(named: member.member),
                case .named(let components)? = double.fact.type?.bare, let failure = components.last?.arguments.last
            else { return fail() }
            let name = subjectName(member)
            guard names.insert(name).inserted else { continue }
            let target = Code.Expression.path("deps", member.dependency, double.underlying?.name ?? member.member)
            let sent = type.isOptional ? type : subject.spelled(type)
            let made = TypeRef.named([.init("PassthroughSubject", [sent, failure])])
            let source = double.fact.info.location
            add(.declare(.init(name, .call(.type(made)))), from: source)
            add(.stub(target, .call(.path(name, "eraseToAnyPublisher"))), from: source)
        }
    }

    /// What the doubles hold and return from a phase on.
    mutating func arrange(_ phase: Int) {
        for root in scenario.arrangement.roots(phase) { arrange(root) }
        let sites = scenario.arrangement.failures.keys.filter {
            scenario.arrangement.phase(of: $0.member, from: $0.phase) == phase
        }
        for site in sites.sorted(by: { $0.member < $1.member }) {
            arrange(site, fails: scenario.arrangement.failures[site] == true)
        }
        let answered = scenario.arrangement.answers.keys.filter {
            scenario.arrangement.phase(of: $0.member, from: $0.phase) == phase
        }
        for site in answered.sorted(by: { $0.member < $1.member }) {
            if case .calls(let position)? = scenario.arrangement.answers[site] {
                answer(site, at: position)
            } else if answersBefore(site) {
                silence(site)
            }
        }
    }

    /// Whether an earlier phase let the method call a closure.
    private func answersBefore(_ site: CallSite) -> Bool {
        (0..<site.phase).contains { phase in
            if case .calls? = scenario.arrangement.answers[CallSite(member: site.member, phase: phase)] {
                true
            } else {
                false
            }
        }
    }

    /// Takes a closure back that an earlier phase set.
    private mutating func silence(_ site: CallSite) {
        guard let double = methodDouble(site.member.dependency, site.member.member),
            double.returnValue == nil || double.fact.result?.isOptional == true
        else { return fail() }
        add(.stub(.path("deps", site.member.dependency, double.closure.name), .null), from: double.fact.info.location)
    }

    /// Lets a double call one of the closures it is given.
    mutating func answer(_ site: CallSite, at position: Int) {
        guard let double = methodDouble(site.member.dependency, site.member.member),
            let method = subject.ports[site.member.dependency]?.method(fullName: site.member.member),
            let function = method.parameters[position].type.functionType
        else { return fail() }
        let arguments = function.parameters.indices.map { index in
            value(
                of: .completion(
                    dependency: site.member.dependency, method: site.member.member, index: index, phase: site.phase))
        }
        let parameter = double.fact.parameters[position]
        let names = double.fact.parameters.indices.map { $0 == position ? parameter.name : "_" }
        let callee = Code.Expression.name(parameter.name)
        let call = Code.Expression.call(
            parameter.type.isOptional ? .chained(callee) : callee, arguments.map { Code.Argument(nil, $0) })
        var body = [Code.Statement.expression(call)]
        if double.returnValue != nil { body.append(.return(answer(of: site, double))) }
        let target = Code.Expression.path("deps", site.member.dependency, double.closure.name)
        add(.stub(target, .closure(.init(names, body))), from: double.fact.info.location)
    }

    /// What a closure that stands for a method returns.
    private mutating func answer(of site: CallSite, _ double: MethodDouble) -> Code.Expression {
        let root = SymbolicValue.Root.result(
            dependency: site.member.dependency, method: site.member.member, phase: site.phase)
        if let product = subject.products[site.member] {
            return scenario.arrangement.constraints[SymbolicValue(root)] == .null ? .null : .path("deps", product)
        }
        if scenario.arrangement.types[root] == nil, double.fact.result?.isOptional == true { return .null }
        return value(of: root)
    }

    mutating func arrange(_ root: SymbolicValue.Root) {
        switch root {
        case .property(let dependency, let name, let phase):
            guard let double = context.doubles[dependency]?.property(named: name) else { return fail() }
            guard phase == 0 || !scenario.arrangement.isSameAsBefore(root, in: subject) else { return }
            let target = Code.Expression.path("deps", dependency, double.underlying?.name ?? name)
            add(.stub(target, value(of: root)), from: double.fact.info.location)
        case .result(let dependency, let method, _):
            guard
                scenario.arrangement.failures[
                    CallSite(member: .init(dependency: dependency, member: method), phase: root.phase)] != true
            else { return }
            guard let double = methodDouble(dependency, method), let name = double.returnValue?.name else {
                return fail()
            }
            add(.stub(.path("deps", dependency, name), value(of: root)), from: double.fact.info.location)
        default: return
        }
    }

    mutating func arrange(_ site: CallSite, fails: Bool) {
        let failedBefore = (0..<site.phase).contains {
            scenario.arrangement.failures[CallSite(member: site.member, phase: $0)] == true
        }
        guard let double = methodDouble(site.member.dependency, site.member.member) else { return fail() }
        guard (fails && !isWatched(site)) || failedBefore else { return }
        guard let name = double.throwableError?.name else { return fail() }
        let root = SymbolicValue.Root.failure(
            dependency: site.member.dependency, method: site.member.member, phase: site.phase)
        add(
            .stub(
                .path("deps", site.member.dependency, name), fails && !isWatched(site) ? value(of: root) : .null),
            from: double.fact.info.location)
    }

    /// Whether a closure looks at the SUT while the method is under way, and throws itself.
    func isWatched(_ site: CallSite) -> Bool {
        site.phase == scenario.lastPhase
            && scenario.claims.contains { $0.underWay == site.member }
    }

    func methodDouble(_ dependency: String, _ fullName: String) -> MethodDouble? {
        context.doubles[dependency]?.requirements.lazy.compactMap { item -> MethodDouble? in
            if case .method(let double) = item, double.fact.fullName == fullName { double } else { nil }
        }.first
    }

    mutating func fail() { isImpossible = true }
}
