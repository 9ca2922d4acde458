import Behaviour
import Facts

extension SuitePlanner {
    /// A test as it is written before tests that differ in one argument only are made one.
    struct Written {
        var scenario: Scenario
        var test: SuitePlan.Test
        /// The parameter of an enum type that the test can be run over, with its body for any value.
        var axis: Axis?
    }

    /// A parameter that a test can be run over.
    struct Axis: Hashable {
        /// The parameter's name.
        var name: String
        /// Its type, as a test spells it.
        var type: TypeRef
        /// The name of the case.
        var value: String
        /// The body with the parameter's name in place of the value.
        var body: TestWriter.Body
    }

    /// The enum parameter of the act under test, if it has one whose value is a plain case.
    func axisPlace(of scenario: Scenario) -> (place: SymbolicValue, name: String, type: TypeRef)? {
        guard case .method = scenario.acts[scenario.run.lastPhase] else { return nil }
        for (root, type) in scenario.run.types.sorted(by: { $0.key.order < $1.key.order }) {
            guard case .parameter(let name, scenario.run.lastPhase) = root, subject.family(type) == .enumeration,
                !type.isOptional, isSendable(type),
                case .enumCase(let chosen)? = scenario.run.decisions[SymbolicValue(root)],
                subject.enumCases(type).first(where: { $0.name.plain == chosen })?.payload.isEmpty == true
            else { continue }
            return (SymbolicValue(root), name, type)
        }
        return nil
    }

    /// Whether values can be arguments of a test: public enums are sendable only when they say so.
    private func isSendable(_ type: TypeRef) -> Bool {
        guard let fact = subject.declaration(type) else { return false }
        return fact.info.access < .public || subject.index.conformances(of: fact).contains("Sendable")
    }

    /// The scenario, and it with every other plain case where the code does not ask for the case.
    func variants(of scenario: Scenario) -> [Scenario] {
        guard let (place, _, type) = axisPlace(of: scenario), scenario.openParameters.contains(place),
            case .enumCase(let chosen)? = scenario.run.decisions[place]
        else { return [scenario] }
        let others = subject.enumCases(type).filter { $0.payload.isEmpty && $0.name.plain != chosen }
        return [scenario] + others.prefix(11).compactMap { fact in variant(of: scenario, place, fact.name.plain) }
    }

    private func variant(of scenario: Scenario, _ place: SymbolicValue, _ name: String) -> Scenario? {
        var copy = scenario
        copy.run.decisions[place] = .enumCase(name)
        copy.run = Explorer(subject: subject).replay(copy.run, copy.acts)
        let machine = Machine(subject, replay: copy.run)
        let moment = copy.isAtRest && copy.run.isPending ? copy.run.atRest : copy.run.atOnce
        let start = Moment(snapshot: copy.run.start)
        guard !copy.run.isBroken, !copy.run.isUncertain, copy.run.branches == scenario.run.branches,
            copy.claims.allSatisfy({ machine.holds($0, at: moment) == true }),
            copy.claims.allSatisfy({ !$0.isState || machine.holds($0, at: start) != true })
        else { return nil }
        return copy
    }

    /// Tests whose bodies are the same but for one case of an enum, as one test over the cases.
    func merged(_ written: [Written]) -> [SuitePlan.Test] {
        var result: [SuitePlan.Test] = []
        var done: Set<Int> = []
        for (index, item) in written.enumerated() where !done.contains(index) {
            guard let axis = item.axis else {
                result.append(item.test)
                continue
            }
            let alike = written.indices.filter {
                $0 >= index && written[$0].axis?.body.kinds == axis.body.kinds && written[$0].axis?.name == axis.name
            }
            done.formUnion(alike)
            let values = alike.compactMap { written[$0].axis?.value }.uniqued()
            guard values.count > 1 else {
                result.append(item.test)
                continue
            }
            result.append(over(values, axis, item))
        }
        return result
    }

    private func over(_ values: [String], _ axis: Axis, _ item: Written) -> SuitePlan.Test {
        let name = TestNamer(
            subject: subject, scenario: item.scenario,
            writer: ValueWriter(subject: subject, run: item.scenario.run, values: context.values)
        ).name(entry: item.scenario.acts[item.scenario.run.lastPhase].words, over: axis.name)
        var test = test(named: name)
        test.isolation = item.test.isolation
        let cases = values.enumerated().map { Code.Expression.member($0 == 0 ? .type(axis.type) : nil, $1) }
        test.parameters = [.init(name: axis.name, type: axis.type, values: cases)]
        test.fill(with: axis.body)
        return test
    }
}
