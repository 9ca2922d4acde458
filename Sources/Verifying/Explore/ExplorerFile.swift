import Behaviour
import Facts
import Suites

/// A test that explores: it arranges and does to the SUT what numbers say, thousands of times in one process, and writes
/// down which numbers show what no others did.
package struct ExplorerFile: Sendable {
    /// The file's text.
    package private(set) var text = ""
    /// What stands on a line that can be left out: a look, what a double is told, or an act.
    package private(set) var parts: [Int: Part] = [:]
    /// The name of the suite.
    package let suite: String

    /// A part of the file that can be left out, where it does not compile.
    package enum Part: Hashable, Sendable {
        case look(Look.About)
        case stub(String)
        case doing(Int)
    }

    let exploration: Exploration
    let omitted: Set<Part>
    /// The classes whose objects are taken apart.
    let objects: Set<String>
    private var lines: [String] = []

    /// Writes the test for a suite.
    ///
    /// - Parameters:
    ///   - plan: The suite, for its imports and traits.
    ///   - exploration: What can be arranged and done.
    ///   - looks: What is looked at.
    ///   - sut: The SUT's type.
    ///   - changes: The numbers of the changes of the code that are looked for.
    ///   - objects: The classes whose objects are taken apart.
    ///   - omitted: What is left out.
    package init(
        _ plan: SuitePlan, _ exploration: Exploration, looks: [Look], sut: String, objects: Set<String> = [],
        omitted: Set<Part> = []
    ) {
        self.objects = objects
        self.exploration = exploration
        self.omitted = omitted
        suite = "TestgenExplorerOf\(plan.name)"
        write(plan, looks, sut)
        text = lines.joined(separator: "\n") + "\n"
    }

    mutating func add(_ line: String, as part: Part? = nil) {
        for line in line.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(String(line))
            if let part { parts[lines.count] = part }
        }
    }

    // MARK: - The file

    private mutating func write(_ plan: SuitePlan, _ looks: [Look], _ sut: String) {
        for line in plan.importsInCopy(and: exploration.imports) { add(line) }
        let actor = exploration.isolation.map { "@\($0) " } ?? ""
        let traits = plan.traits.filter { if case .tags = $0 { false } else { true } }
        add("")
        add("\(actor)@Suite(\((["\"explorer\""] + traits.map(\.layout.text)).joined(separator: ", ")))")
        add("struct \(suite) {")
        writeRun(looks)
        writeScenario(sut)
        writeArrange()
        writeInterrupt(sut)
        writeCount()
        for index in exploration.doings.indices where !omitted.contains(.doing(index)) { writeDoing(index, sut) }
        writeLooks(looks, sut)
        for index in exploration.assortments.shapes.indices { writeShape(index) }
        for (index, list) in exploration.assortments.lists.enumerated() {
            let values = list.values.map(\.oneLine).joined(separator: ", ")
            add("    nonisolated(unsafe) static let list\(index): [\(list.type.text)] = [\(values)]")
        }
        add("}")
    }

    private mutating func writeRun(_ looks: [Look]) {
        let acts = exploration.doings.indices.filter { !omitted.contains(.doing($0)) }
        add("    @Test func explore() async {")
        let stubs = exploration.stubs.filter { !omitted.contains(.stub($0.key)) }.map { stub in
            "\"\(stub.key)\": \(stub.content.isTakenBack ? 3 : 2)"
        }
        let forms = acts.compactMap { index in
            exploration.doings[index].form.map {
                "\(index): TestgenForm(field: \"\($0.field)\", count: \($0.count), value: \"\($0.value)\", likely: \($0.likely))"
            }
        }
        add("        let forms: [Int: TestgenForm] = [\(forms.isEmpty ? ":" : forms.joined(separator: ", "))]")
        let fields = acts.compactMap { index -> String? in
            let doing = exploration.doings[index]
            guard let field = doing.field else { return nil }
            let look = looks.firstIndex { $0.about == .state(field.name) && doing.act?.isAssignment == true }
            return "TestgenField(act: \(index), name: \"\(field.name)\", likely: \(field.likely), "
                + "look: \"\(look.map(String.init) ?? "")\")"
        }
        // What sets more than that is no form.
        let isForm = fields.count <= 12
        add("        let fields: [TestgenField] = [\(isForm ? fields.joined(separator: ", ") : "")]")
        add("        let stubs: [String: Int] = [\(stubs.isEmpty ? ":" : stubs.joined(separator: ", "))]")
        add(
            "        await TestgenExplorer.run(acts: \(acts), forms: forms, fields: fields, stubs: stubs, "
                + "isQuiet: \(exploration.beside == .nothing), hasThreads: \(exploration.beside == .threads)) { x in")
        add("            await withKnownIssue(isIntermittent: true) { await scenario(x) } matching: { issue in")
        add("                x.hasIssue = true")
        add("                TestgenExplorer.lacks(x, issue.comments.map(\\.rawValue).joined())")
        add("                return true")
        add("            }")
        add("        }")
        add("    }")
    }

    private mutating func writeScenario(_ sut: String) {
        add("    func scenario(_ x: TestgenTrail) async {")
        add("        do {")
        add("        let deps = \(exploration.factory).setupDependencies()")
        for recorder in exploration.makeRecorders + exploration.settable {
            add(lines(of: [.binding(recorder.list)], 8))
        }
        let lists = (exploration.makeRecorders + exploration.settable).map(\.list.name) + hearPosts()
        for (index, doing) in exploration.doings.enumerated() where !omitted.contains(.doing(index)) {
            guard let emission = doing.emission, let target = emission.target else { continue }
            add(
                "        if x.acts.contains(\(index)) { \(target.oneLine) = \(emission.held.oneLine) }",
                as: .doing(index))
        }
        add("        arrange(x, deps, \"0\")")
        if exploration.clock != nil { add("        x.setClock(\"clock\")") }
        writeMake(sut)
        for recorder in exploration.settable {
            add("        sut.\(recorder.name) = \(recorder.closure.oneLine)")
        }
        add("        count(x, deps)")
        add("        for p in 0...x.acts.count {")
        add("            if p > 0 { arrange(x, deps, \"\\(p)\"); interrupt(x, sut, deps, \"\\(p)\") }")
        if exploration.clock != nil { add("            if p > 0 { x.moveClock(\"\\(p)/clock\") }") }
        add("            x.isLast = p == x.acts.count")
        add("            x.begin(p)")
        add("            switch p == 0 ? -1 : x.acts[p - 1] {")
        for index in exploration.doings.indices where !omitted.contains(.doing(index)) {
            let argument = exploration.isChanged ? "&sut" : "sut"
            add("            case \(index): await act\(index)(x, \(argument), deps, \"\\(p)/act\(index)/\")")
        }
        add("            default: break")
        add("            }")
        add("            count(x, deps)")
        add("            guard await x.comesToRest() else { count(x, deps); continue }")
        add("            repeat {")
        add("                x.beginLooks()")
        add("                await look(x, sut, deps)")
        for list in lists { add("                x.see(\"\(list)\", \(list))") }
        add("                count(x, deps)")
        add("            } while await x.goesOn()")
        add("        }")
        add("        } catch { x.see(\"made\", error) }")
        add("    }")
    }

    /// Writes down what the SUT posts; the list of that, where there is one.
    private mutating func hearPosts() -> [String] {
        guard let posted = exploration.posted else { return [] }
        add(lines(of: [.binding(NotificationUse.list), posted], 8))
        return [NotificationUse.list.name]
    }

    private mutating func writeMake(_ sut: String) {
        let recorders = exploration.makeRecorders.map { Code.Argument($0.name, $0.closure) }
        let clock = exploration.clock.map { "\($0): { x.clock }" }
        func call(_ values: Bool, _ clocked: Bool) -> String {
            var given: [String: String] = [:]
            for argument in exploration.made where values {
                let key = "\"make/\(argument.name)\""
                switch argument.source {
                case .chosen(let assortment): given[argument.name] = chosen(assortment, key, standard: nil)
                case .provided(let assortment, let parameters):
                    given[argument.name] = Exploration.provider(
                        chosen(assortment, key, standard: nil), parameters: parameters)
                case .given: continue
                }
            }
            for recorder in recorders { given[recorder.label ?? ""] = recorder.value.oneLine }
            var arguments = ["deps"]
            for name in order where given[name] != nil { arguments.append("\(name): \(given[name] ?? "")") }
            if clocked, let clock { arguments.insert(clock, at: position(of: exploration.clock, in: given)) }
            let effects = Code.Expression.name("x").marked(with: exploration.makeEffects).oneLine.dropLast()
            return "\(effects)\(exploration.factory).makeSUT(\(arguments.joined(separator: ", ")))"
        }
        let keyword = exploration.isChanged ? "var" : "let"
        add("        \(keyword) sut: \(sut)")
        add("        switch (x.choose(\"make\", \(exploration.made.isEmpty ? 1 : 2)), x.hasClock) {")
        add("        case (0, false): sut = \(call(false, false))")
        if exploration.clock != nil { add("        case (0, true): sut = \(call(false, true))") }
        if exploration.clock != nil, !exploration.made.isEmpty {
            add("        case (_, true): sut = \(call(true, true))")
        }
        add("        default: sut = \(call(!exploration.made.isEmpty, false))")
        add("        }")
    }

    /// The labels of `makeSUT`, in order.
    private var order: [String] { exploration.makeOrder }

    private func position(of clock: String?, in given: [String: String]) -> Int {
        1 + order.prefix { $0 != clock }.filter { given[$0] != nil }.count
    }

    // MARK: - Acts

    private mutating func writeDoing(_ index: Int, _ sut: String) {
        let doing = exploration.doings[index]
        let part = Part.doing(index)
        let way = exploration.isChanged ? "inout " : ""
        add(
            "    func act\(index)(_ x: TestgenTrail, _ sut: \(way)\(sut), _ deps: \(exploration.factory).Dependencies, "
                + "_ k: String) async {", as: part)
        for recorder in doing.recorders { add(lines(of: [.binding(recorder.list)], 8), as: part) }
        let arguments = doing.arguments.map { argument -> String in
            let value =
                switch argument.source {
                case .chosen(let assortment):
                    watched(argument, assortment, in: doing)
                case .provided(let assortment, let parameters):
                    Exploration.provider(
                        chosen(assortment, "k + \"\(argument.name)\"", standard: nil), parameters: parameters)
                case .given(let value): value.oneLine
                }
            return (argument.label.map { "\($0): " } ?? "") + value
        }
        if case .assign(let property) = doing.act {
            add("        sut.\(property.name) = \(arguments[0])", as: part)
        } else if case .callBack(let member, let property) = doing.act {
            let isOptional = property.type?.isOptional == true
            let closure = "deps.\(member.dependency).\(property.name)"
            add("        \(closure)\(isOptional ? "?" : "")(\(arguments.joined(separator: ", ")))", as: part)
        } else if let answer = doing.answer {
            let calls = answer.calls.oneLine
            add("        let place = x.choose(k + \"place\", 3)", as: part)
            add("        guard place < \(calls).count else { return x.isPossible = false }", as: part)
            add(
                "        \(answer.closure(.name("place")).oneLine)(\(arguments.joined(separator: ", ")))", as: part)
        } else if let handle = doing.handle {
            let kept = "x.handles[\(handle.doing)] as? \(handle.type.text)"
            add("        guard let handle = \(kept) else { return x.isPossible = false }", as: part)
            add("        handle.\(handle.method.name)()", as: part)
        } else if let emission = doing.emission {
            add("        \(emission.sending(.verbatim(arguments[0])).oneLine)", as: part)
        } else if let offer = doing.offer {
            add("        \(offer.callee.oneLine)(\(arguments.joined(separator: ", ")))", as: part)
        } else if let plain = doing.act?.called(with: arguments) {
            let call = doing.marked(.verbatim(plain), with: doing.effects).oneLine
            let isUsed = exploration.doings.contains { $0.handle?.doing == index }
            let kept = isUsed ? "; x.handles[\(index)] = result" : ""
            let seen = doing.returns ? "let result = \(call); x.see(\"result\", result)\(kept)" : call
            if doing.effects.canThrow {
                add("        do { \(seen) }", as: part)
                add("        catch { x.see(\"thrown\", error) }", as: part)
            } else {
                add("        \(seen)", as: part)
            }
        }
        for recorder in doing.recorders {
            add("        x.keep(\"\(recorder.name)Calls\") { \(recorder.name)Calls }", as: part)
        }
        add("    }", as: part)
    }

    /// What a method is handed, looked at afterwards where it is an object.
    private func watched(
        _ argument: Exploration.Argument, _ assortment: Assortment, in doing: Exploration.Doing
    ) -> String {
        let value = chosen(assortment, "k + \"\(argument.name)\"", standard: nil)
        guard case .method? = doing.act, case .shape(let number) = assortment,
            exploration.assortments.shapes[number].type.bare.lastName.map(objects.contains) ?? false
        else { return value }
        return "x.watched(\"\(argument.name)\", \(value))"
    }

    // MARK: - Looks

    private mutating func writeLooks(_ looks: [Look], _ sut: String) {
        add(
            "    func look(_ x: TestgenTrail, _ sut: \(sut), _ deps: \(exploration.factory).Dependencies) async {")
        for (number, look) in looks.enumerated() where !omitted.contains(.look(look.about)) {
            switch look.about {
            case .state, .calls, .received, .setting:
                add("        x.see(\"\(number)\", \(look.evaluated.oneLine))", as: .look(look.about))
            default: break
            }
        }
        add("    }")
    }
}

extension Code.Expression {
    /// The expression on one line.
    var oneLine: String { text }
}

extension Act {
    /// Whether it sets a property.
    fileprivate var isAssignment: Bool { if case .assign = self { true } else { false } }

    /// What is called or read of the SUT; `nil` for something else.
    fileprivate func called(with arguments: [String]) -> String? {
        switch self {
        case .method(let method): "sut.\(method.name)(\(arguments.joined(separator: ", ")))"
        case .read(let property): "sut.\(property.name)"
        default: nil
        }
    }
}
