import Facts
import Suites

/// A file of probes for one suite, as text, with the lines on which each probe stands.
package struct ProbeFile: Sendable {
    /// The file's text.
    package var text: String
    /// The lines of each probe's statements, by the probe's number.
    package var lines: [Int: ClosedRange<Int>]
    /// What stands on a line, where it is a look: the probe, 0 for all of them, and what it is about.
    package var looks: [Int: (probe: Int, about: Look.About)]
    /// What stands on a line that arranges something: the probe, and the position among what it arranges.
    package var arranged: [Int: (probe: Int, position: Int)]

    /// Writes probes for a suite.
    ///
    /// - Parameters:
    ///   - plan: The suite, for its imports, traits and isolation.
    ///   - probes: The probes to write.
    ///   - sut: The SUT's type where it can be written, so that the looks at it stand in one function.
    ///   - omitted: Looks that are left out, by the probe's number; those of all probes by 0.
    ///   - isAlone: Whether no other suite's probes run beside these, so that nobody has to be kept out.
    package init(
        _ plan: SuitePlan, _ probes: [Probe], sut: String?, without omitted: [Int: Set<Look.About>] = [:],
        isAlone: Bool = false
    ) {
        let isolations = Set(probes.map(\.test.isolation))
        var writer = Writer(omitted: omitted)
        writer.sutType = isolations.count <= 1 ? sut : nil
        for line in plan.importsInCopy() { writer.add(line) }
        writer.add("")
        let kept = plan.traits.filter { !isAlone || $0 != .exclusiveContainer(reset: nil) }
        let traits = [SwiftLiteral.string("probes")] + kept.map(\.layout.text)
        writer.add((plan.isolation.map { "@\($0) " } ?? "") + "@Suite(\(traits.joined(separator: ", ")))")
        writer.add("struct TestgenProbesOf\(plan.name) {")
        for probe in probes { writer.add(probe) }
        if let probe = probes.first(where: { $0.hasSUT }) ?? probes.first { writer.addShared(of: probe) }
        writer.add("}")
        text = writer.lines.joined(separator: "\n") + "\n"
        lines = writer.ranges
        looks = writer.looks
        arranged = writer.arranged
    }
}

extension SuitePlan {
    /// The lines of imports of a file of the copy, which runs with Swift Testing whatever the suite is written for.
    func importsInCopy(and others: Set<String> = []) -> [String] {
        let own = imports.filter { $0 != "import XCTest" } + ["import Foundation", "import Testing"]
        return sortedImports(own + others.sorted()).flatMap { $0.split(separator: "\n").map(String.init) }
    }
}

/// Collects the lines of a file of probes.
private struct Writer {
    /// Looks that are left out, by the probe's number; those of all probes by 0.
    let omitted: [Int: Set<Look.About>]
    /// The SUT's type, where looks that all probes share stand in a function.
    var sutType: String?
    var lines: [String] = []
    var ranges: [Int: ClosedRange<Int>] = [:]
    var looks: [Int: (probe: Int, about: Look.About)] = [:]
    var arranged: [Int: (probe: Int, position: Int)] = [:]

    init(omitted: [Int: Set<Look.About>]) { self.omitted = omitted }

    mutating func add(_ line: String) { lines.append(line) }

    mutating func add(_ probe: Probe) {
        let traits = probe.test.traits.filter { if case .disabled = $0 { false } else { true } }
        let attribute = traits.isEmpty ? "@Test" : "@Test(\(traits.map(\.layout.text).joined(separator: ", ")))"
        let start = lines.count + 1
        add("    " + (probe.test.isolation.map { "@\($0) " } ?? "") + attribute)
        add("    func \(probe.function)() async throws {")
        add("        TestgenLook.begin(\(probe.number))")
        add("        do {")
        for (position, statement) in probe.test.arrange.enumerated() {
            let first = lines.count + 1
            add(statement.plain, indent: 12)
            for line in first..<lines.count + 1 { arranged[line] = (probe.number, position) }
        }
        let last = probe.test.act.lastIndex(where: \.isAct)
        let wait = probe.test.act.lastIndex(where: \.isAct).flatMap { act in
            probe.test.act.indices.dropFirst(act + 1).first { probe.test.act[$0].isWait }
        }
        for (position, statement) in probe.test.act.enumerated() {
            if position == wait { look(probe, offset: Probe.waitOffset) }
            if position == last { add(act: statement, probe) } else { add(statement.plain, indent: 12) }
        }
        for name in probe.test.arrangedNames {
            add("            TestgenLook.name(\(probe.number), \(SwiftLiteral.string(name)), \(name))")
        }
        if sutType != nil {
            add("            nameWhatDoublesGive(\(probe.number), deps)")
        } else {
            nameKept(probe, number: "\(probe.number)", of: probe.number, indent: 12)
        }
        look(probe, offset: 0)
        if probe.isSearched {
            add("            repeat {")
            add("            await TestgenLook.settle(\(probe.number))")
            look(probe, offset: Probe.restOffset)
            add("            } while !TestgenLook.isAtRest(\(probe.number))")
        }
        for statement in probe.test.assert where statement.isKept { add(statement.plain, indent: 12) }
        add("            TestgenLook.end(\(probe.number))")
        add("        } catch {")
        add("            TestgenLook.escaped(\(probe.number), error)")
        add("        }")
        add("    }")
        ranges[probe.number] = start...lines.count
    }

