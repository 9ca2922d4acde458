import Testing

@testable import Facts

/// How trees are spelled on one line.
@Suite struct CodeTextTests {
    private static let a = Code.Expression.name("a")
    private static let b = Code.Expression.name("b")
    private static let load = Code.Expression.call(.path("sut", "load"), [.init("id", .number("1"))])
    private static let range = Code.Expression.cast(.name("error"), "as?", .simple("LoadError"))

    @Test(
        arguments: [
            (.path("deps", "source", "loadCallsCount"), "deps.source.loadCallsCount"),
            (.member(nil, "offline"), ".offline"),
            (.member(.type(.simple("Outer.Kind")), "offline"), "Outer.Kind.offline"),
            (.member(.type(.existential(.simple("Error"))), "self"), "(any Error).self"),
            (.member(.chained(.path("a", "last")), "0"), "a.last?.0"),
            (.unwrapped(.call(.type(.simple("URL")), [.init("string", .string("x"))])), "URL(string: \"x\")!"),
            (.element(a, [.init(nil, .number("0"))]), "a[0]"),
            (load, "sut.load(id: 1)"),
            (load.marked(with: Effects(isAsync: true, throwing: .any)), "try await sut.load(id: 1)"),
            (.call(.name("waitUntil"), [], trailing: .init([], [.expression(a)])), "waitUntil { a }"),
            (.call(.name("keep"), [.init(nil, a)], trailing: .init([], [])), "keep(a) {}"),
            (.array([a, b]), "[a, b]"), (.array([]), "[]"), (.dictionary([]), "[:]"),
            (.dictionary([.init(.string("k"), a)]), "[\"k\": a]"),
            (.tuple([.init("x", a), .init(nil, b)]), "(x: a, b)"),
            (.closure(.init(["_", "done"], [.expression(.call(.name("done")))])), "{ _, done in done() }"),
            (.closure(.init(["_"], [])), "{ _ in }"), (.closure(.init([], [])), "{}"),
            (.interpolation([.text("say \"hi\" "), .value(a)]), #""say \"hi\" \(a)""#),
            (.isCase(".loaded", of: .path("sut", "state")), "if case .loaded = sut.state { true } else { false }"),
            (.macro("#expect", [.init(nil, a)], trailing: nil), "#expect(a)"),
            (.needing(.init(imports: ["import X"]), .verbatim("X.y")), "X.y"),
        ] as [(Code.Expression, String)])
    func spells(_ expression: Code.Expression, _ text: String) { #expect(expression.text == text) }

    @Test(
        arguments: [
            (.binary(.binary(a, "+", b), "*", a), "(a + b) * a"),
            (.binary(.binary(a, "*", b), "+", a), "a * b + a"),
            (.binary(a, "-", .binary(a, "-", b)), "a - (a - b)"),
            (.binary(a, "==", .binary(a, "+", b)), "a == a + b"),
            (.binary(a, "==", .binary(a, ">", b)), "a == (a > b)"),
            (.member(.binary(a, "...", b), "count"), "(a...b).count"),
            (
                .closure(.init(["_"], throwing: .simple("E"), [.throw(.member(.type(.simple("E")), "late"))])),
                "{ (_) throws(E) in throw E.late }"
            ),
            (.binary(range, "==", a), "(error as? LoadError) == a"),
            (.prefix("!", .binary(a, "&&", b)), "!(a && b)"),
            (.member(.binary(a, "+", b), "count"), "(a + b).count"),
            (.member(.try(a), "count"), "(try a).count"),
            (.await(.binary(a, "==", b)), "await a == b"),
        ] as [(Code.Expression, String)])
    func bracketsWhatOperatorsWouldTakeApart(_ expression: Code.Expression, _ text: String) {
        #expect(expression.text == text)
    }

    @Test(
        arguments: [
            (.binding(.init("a", .number("1"))), "let a = 1"),
            (
                .binding(
                    .init(modifiers: ["nonisolated(unsafe)"], isVariable: true, "a", type: .array(.simple("Int")))),
                "nonisolated(unsafe) var a: [Int]"
            ),
            (.assignment(.name("_"), .try(a)), "_ = try a"),
            (.return(a), "return a"), (.throw(a), "throw a"),
        ] as [(Code.Statement, String)])
    func spellsStatements(_ statement: Code.Statement, _ text: String) { #expect(statement.text == text) }

    @Test func needsAreThoseOfAllParts() {
        let closure = Code.Closure(
            [],
            [
                .binding(.init("a", type: .simple("In"), Self.a)),
                .verbatim(["x"], .init(imports: ["import Other"])),
            ])
        let statement = Code.Statement.assignment(
            .cast(Self.a, "as!", .simple("Cast")),
            .call(.type(.simple("Page")), [.init(nil, .closure(closure))]))
        #expect(statement.needs.types == [.simple("Cast"), .simple("Page"), .simple("In")])
        #expect(statement.needs.imports == ["import Other"])
    }

    @Test func effectsAreThoseOutsideOfClosures() {
        let inner = Code.Closure([], [.expression(.try(.await(Self.a)))])
        #expect(Code.Statement.expression(.call(.name("f"), [], trailing: inner)).effects == Effects())
        #expect(Code.Statement.expression(.await(.call(.name("f"), [], trailing: inner))).effects.isAsync)
        #expect(Code.Statement.binding(.init("x", .try(Self.a))).effects.canThrow)
        #expect(!Code.Statement.doCatch([.expression(.try(Self.a))], catch: []).effects.canThrow)
    }

    @Test(
        "Sums of literals are written as what they come to",
        arguments: [
            (.folded(.string("note"), "+", .string("!")), "\"note!\""),
            (.folded(.folded(.number("6"), "*", .number("7")), "+", .number("4")), "46"),
            (.folded(.number("3"), "-", .number("4")), "3 - 4"), (.folded(.number("9"), "/", .number("2")), "9 / 2"),
            (.folded(.string("a"), "==", .string("b")), "\"a\" == \"b\""), (.folded(a, "+", .number("1")), "a + 1"),
            (.folded(.number("\(Int.max)"), "+", .number("1")), "\(Int.max) + 1"),
        ] as [(Code.Expression, String)])
    func foldsLiterals(_ expression: Code.Expression, _ text: String) { #expect(expression.text == text) }

    @Test func whatAnEmptyListIsMadeIntoIsEmpty() {
        let key = [Code.Argument(nil, .verbatim("\\.id"))]
        #expect(Code.Expression.asked(.array([]), "map", key).text == "[]")
        #expect(Code.Expression.asked(.array([]), "count", []).text == "[].count()")
        #expect(Code.Expression.asked(Self.a, "map", key).text == "a.map(\\.id)")
    }
}
