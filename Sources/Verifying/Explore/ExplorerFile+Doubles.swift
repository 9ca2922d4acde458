import Behaviour
import Facts
import Suites

extension ExplorerFile {
    mutating func writeArrange() {
        add("    func arrange(_ x: TestgenTrail, _ deps: \(exploration.factory).Dependencies, _ p: String) {")
        for stub in exploration.stubs where !omitted.contains(.stub(stub.key)) {
            let key = "\"\\(p)/\(stub.key)\""
            let value = "\"\\(p)/\(stub.key)=\""
            let target = stub.target.oneLine
            let part = Part.stub(stub.key)
            switch stub.content {
            case .value(let assortment):
                add(
                    "        if x.arranges(\(key), 2) == 1 { \(target) = \(chosen(assortment, value, standard: nil)) }",
                    as: part)
            case .error(let assortment):
                let error = chosen(assortment, value, standard: nil)
                add("        switch x.arranges(\(key), p == \"0\" ? 2 : 3) {")
                add("        case 1: \(target) = \(error)", as: part)
                add("        case 2: \(target) = nil", as: part)
                add("        default: break")
                add("        }")
            case .callBack(let item): write(item, of: stub)
            case .stream(let type, let assortment):
                let element = chosen(assortment, "\"\\(p)/\(stub.key)=\\(i)\"", standard: nil, index: "i")
                add("        if x.arranges(\(key), 2) == 1 {", as: part)
                add(
                    "            \(target) = \(type.oneLine) { c in for i in 0..<x.choose(\"\\(p)/\(stub.key)#\", 4) "
                        + "{ c.yield(\(element)) }; if x.choose(\"\\(p)/\(stub.key).\", 2) == 0 { c.finish() } }",
                    as: part)
                add("        }", as: part)
            case .publisher(let item): write(item, of: stub)
            case .meanwhile: break
            }
        }
        add("    }")
    }

    /// A closure in a method's place that calls one it is given.
    private mutating func write(_ item: Exploration.CallBack, of stub: Exploration.Stub) {
        let (target, part) = (stub.target.oneLine, Part.stub(stub.key))
        let values = item.given.indices.map { "given\($0)" }
        add("        switch x.arranges(\"\\(p)/\(stub.key)\", p == \"0\" ? 2 : 3) {")
        add("        case 1:")
        for (index, assortment) in item.given.enumerated() {
            let value = chosen(assortment, "\"\\(p)/\(stub.key)=\(index)\"", standard: nil)
            add("            nonisolated(unsafe) let given\(index) = \(value)", as: part)
        }
        if let (assortment, type) = item.returned {
            let value = chosen(assortment, "\"\\(p)/\(stub.key)=\"", standard: nil)
            add("            nonisolated(unsafe) let returned: \(type.text) = \(value)", as: part)
        }
        if let results = item.results {
            add(lines(of: [.binding(results)], 12), as: part)
            add("            x.keep(\"\(results.name)\") { \(results.name) }", as: part)
        }
        if let type = item.type {
            let call = "called(\(values.joined(separator: ", ")))"
            let end = item.returned == nil ? "" : "; return returned"
            add(
                "            \(target) = { \(item.parameters.joined(separator: ", ")) in "
                    + "if let called = \(item.called) as? \(type.text) { \(call) } else { TestgenExplorer.mistake() }\(end) }",
                as: part)
        } else {
            let closure = item.closure(
                calling: values.map { .name($0) }, returning: item.returned.map { _ in .name("returned") })
            add(lines(of: [.assignment(stub.target, .closure(closure))], 12), as: part)
        }
        add("            break")
        add("        case 2: \(target) = nil", as: part)
        add("        default: break")
        add("        }")
    }

    private mutating func write(_ item: Exploration.Publisher, of stub: Exploration.Stub) {
        let part = Part.stub(stub.key)
        add("        if x.arranges(\"\\(p)/\(stub.key)\", 2) == 1 {", as: part)
        add("            switch x.choose(\"\\(p)/\(stub.key).\", \(item.ways)) {", as: part)
        for way in (0..<item.ways).reversed() {
            let sent = chosen(item.output, "\"\\(p)/\(stub.key)=\"", standard: nil)
            let error = item.failure.map { chosen($0.error, "\"\\(p)/\(stub.key)=!\"", standard: nil) }
            let made = item.made(way, sending: .verbatim(sent), failing: .verbatim(error ?? "")).oneLine
            add("            \(way == 0 ? "default" : "case \(way)"): \(stub.target.oneLine) = \(made)", as: part)
        }
        add("            }", as: part)
        add("        }", as: part)
    }

    /// What is done to the SUT while methods of doubles are under way.
    mutating func writeInterrupt(_ sut: String) {
        let brief = exploration.doings.indices.filter { exploration.doings[$0].isBrief }
        add(
            "    func interrupt(_ x: TestgenTrail, _ sut: \(sut), _ deps: \(exploration.factory).Dependencies, _ p: String) {"
        )
        for stub in exploration.stubs where !omitted.contains(.stub(stub.key)) {
            guard case .meanwhile(let item) = stub.content else { continue }
            let acts = item.isOpen ? brief : []
            let key = "\\(p)/\(stub.key)"
            let part = Part.stub(stub.key)
            let target = stub.target.oneLine
            add("        if x.arranges(\"\(key)\", 2) == 1 {", as: part)
            if let returned = item.returned {
                let value = chosen(returned, "\"\(key)=\"", standard: nil)
                add("            nonisolated(unsafe) let returned = \(value)", as: part)
            }
            if let error = item.error {
                let value = chosen(error, "\"\(key)=!\"", standard: nil)
                add(
                    "            nonisolated(unsafe) let thrown: (\(item.thrown?.text ?? "any Error"))? = x.choose(\"\(key)!\", 2) == 1 ? \(value) : nil",
                    as: part)
            }
            if !acts.isEmpty { add("            let number = x.choose(\"\(key)#\", \(acts.count + 1))", as: part) }
            let head = item.closure([]).head
            add("            \(target) = { \(head)", as: part)
            add("                \(target) = nil", as: part)
            add("                arrange(x, deps, \"\\(p)~\")", as: part)
            if !acts.isEmpty { add("                switch number {", as: part) }
            for (place, index) in acts.enumerated() {
                // The numbers stay those of all acts, for a test is written by them.
                let act = "await act\(index)(x, sut, deps, \"\\(p)~/act\(index)/\")"
                let isOmitted = omitted.contains(.doing(index))
                add("                case \(place): \(isOmitted ? "x.isPossible = false" : act)", as: part)
            }
            if !acts.isEmpty { add("                default: break", as: part) }
            if !acts.isEmpty { add("                }", as: part) }
            if item.error != nil { add("                if let thrown { throw thrown }", as: part) }
            if item.returned != nil { add("                return returned", as: part) }
            add("            }", as: part)
            add("        }", as: part)
        }
        add("    }")
    }

    /// How often members of doubles were used that can be told what to answer.
    mutating func writeCount() {
        add("    func count(_ x: TestgenTrail, _ deps: \(exploration.factory).Dependencies) {")
        var seen: Set<String> = []
        for stub in exploration.stubs where !omitted.contains(.stub(stub.key)) && seen.insert(stub.member).inserted {
            add("        x.count(\"\(stub.member)\", \(stub.counter.oneLine))", as: .stub(stub.key))
        }
        add("    }")
    }
}
