import Algorithms
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
            let values = Array(alike.compactMap { written[$0].axis?.value }.uniqued())
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
            writer: ValueWriter(types: subject.types, arrangement: item.scenario.arrangement, values: context.values)
        ).name(entry: item.scenario.acts[item.scenario.lastPhase].words, over: axis.name)
        var test = test(named: name)
        test.isolation = item.test.isolation
        let cases = values.enumerated().map { Code.Expression.member($0 == 0 ? .type(axis.type) : nil, $1) }
        test.parameters = [.init(name: axis.name, type: axis.type, values: cases)]
        test.fill(with: axis.body)
        return test
    }
}
