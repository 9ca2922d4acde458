import Behaviour
import Facts
import Suites

extension ExplorerFile {
    mutating func writeShape(_ number: Int) {
        let shape = exploration.assortments.shapes[number]
        let isolation = exploration.isolation.map { "@\($0) " } ?? ""
        let head =
            "    \(isolation)func shape\(number)(_ x: TestgenTrail, _ deps: \(exploration.factory).Dependencies, _ key: String, _ i: Int) "
            + "-> \(shape.type.text) {"
        add(head)
        switch shape.kind {
        case .built(let function, let parts):
            let call = function.oneLine
            if !parts.isEmpty { add("        let t: \(shape.type.text) = \(call)()") }
            let arguments = parts.map { part in
                "\(part.label ?? part.name): "
                    + chosen(part.assortment, "key + \".\(part.name)\"", standard: "t.\(part.name)", index: "i")
            }
            add("        return \(call)(\(arguments.joined(separator: ", ")))")
        case .initialised(let parts):
            add("        return \(shape.type.text)(\(given(parts)))")
        case .tuple(let parts): add("        return (\(given(parts)))")
        case .cases(let cases):
            add("        switch x.choose(key + \"#\", \(cases.count)) {")
            for (index, item) in cases.enumerated().reversed() {
                let label = index == 0 ? "default" : "case \(index)"
                let carried = item.parts.isEmpty ? "" : "(\(given(item.parts)))"
                add("        \(label): return .\(item.name)\(carried)")
            }
            add("        }")
        case .union(let types):
            add("        switch x.choose(key + \"#\", \(types.count)) {")
            for (index, type) in types.enumerated().reversed() {
                let label = index == 0 ? "default" : "case \(index)"
                add("        \(label): return \(chosen(type, "key + \"|\(index)\"", standard: nil, index: "i"))")
            }
            add("        }")
        }
        add("    }")
    }

    func given(_ parts: [Shape.Part]) -> String {
        parts.map { part in
            (part.label.map { "\($0): " } ?? "")
                + chosen(part.assortment, "key + \".\(part.name)\"", standard: nil, index: "i")
        }.joined(separator: ", ")
    }

    /// The code that chooses a value.
    ///
    /// - Parameters:
    ///   - key: The code for the name under which it is chosen.
    ///   - standard: The code for the value as it is by itself; `nil` where that has to be made.
    ///   - index: The code for its place in a list.
    func chosen(_ assortment: Assortment, _ key: String, standard: String?, index: String = "0") -> String {
        let own = standard ?? exploration.assortments.standard(assortment).oneLine
        switch assortment {
        case .values(let list, let isIdentity):
            return "x.pick(\(key), \(own), Self.list\(list), \(isIdentity ? index : "0"))"
        case .optional(let inner):
            return "x.maybe(\(key), \(own)) { \(chosen(inner, "\(key) + \"?\"", standard: nil, index: index)) }"
        case .list(let inner, let isSet):
            let element = chosen(inner, "\(key) + \"[\\(i)]\"", standard: nil, index: "i")
            return "x.\(isSet ? "set" : "list")(\(key), \(own)) { i in \(element) }"
        case .dictionary(let keys, let values):
            return
                "x.dictionary(\(key), \(own)) { i in \(chosen(keys, "\(key) + \"<\\(i)>\"", standard: nil, index: "i")) }"
                + " _: { i in \(chosen(values, "\(key) + \"[\\(i)]\"", standard: nil, index: "i")) }"
        case .shape(let number):
            let made = "shape\(number)(x, deps, \(key), \(index))"
            return standard.map { "x.some(\(key) + \"~\", \($0)) { \(made) }" } ?? made
        case .fixed(let value): return standard ?? value.oneLine
        }
    }

    func lines(of statements: [Code.Statement], _ indent: Int) -> String {
        statements.lines(width: 10_000).map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}
