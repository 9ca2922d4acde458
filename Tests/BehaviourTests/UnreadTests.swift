import Reading
import TestSupport
import Testing

@testable import Behaviour
@testable import Facts
@testable import Resolving

/// What stops the reading is told by its kind.
@Suite struct UnreadTests {
    private func causes(_ body: String) throws -> [Unread.Cause] {
        let source = """
            func later(_ work: () -> Void)
            final class Model {
                static var shared = 0
                private(set) var count = 0
                private let work: (() -> Int) -> Int
                init(work: @escaping (() -> Int) -> Int) { self.work = work }
                func go(_ numbers: Set<Int>) { \(body) }
                private func again() { again() }
            }
            """
        let facts = readFile(source, path: "Model.swift", module: "App", depth: .bodies).value
        let index = FactIndex(files: [facts])
        let sut = try #require(index.type(named: "Model"))
        let recipe = resolve(
            sut, in: index, options: ResolveOptions(containers: Container.all, offer: plannedDoubles(in: index))
        ).value
        let point = scenarios(of: recipe, in: index).first { point in
            if case .method(let method) = point.act { method.name == "go" } else { false }
        }
        return try #require(point).unread.map(\.cause)
    }

    @Test(arguments: [
        ("print(count)", Unread.Cause.call("print")), ("_ = work { 1 }", .closure("work")),
        ("while true { count += 0 }", .loop), ("again()", .recursion), ("_ = Self.shared", .state("Self.shared")),
        ("#if os(Android)\ncount = 1\n#endif", .statement("#if")), ("if .random() { return }", .condition),
        ("_ = numbers", .effects),
    ])
    func causeIsNamed(_ body: String, cause: Unread.Cause) throws {
        #expect(try causes(body).contains(cause))
    }

    @Test func noGapIsNamedWhereSomethingIsClaimed() throws { #expect(try causes("count = 1").isEmpty) }
}
