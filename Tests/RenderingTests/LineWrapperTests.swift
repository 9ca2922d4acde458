import Testing

@testable import Rendering

@Suite struct LineWrapperTests {
    @Test func shortLinesStay() {
        #expect(wrapped("let a = f(1, 2)\n", at: 40) == "let a = f(1, 2)\n")
    }

    @Test func argumentsGoToTheNextLine() {
        #expect(
            wrapped("    let page = make(items: [one, two], more: true)", at: 40)
                == "    let page = make(\n        items: [one, two], more: true)")
    }

    @Test func argumentsThatDoNotFitOneLineTakeSeveral() {
        #expect(
            wrapped("call(first: 1111111111, second: 2222222222, third: 3333333333)", at: 36)
                == "call(\n    first: 1111111111,\n    second: 2222222222,\n    third: 3333333333)")
    }

    @Test func listsAndSignaturesCloseApart() {
        #expect(wrapped("let all = [first, second, third]", at: 24) == "let all = [\n    first, second, third\n]")
        #expect(
            wrapped("func go(from start: Int, to end: Int) async {", at: 40)
                == "func go(\n    from start: Int, to end: Int\n) async {")
    }

    @Test func closuresKeepTheirParentheses() {
        #expect(
            wrapped("if let a = box.write({ $0.removeFirst() }) {", at: 30)
                == "if let a = box.write({\n    $0.removeFirst()\n}) {")
        #expect(
            wrapped("await check(a) { try sut.doSomething() }", at: 30)
                == "await check(a) {\n    try sut.doSomething()\n}")
    }

    @Test func bracketsAndCommasInLiteralsAreText() {
        let line = #"print("a, (b, \(call("x, y")) c", second, third)"#
        #expect(wrapped(line, at: 40) == "print(\n    \"a, (b, \\(call(\"x, y\")) c\", second,\n    third)")
    }

    @Test func longLiteralsBecomeSums() {
        #expect(
            wrapped("fail(\"one two three four five six seven eight nine\")", at: 40)
                == "fail(\n    \"one two three four five six \"\n        + \"seven eight nine\")")
    }

    @Test func assignmentsBreakAfterTheSign() {
        #expect(
            wrapped("deps.first.second = subject.eraseToAny()", at: 30)
                == "deps.first.second =\n    subject.eraseToAny()")
    }

    @Test func commentsBreakBetweenWords() {
        #expect(wrapped("/// one two three four five", at: 16) == "/// one two\n/// three four\n/// five")
    }

    @Test func literalsOfSeveralLinesStay() {
        let text = "let a = \"\"\"\n    a long line, with (brackets, and) commas\n    \"\"\""
        #expect(wrapped(text, at: 20) == text)
    }
}
