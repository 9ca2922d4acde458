import Facts
import Suites

/// A file of probes for one suite, as text, with the lines on which each probe stands.
package struct ProbeFile: Sendable {
    /// The file's text.
    package var text: String
    /// The lines of each probe's statements, by the probe's number.
    package var lines: [Int: ClosedRange<Int>]
    /// What stands on a line, where it is a look: the probe and the look.
    package var looks: [Int: (probe: Int, look: Int)]

    /// Writes probes for a suite.
    ///
    /// - Parameters:
    ///   - plan: The suite, for its imports, traits and isolation.
    ///   - probes: The probes to write.
    ///   - omitted: Looks that are left out, by the probe's number.
    package init(_ plan: SuitePlan, _ probes: [Probe], without omitted: [Int: Set<Int>] = [:]) {
        var writer = Writer()
        let imports = Set(plan.imports.filter { $0 != "import XCTest" }).union(["import Foundation", "import Testing"])
        imports.sorted().forEach { writer.add($0) }
        writer.add("")
        let traits = [SwiftLiteral.string("probes")] + plan.traits.map(\.layout.text)
        writer.add((plan.isolation.map { "@\($0) " } ?? "") + "@Suite(\(traits.joined(separator: ", ")))")
        writer.add("struct TestgenProbesOf\(plan.name) {")
        for probe in probes { writer.add(probe, without: omitted[probe.number] ?? []) }
        writer.add("}")
        text = writer.lines.joined(separator: "\n") + "\n"
        lines = writer.ranges
        looks = writer.looks
    }
}

/// Collects the lines of a file of probes.
private struct Writer {
    var lines: [String] = []
    var ranges: [Int: ClosedRange<Int>] = [:]
    var looks: [Int: (probe: Int, look: Int)] = [:]

    mutating func add(_ line: String) { lines.append(line) }

    mutating func add(_ probe: Probe, without omitted: Set<Int>) {
        let traits = probe.test.traits.filter { if case .disabled = $0 { false } else { true } }
        let attribute = traits.isEmpty ? "@Test" : "@Test(\(traits.map(\.layout.text).joined(separator: ", ")))"
        let start = lines.count + 1
        add("    " + (probe.test.isolation.map { "@\($0) " } ?? "") + attribute)
        add("    func \(probe.function)() async throws {")
        add("        TestgenLook.begin(\(probe.number))")
        add("        do {")
        for statement in probe.test.arrange { add(statement.plain, indent: 12) }
        var acts = probe.test.act
        let last = acts.lastIndex(where: \.isAct)
        let after = last.map { Array(acts[($0 + 1)...]) } ?? []
        let final = last.map { acts[$0] }
        acts = last.map { Array(acts[..<$0]) } ?? acts
        for statement in acts { add(statement.plain, indent: 12) }
        if let final { add(act: final, probe, without: omitted) }
        for statement in after { add(statement.plain, indent: 12) }
        name(probe)
        look(probe, without: omitted)
        if probe.isSearched {
            add("            await TestgenLook.settle()")
            look(probe, offset: Probe.restOffset, without: omitted)
        }
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

    /// The act under test: what it returns or throws is looked at where it can be.
    private mutating func add(act statement: TestStatement, _ probe: Probe, without omitted: Set<Int>) {
        func position(_ about: Look.About) -> Int? {
            probe.looks.firstIndex { $0.about == about }.flatMap { omitted.contains($0) ? nil : $0 }
        }
        guard let (call, returns) = statement.actCall else { return add(statement.plain, indent: 12) }
        let result = returns ? position(.result) : nil
        let thrown = position(.thrown)
        if call.effects.canThrow || statement.isThrowingAct, let thrown {
            add("            do {")
            add([result == nil && !returns ? .expression(call) : .binding(.init("result", call))], indent: 16)
            add("                TestgenLook.threw(\(probe.number), \(thrown), nil)", as: (probe.number, thrown))
            if returns { addResult(probe, result, indent: 16) }
            add("            } catch {")
            add("                TestgenLook.threw(\(probe.number), \(thrown), error)", as: (probe.number, thrown))
            add("            }")
        } else {
            add(
                [returns ? .binding(.init("result", call)) : .expression(call)], indent: 12)
            if returns { addResult(probe, result, indent: 12) }
        }
    }

    private mutating func addResult(_ probe: Probe, _ look: Int?, indent: Int) {
        let space = String(repeating: " ", count: indent)
        guard let look else { return add(space + "_ = result") }
        add(space + "TestgenLook.at(\(probe.number), \(look), result)", as: (probe.number, look))
    }

    private mutating func add(_ line: String, as look: (probe: Int, look: Int)) {
        add(line)
        looks[lines.count] = look
    }

    /// Gives names to what was arranged.
    private mutating func name(_ probe: Probe) {
        for name in probe.test.arrangedNames + probe.kept {
            add("            TestgenLook.name(\(probe.number), \(SwiftLiteral.string(name)), \(name))")
        }
    }

    private mutating func look(_ probe: Probe, offset: Int = 0, without omitted: Set<Int>) {
        for (position, look) in probe.looks.enumerated() where !omitted.contains(position) {
            switch look.about {
            case .result, .thrown: continue
            case .claim:
                guard offset == 0 else { continue }
                let condition = look.expression.layout.text
                add("            TestgenLook.claim(\(probe.number), \(position), \(condition))", as: (probe.number, position))
            default:
                let shown = look.evaluated.layout.text
                add(
                    "            TestgenLook.at(\(probe.number), \(position + offset), \(shown))",
                    as: (probe.number, position))
            }
        }
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
        case .wait(let condition):
            [.expression(.await(.call(.name("waitUntil"), [], trailing: .init([], [.expression(condition)]))))]
        case .expect: []
        case .keepAlive(let name):
            [.expression(.call(.name("withExtendedLifetime"), [.init(nil, .name(name))], trailing: .init([], [])))]
        }
    }
}
