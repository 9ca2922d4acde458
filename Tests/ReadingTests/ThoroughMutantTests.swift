import Behaviour
import Facts
import Reading
import Testing

/// The changes that a proof of tests plants beyond those that reading chooses its tests by.
@Suite struct ThoroughMutantTests {
    /// What is planted in the members of a class only when the proof is thorough: the kind, the code, what stands there
    /// instead.
    private func changes(
        _ lines: String, kind: Mutant.Kind? = nil, attribute: String = "", types: PlantingTypes = PlantingTypes(),
        plain isPlainShown: Bool = false
    ) -> [String] {
        let source = "\(attribute)final class Desk {\n\(lines)\n}"
        let plain = plantMutants(in: source, path: "D.swift", type: "Desk", types: types).mutants
        let planted = plantMutants(in: source, path: "D.swift", type: "Desk", types: types, isThorough: true)
        #expect(syntaxErrors(in: planted.text, path: "D.swift").isEmpty)
        for mutant in planted.mutants { #expect(planted.text.contains("testgenMutant(\(mutant.number))")) }
        let known = Set(plain.map { "\($0.kind) \($0.code) \($0.replacement ?? "")" })
        return planted.mutants.filter {
            (isPlainShown || !known.contains("\($0.kind) \($0.code) \($0.replacement ?? "")"))
                && kind ?? $0.kind == $0.kind
        }
        .map { "\($0.code) → \($0.replacement ?? "?")" }
    }

    @Test func operatorsAreTheirOpposites() {
        #expect(changes("func go() { use(a && b) }").contains("a && b → a || b"))
        #expect(changes("func go() { if a || b { x() } }").contains("a || b → a && b"))
        #expect(changes("func go() { use(a - b) }").contains("a - b → a + b"))
        #expect(changes("func go() { use(a * b) }").contains("a * b → a / b"))
        #expect(changes("func go() { use(name + \"!\") }").isEmpty)
    }

    @Test func conditionsAreTurnedRoundWhateverElse() {
        let outcomes = ["isOn → true", "isOn → false", "isOn → !(isOn)"]
        #expect(changes("func go() { if isOn { x() } }", plain: true).filter { $0.hasPrefix("isOn") } == outcomes)
        #expect(changes("func go() { if let a { x(a) } }", kind: .condition).isEmpty)
    }

    @Test func changesAreShownAsOneWouldWriteThem() {
        let marked = "func title() -> String { isOn ? \"a\" : \"b\" }"
        #expect(changes(marked, plain: true).contains("isOn ? \"a\" : \"b\" → (isOn ? \"a\" : \"b\") + \"*\""))
        let inner = changes("func go() { use(a && b && c) }")
        #expect(inner.contains("a && b → (a || b)"))
        #expect(inner.contains("a && b && c → a && b || c"))
    }

    @Test func eitherSideOfACalculationIsLeftOut() {
        #expect(changes("func go() { use(a + b) }") == ["a + b → b"])
        #expect(!changes("func go() { use(a + 2) }").contains("a + 2 → 2"))
    }

    @Test func aFieldIsTakenForAnotherOfItsType() {
        let types = PlantingTypes(sibling: { owner, name in
            owner == "sums" && name == "net" ? "gross" : nil
        })
        #expect(changes("func go() { use(sums.net) }", types: types) == ["sums.net → sums.gross"])
        #expect(changes("func go() { show = sums.net > 2 }", types: types).contains("sums.net → sums.gross"))
        #expect(!changes("func go() { sums.net = other }", types: types).contains("sums.net → sums.gross"))
        #expect(!changes("func go() { sums.net += other }", types: types).contains("sums.net → sums.gross"))
        #expect(!changes("func go() { sums.net.add(2) }", types: types).contains("sums.net → sums.gross"))
        #expect(!changes("func go() { fill(&sums.net) }", types: types).contains("sums.net → sums.gross"))
    }

    @Test func whatIsOrderedByTwoValuesIsOrderedByTheOtherAndByOne() {
        let found = changes("func go() { list.sort { ($0.last, $0.first) < ($1.last, $1.first) } }", kind: .value)
        #expect(found.contains("($0.last, $0.first) < ($1.last, $1.first) → ($0.first, $0.last) < ($1.first, $1.last)"))
        #expect(found.contains("($0.last, $0.first) < ($1.last, $1.first) → $0.last < $1.last"))
        #expect(changes("func go() { show((a + b) < (c + d)) }", kind: .value).allSatisfy { !$0.contains("→ (b") })
    }

    @Test func theSmallerOfTwoIsOneOfThem() {
        #expect(changes("func go() { use(min(a, b)) }") == ["min(a, b) → a", "min(a, b) → b"])
    }

    @Test func aListLosesItsLastElement() {
        #expect(changes("func go() { use([a, b, c]) }") == ["[a, b, c] → [a, b]"])
        #expect(changes("func go() { use([a]) }").isEmpty)
    }

    @Test func aParameterThatTakesSeveralValuesGetsOneLess() {
        let types = PlantingTypes(parameters: { _, labels in labels == ["keeping"] ? [.simple("String")] : nil })
        #expect(
            changes("func go() { vault.wipe(keeping: a, b) }", kind: .argument, types: types) == [
                "vault.wipe(keeping: a, b) → vault.wipe(keeping: a)"
            ])
        #expect(changes("func go() { vault.wipe(leaving: a, b) }", kind: .argument, types: types).isEmpty)
        #expect(changes("func go() { vault.wipe(keeping: a) }", kind: .argument, types: types).isEmpty)
    }

