import Doubles
import Facts
import Reading
import Testing

/// What becomes of associated types, with all that protocols ask of them.
@Suite struct AssociatedTypeTests {
    private func head(_ source: String) throws -> String {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first { $0.name == "P" })
        let plan = try #require(planDouble(of: [fact], in: index).value)
        return ([plan.generics + plan.whereClause] + plan.typealiases).joined(separator: "; ")
    }

    private static let box = "protocol Q { associatedtype V; func v() -> V }; "

    @Test(arguments: [
        ("protocol P { associatedtype A }", "<A>"),
        ("protocol P { associatedtype A: Hashable = Int }", "; typealias A = Int"),
        ("protocol P where A: Collection { associatedtype A = [Int] }", "<A> where A: Collection"),
        (
            "protocol L { associatedtype A = Int }; protocol R { associatedtype A: Hashable }; protocol P: L, R {}",
            "<A: Hashable>"
        ),
        (box + "protocol P: Q where V == Int {}", "; typealias V = Int"),
        (box + "protocol P: Q where Int == V {}", "; typealias V = Int"),
        (box + "protocol P: Q { typealias V = Int }", "; typealias V = Int"),
        (box + "protocol P { associatedtype N: Q where Int == N.V }", "<N: Q> where N.V == Int"),
        (
            "protocol Q<V> { associatedtype V; func v() -> V }; protocol P: Q<String> {}",
            "; typealias V = String"
        ),
        (
            "protocol Q<V> { associatedtype V }; protocol R {}; typealias B = Q<Int> & R; protocol P: B {}",
            "; typealias V = Int"
        ),
        ("protocol P: RawRepresentable<String> {}", "; typealias RawValue = String"),
        ("protocol P: Sequence<Int> {}", "; typealias Element = Int"),
        ("protocol P: Identifiable<Int> {}", "; typealias ID = Int"),
        (
            "protocol Q { associatedtype E; associatedtype I: IteratorProtocol where I.Element == E }; "
                + "protocol P: Q where E == Int {}",
            "<I: IteratorProtocol> where I.Element == Int; typealias E = Int"
        ),
        (
            "protocol Q { associatedtype E; associatedtype I: Sequence where I.Element == E }; "
                + "protocol P: Q where I == [Int] {}",
            "; typealias E = Array<Int>.Element; typealias I = [Int]"
        ),
        (
            "protocol C {}; protocol R { associatedtype K }; "
                + "protocol P where X: C { associatedtype B: R; typealias X = B.K }",
            "<B: R> where B.K: C"
        ),
    ])
    func whatIsAskedIsSolved(source: String, expected: String) throws {
        #expect(try head(source) == expected)
    }

    @Test func anAliasThatLeadsToAnAssociatedTypeIsWrittenOut() throws {
        let source = """
            protocol P {
                associatedtype Bytes
                typealias Chunk = Bytes
                typealias Plain = Int
                func send(_ chunk: Self.Chunk, _ body: (Chunk) -> Plain)
            }
            """
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App").value])
        let fact = try #require(index.types.first)
        let plan = try #require(planDouble(of: [fact], in: index).value)
        let double = try #require(plan.methods(named: "send").first)
        #expect(double.fact.parameters.map(\.type.text) == ["Bytes", "(Bytes) -> Plain"])
    }
}