    private mutating func add(_ statements: [Code.Statement], indent: Int) {
        for line in statements.lines(width: Layout.pageWidth * 4) {
            add(String(repeating: " ", count: indent) + line)
        }
    }

    private mutating func add(_ line: String, as about: Look.About, of probe: Int) {
        add(line)
        looks[lines.count] = (probe, about)
    }

    private func isOmitted(_ about: Look.About, _ probe: Probe) -> Bool {
        (omitted[probe.number] ?? []).contains(about) || (omitted[0] ?? []).contains(about)
    }

    // MARK: - The act

    /// The act under test: what it returns or throws is looked at where it can be.
    private mutating func add(act statement: TestStatement, _ probe: Probe) {
        func position(_ about: Look.About) -> Int? {
            isOmitted(about, probe) ? nil : probe.looks.firstIndex { $0.about == about }
        }
        guard let (call, returns) = statement.actCall else { return add(statement.plain, indent: 12) }
        let result = returns ? position(.result) : nil
        let act = returns ? Code.Statement.binding(.init("result", call)) : .expression(call)
        guard call.effects.canThrow || statement.isThrowingAct, let thrown = position(.thrown) else {
            add([act], indent: 12)
            return returns ? addResult(probe, result, indent: 12) : ()
        }
        add("            do {")
        add([act], indent: 16)
        add("                TestgenLook.threw(\(probe.number), \(thrown), nil)", as: .thrown, of: probe.number)
        if returns { addResult(probe, result, indent: 16) }
        add("            } catch {")
        add("                TestgenLook.threw(\(probe.number), \(thrown), error)", as: .thrown, of: probe.number)
        add("            }")
    }

    private mutating func addResult(_ probe: Probe, _ look: Int?, indent: Int) {
        let space = String(repeating: " ", count: indent)
        guard let look else { return add(space + "_ = result") }
        add(space + "TestgenLook.at(\(probe.number), \(look), result)", as: .result, of: probe.number)
    }

    // MARK: - Looks

    /// Gives names to what doubles give back.
    private mutating func nameKept(_ probe: Probe, number: String, of owner: Int, indent: Int) {
        let space = String(repeating: " ", count: indent)
        for name in probe.kept where !isOmitted(.kept(name), probe) {
            add(
                "\(space)TestgenLook.name(\(number), \(SwiftLiteral.string(name)), \(name))", as: .kept(name), of: owner
            )
        }
    }

    private mutating func look(_ probe: Probe, offset: Int) {
        for (position, look) in probe.looks.enumerated() where !look.isShared && !isOmitted(look.about, probe) {
            if look.about == .thrown || look.about == .result { continue }
            if look.about.isClaim && offset == Probe.restOffset { continue }
            add(
                "            TestgenLook.\(look.about.function)(\(probe.number), "
                    + "\(position + offset), \(look.evaluated.layout.text))", as: look.about, of: probe.number)
        }
        guard probe.test.statements.contains(where: { $0.names("deps") }) else { return }
        guard sutType != nil else { return lookInline(probe, offset: offset) }
        let base = (probe.looks.firstIndex(where: \.isShared) ?? 0) + offset
        let hop = probe.looks.contains { $0.isOfState && $0.waits } ? "await " : ""
        if probe.hasSUT { add("            \(hop)lookAtSUT(\(probe.number), \(base), sut)") }
        let states = probe.looks.filter(\.isOfState).count
        add("            lookAtDoubles(\(probe.number), \(base + states), deps)")
    }

