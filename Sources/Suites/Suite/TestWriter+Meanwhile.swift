import Behaviour
import Doubles
import Facts

extension TestWriter {
    /// What a closure does to the SUT that stands for a method of a double: the act of a phase, once, with what is told
    /// the doubles for it.
    mutating func meanwhile(_ phase: Int, _ double: MethodDouble, of dependency: String) -> [Code.Statement] {
        let effects = double.fact.effects
        if case .method(let method) = scenario.acts[phase].itself {
            if method.effects.canThrow, !effects.canThrow { fail() }
            if method.effects.isAsync, !effects.isAsync { fail() }
        }
        if scenario.waits[phase] != nil, !effects.isAsync { fail() }
        let outer = statements
        statements = []
        let closure = Code.Expression.path("deps", dependency, double.closure.name)
        arrange(phase)
        let isReplaced = statements.contains { if case .stub(closure, _) = $0.kind { true } else { false } }
        if !isReplaced { statements.insert(TestStatement(.stub(closure, .null)), at: 0) }
        act(phase, keeping: false)
        wait(phase)
        let own = statements
        statements = outer
        return own.compactMap { statement in
            switch statement.kind {
            case .declare:
                // Values have their names before the act.
                statements.append(statement)
                return nil
            case .stub(let target, let value): return .assignment(target, value)
            case .prepare(let statement), .act(let statement): return statement
            case .wait(let condition): return .waiting(until: condition)
            case .actThrowing, .expect, .keepAlive:
                fail()
                return nil
            }
        }
    }
}