    @Test func aLoopEndsAfterOneRound() {
        #expect(changes("func go() { for a in all { x(a) } }") == ["all → ?"])
        #expect(
            changes("func go() { while let a = next() { x(a) } }").contains("let a = next() → ?"))
        #expect(changes("func go() { for a in all { return a } }").isEmpty)
        #expect(changes("func go() -> Int { while true { if let a = next() { return a } } }", kind: .limit).isEmpty)
    }

    @Test func aClosureDoesNotCallWhatItIsFor() {
        let members = "func retry() { }\nfunc count() -> Int { 1 }\n"
        let call = "self?.retry() → "
        #expect(changes(members + "func go() { use(Button { [weak self] in self?.retry() }) }").contains(call))
        #expect(
            !changes(members + "func go() { use(Button { self?.count() }) }").contains { $0.hasPrefix("self?.count") })
    }

    @Test func whatMayWellNotCompileIsLeftOutByItself() {
        let source = "final class Desk { func go() { use([a, b], c + d) } }"
        let planted = plantMutants(in: source, path: "D.swift", type: "Desk", isThorough: true)
        #expect(planted.daring == [1])
        let timid = plantMutants(in: source, path: "D.swift", type: "Desk", timidOn: [1], isThorough: true)
        #expect(timid.daring.isEmpty)
        #expect(timid.mutants.map(\.code) == ["use([a, b], c + d)", "c + d"])
    }

    @Test func numbersAndBoundsAreOneOff() {
        #expect(changes("func go() { if count > 3 { x() } }", kind: .limit) == ["3 → 4"])
        #expect(changes("func go() { if bar < 0.8 { x() } }", kind: .limit) == ["0.8 → 0.7", "0.8 → 0.9"])
        #expect(changes("func go() { each(0..<count) }", kind: .limit) == ["count → count + 1"])
    }

    @Test func whatIsGivenIsAlwaysTheSame() {
        #expect(changes("func go() -> Bool { a == b }") == ["a == b → true", "a == b → false"])
        #expect(changes("func go() -> String { return name }") == ["name → \"\""])
        #expect(changes("var sum: Int { a.count }") == ["a.count → 0"])
        #expect(changes("func go() -> Int? { x() }") == [])
    }

    @Test func bothBranchesOfAChoiceAreAlwaysTaken() {
        #expect(changes("func go() { use(a ? 1 : 2) }").filter { $0.hasPrefix("a ") } == ["a → true", "a → false"])
    }

    @Test func whereIsDropped() {
        #expect(changes("func go() { for a in b where a.isOn { x(a) } }", kind: .condition) == ["a.isOn → true"])
    }

    @Test func whatMayThrowGivesNothing() {
        #expect(changes("func go() { let a = try? load()\nuse(a) }") == ["try? load() → nil"])
        #expect(changes("func go() { try? load() }").isEmpty)
    }

    @Test func aMemberIsItsOpposite() {
        #expect(changes("func go() { use(steps.min()) }") == ["steps.min() → steps.max()"])
        #expect(changes("func go() { use(steps.first?.name) }") == ["steps.first → steps.last"])
        #expect(
            changes("func go() { use(steps.first { $0.isOpen }) }").contains(
                "steps.first { $0.isOpen } → steps.last { $0.isOpen }"))
        #expect(changes("func go() { use(a.first) }") == ["a.first → a.last"])
        #expect(
            changes("func go() { use(name.caseInsensitiveCompare(other) == .orderedSame) }").contains(
                "name.caseInsensitiveCompare(other) → name.compare(other)"))
        #expect(changes("func go() { use(first) }").isEmpty)
    }

    @Test func aCaseIsNotMetWhereSomethingElseIs() {
        #expect(
            changes("func go() { switch code { case 400, 422: x()\ndefault: y() } }", kind: .condition)
                == ["400 → ?", "422 → ?"])
        #expect(changes("func go() { switch way { case .up: x()\ncase .down: y() } }", kind: .condition).isEmpty)
    }

    @Test func anErrorIsNotCaughtWhereAllOthersAre() {
        #expect(
            changes("func go() { do { try x() } catch Fault.lost { y() } catch { z() } }", kind: .condition)
                == ["Fault.lost → ?"])
        #expect(changes("func go() throws { do { try x() } catch Fault.lost { y() } }", kind: .condition).isEmpty)
    }

    @Test func aKeyHasTheValueOfItsNeighbour() {
        #expect(changes("func go() { use([\"a\": x, \"b\": y]) }", kind: .argument) == ["x → y", "y → x"])
        #expect(changes("func go() { use([\"a\": x, \"b\": x]) }", kind: .argument).isEmpty)
        #expect(changes("func go() { use([\"a\": x]) }", kind: .argument).isEmpty)
    }

    @Test func aValueIsAskedForAfterWhatChangesIt() {
        #expect(
            changes("func go() { let old = store.current()\nstore.clear()\nuse(old) }", kind: .order).first
                == "let old = store.current(); store.clear() → store.clear(); let old = store.current()")
        #expect(changes("func go() { let old = store.current()\nstore.drop(old) }", kind: .order).isEmpty)
        #expect(changes("func go() { let old = count\nstore.clear()\nuse(old) }", kind: .order).count == 1)
    }

    @Test func stepsOfAChainAreLeftOut() {
        #expect(changes("func go() { use(a.sorted()) }") == ["a.sorted() → a"])
    }

    @Test func argumentsOfOneTypeChangePlaces() {
        let types = PlantingTypes(parameters: { path, _ in
            path.last == "send" ? [.simple("String"), .simple("String")] : nil
        })
        let swapped = "api.send(a, to: b) → api.send(b, to: a)"
        #expect(changes("func go() { api.send(a, to: b) }", types: types).contains(swapped))
        #expect(!changes("func go() { api.send(a, to: a) }", types: types).contains { $0.contains("(a, to: a) →") })
    }

    @Test func defaultsAreOthers() {
        #expect(changes("func go(_ count: Int = 3) { }") == ["3 → 4"])
        #expect(changes("public func go(_ count: Int = 3) { }") == ["3 → 4"])
    }

    @Test func whatIsKeptBeginsOtherwise() {
        #expect(changes("private(set) var isOpen = false") == ["false → true"])
        #expect(changes("var pages: Int = 3") == ["3 → 4"])
        #expect(changes("var name = \"\"") == ["\"\" → \"\" + \"*\""])
        #expect(changes("var pages = 3; init(pages: Int) { self.pages = pages }", kind: .value).isEmpty)
        #expect(changes("static let most = 3").isEmpty)
        #expect(changes("lazy var most = 3").isEmpty)
    }

    @Test func whatIsHeldWeaklyIsKept() {
        #expect(changes("weak var delegate: D?") == ["weak var delegate: D? → var delegate: D?"])
        let captured = changes("func go() { x { [weak self] in self?.y() } }", kind: .ownership)
        #expect(captured == ["self; self?.y() → [self] in …"])
    }

    @Test func whatIsWaitedForIsOnlyBegunOnTheMainActor() {
        let line = "func go() async { await x() }"
        #expect(changes(line, kind: .waiting, attribute: "@MainActor ") == ["await x() → Task { await x() }"])
        #expect(changes(line, kind: .waiting).isEmpty)
    }

    @Test(arguments: [
        ("a = 1\ncall(a)", true), ("items.append(x)\nerror = nil", false), ("a = 1\nb = 2", false),
        ("a = try load()\nb = 2", true), ("items = []\nonPaid?(paid)", true), ("one.stop()\ntwo.start()", true),
        ("one.stop()\nplaying = nil", false), ("text = query\nreload()", false), ("isBusy = true\nreload()", true),
        ("a = 1\na = 2", true), ("self?.text = query\nself?.reload()", false),
        ("a.sink { x($0) }.store(in: &c)\nb.sink { y($0) }.store(in: &c)", false),
    ])
    func statementsChangePlacesWhereSomebodySees(_ lines: String, _ isPlanted: Bool) {
        let reload = "func reload() { isBusy = false; task = Task { await load(text) } }"
        #expect(changes("func go() throws { \(lines) }\n\(reload)", kind: .order).isEmpty != isPlanted)
    }

    @Test func placesHaveTheirEnd() throws {
        let source = "final class Desk {\n    func go() {\n        if a && b { x() }\n    }\n}"
        let all = plantMutants(in: source, path: "D.swift", type: "Desk", isThorough: true).mutants
        let swapped = try #require(all.first { $0.replacement == "a || b" })
        #expect(swapped.location.column == 12)
        #expect(swapped.end?.column == 18)
        #expect(swapped.end?.line == 3)
    }
}