    private mutating func lookInline(_ probe: Probe, offset: Int) {
        for (position, look) in probe.looks.enumerated() where look.isShared && !isOmitted(look.about, probe) {
            add(
                "            TestgenLook.at(\(probe.number), \(position + offset), \(look.evaluated.layout.text))",
                as: look.about, of: probe.number)
        }
    }

    /// The functions that look at what all probes look at.
    mutating func addShared(of probe: Probe) {
        guard let sutType else { return }
        let isolation = probe.test.isolation.map { "@\($0) " } ?? ""
        let factory = probe.test.arrange.lazy.compactMap(\.factory).first ?? ""
        let states = probe.looks.filter(\.isOfState)
        let hop = states.contains(where: \.waits) ? "async " : ""
        add("    \(isolation)func lookAtSUT(_ probe: Int, _ first: Int, _ sut: \(sutType)) \(hop){")
        addShared(states, probe)
        add("    }")
        add("    \(isolation)func lookAtDoubles(_ probe: Int, _ first: Int, _ deps: \(factory).Dependencies) {")
        addShared(probe.looks.filter { $0.isShared && !$0.isOfState }, probe)
        add("    }")
        add("    \(isolation)func nameWhatDoublesGive(_ probe: Int, _ deps: \(factory).Dependencies) {")
        nameKept(probe, number: "probe", of: 0, indent: 8)
        add("    }")
    }

    private mutating func addShared(_ shared: [Look], _ probe: Probe) {
        for (position, look) in shared.enumerated() where !isOmitted(look.about, probe) {
            add(
                "        TestgenLook.at(probe, first + \(position), \(look.evaluated.layout.text))", as: look.about,
                of: 0)
        }
    }
}

extension Look {
    /// Whether it looks at what the SUT shows.
    fileprivate var isOfState: Bool { if case .state = about { true } else { false } }

    /// Whether all probes of a suite have it: it looks at the SUT or at a double.
    fileprivate var isShared: Bool {
        switch about {
        case .state, .calls, .received, .setting: true
        case .result, .thrown, .recorded, .made, .underWay, .sent, .failed, .object, .claim, .kept: false
        }
    }
}

extension Look.About {
    fileprivate var isClaim: Bool { if case .claim = self { true } else { false } }

    /// The function that looks.
    fileprivate var function: String {
        switch self {
        case .claim: "claim"
        case .object: "object"
        default: "at"
        }
    }
}

extension TestStatement {
    /// The factory that makes the dependencies.
    fileprivate var factory: String? {
        guard case .declare(let binding) = kind, binding.name == "deps",
            case .call(.member(.name(let factory)?, _), _, _)? = binding.value?.bare
        else { return nil }
        return factory
    }
}

extension SuitePlan.Test {
    /// The names of the values that the test arranges.
    var arrangedNames: [String] {
        arrange.compactMap { statement in
            guard case .declare(let binding) = statement.kind, !binding.isVariable, binding.name != "deps" else {
                return nil
            }
            return binding.name
        }
    }
}

extension TestStatement {
    /// Whether it is the act, or a part of it.
    var isAct: Bool {
        switch kind {
        case .act, .actThrowing: true
        default: false
        }
    }

    /// Whether it waits for something.
    var isWait: Bool { if case .wait = kind { true } else { false } }

    /// Whether it keeps something alive.
    var isKept: Bool { if case .keepAlive = kind { true } else { false } }

    var isThrowingAct: Bool { if case .actThrowing = kind { true } else { false } }

    /// The call that an act makes, marked, and whether it returns something; `nil` for an act that is none.
    var actCall: (call: Code.Expression, returns: Bool)? {
        switch kind {
        case .act(.expression(let call)): (call, false)
        case .act(.binding(let binding)) where binding.name == "result": binding.value.map { ($0, true) }
        case .act(.assignment(.name("_"), let call)): (call, true)
        case .actThrowing(let act): (act.call, act.returns)
        default: nil
        }
    }

    /// The statement as it stands in a probe, which expects nothing.
    var plain: [Code.Statement] {
        switch kind {
        case .declare(let binding): [.binding(binding)]
        case .stub(let target, let value): [.assignment(target, value)]
        case .prepare(let statement), .act(let statement): [statement]
        case .actThrowing(let act):
            [.doCatch([act.returns ? .assignment(.name("_"), act.call) : .expression(act.call)], catch: [])]
        case .wait(let condition): [.waiting(until: condition)]
        case .expect: []
        case .keepAlive(let name):
            [.expression(.call(.name("withExtendedLifetime"), [.init(nil, .name(name))], trailing: .init([], [])))]
        }
    }
}
