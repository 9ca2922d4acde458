import Testing

@testable import Facts

/// Where lines break, on the tree.
@Suite struct LayoutTests {
    private static func call(_ name: String, _ arguments: Code.Argument...) -> Code.Expression {
        .call(.name(name), arguments)
    }

    private static func name(_ label: String?, _ text: String) -> Code.Argument { .init(label, .name(text)) }

    private func lines(_ statement: Code.Statement, at width: Int) -> String {
        [statement].lines(width: width).joined(separator: "\n")
    }

    @Test func conditionsAreJoinedWithoutParenthesesAndGetALineEach() {
        func is3(_ name: String) -> Code.Expression { .binary(.name(name), "==", .number("3")) }
        let all = Code.Expression.binary(.binary(is3("one"), "&&", is3("two")), "&&", is3("three"))
        #expect(lines(.expression(all), at: 60) == "one == 3 && two == 3 && three == 3")
        #expect(lines(.expression(all), at: 20) == "one == 3\n    && two == 3\n    && three == 3")
        let either = Code.Expression.binary(.binary(.name("a"), "||", .name("b")), "&&", .name("c"))
        #expect(lines(.expression(either), at: 60) == "(a || b) && c")
    }

    @Test(
        arguments: [
            // What fits stays.
            (.binding(.init("a", call("f", name(nil, "b")))), 40, "let a = f(b)"),
            // Arguments go to the next line, as many as fit; the parenthesis stays with the last.
            (
                .binding(
                    .init(
                        "page", call("make", .init("items", .array([.name("one"), .name("two")])), name("more", "yes")))
                ),
                40, "let page = make(\n    items: [one, two], more: yes)"
            ),
            (
                .expression(
                    call("call", name("first", "aaaaaaaaaa"), name("second", "bbbbbbbbbb"), name("third", "c"))), 36,
                "call(\n    first: aaaaaaaaaa,\n    second: bbbbbbbbbb, third: c)"
            ),
            // Lists close on a line of their own.
            (
                .binding(.init("all", .array([.name("first"), .name("second"), .name("third")]))), 24,
                "let all = [\n    first, second, third\n]"
            ),
            // The widest brackets open first.
            (
                .assignment(
                    .path("deps", "name"), .call(.member(call("f", name(nil, "x")), "g"), [name(nil, "long_enough")])),
                26, "deps.name = f(x).g(\n    long_enough)"
            ),
            // A closure that is the only argument stays with its parentheses.
            (
                .expression(call("write", .init(nil, .closure(.init([], [.expression(call("removeFirst"))]))))), 20,
                "write({\n    removeFirst()\n})"
            ),
            // What a closure takes stays on the line of its brace.
            (
                .assignment(
                    .path("deps", "load"),
                    .closure(.init(["_", "done"], [.expression(call("done", name(nil, "page")))]))),
                30, "deps.load = { _, done in\n    done(page)\n}"
            ),
            // Several statements are put apart, whether or not they would fit.
            (
                .assignment(.name("f"), .closure(.init([], [.expression(.name("a")), .return(.name("b"))]))), 120,
                "f = {\n    a\n    return b\n}"
            ),
            // A line without brackets breaks after its sign.
            (
                .assignment(.path("deps", "first"), .call(.path("subject", "eraseToAnything"))), 30,
                "deps.first =\n    subject.eraseToAnything()"
            ),
            // Nothing is added to a text that is short itself.
            (
                .expression(
                    call(
                        "f",
                        .init(nil, .binary(.string("one two three (four)"), "==", .name("aVeryLongNameThatDoesNotFit")))
                    )),
                40, "f(\n    \"one two three (four)\" == aVeryLongNameThatDoesNotFit)"
            ),
            // A long text becomes a sum where a String is wanted, and nowhere else.
            (
                .expression(call("fail", .init(nil, .string("one two three four five six seven eight nine")))), 40,
                "fail(\n    \"one two three four five six \"\n        + \"seven eight nine\")"
            ),
            (
                .expression(
                    .macro(
                        "#expect",
                        [.init(nil, .binary(.name("a"), "==", .string("one two three four five six seven")))],
                        trailing: nil)), 40,
                "#expect(\n    a == \"one two three four \"\n        + \"five six seven\")"
            ),
            (
                .expression(
                    call("f", .init(nil, .member(.string("one two three four five six seven eight"), "count")))), 40,
                "f(\n    \"one two three four five six seven eight\".count)"
            ),
            (
                .expression(call("f", .init(nil, .verbatim("\"one two three four five six seven eight\"")))), 40,
                "f(\n    \"one two three four five six seven eight\")"
            ),
            (
                .doCatch([.expression(.try(.name("a")))], catch: [.assignment(.name("b"), .name("error"))]), 120,
                "do {\n    try a\n} catch {\n    b = error\n}"
            ),
        ] as [(Code.Statement, Int, String)])
    func breaks(_ statement: Code.Statement, _ width: Int, _ text: String) {
        #expect(lines(statement, at: width) == text)
    }

    @Test func parametersCloseApartBeforeABody() {
        let head =
            Layout("func go") + .list("(", ["from start: Int", "to end: Int"], ")") + " async {"
        #expect(head.lines(width: 40) == ["func go(", "    from start: Int, to end: Int", ") async {"])
    }
}
