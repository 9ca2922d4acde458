import Behaviour
import Facts
import MockData

extension TestWriter {
    /// The value of a root where it is used: short, or by the local that holds it.
    mutating func value(of root: Place.Root) -> String {
        let place = Place(root)
        if place == parameter { return place.wording }
        if let short = writer.short(place, typed: true), locals[root] == nil { return short }
        return local(for: root)
    }

    /// The local that holds a root's value, declared when first asked for.
    mutating func local(for root: Place.Root) -> String {
        if let name = locals[root] { return name }
        if case .same(let target)? = writer.run.decisions[Place(root)] { return spelled(target) ?? failed() }
        guard let expression = expression(for: root) else { return failed() }
        if expression == "nil" { return expression }
        let name = unique(wording(root))
        locals[root] = name
        let annotation = expression.hasPrefix("[") ? annotation(root) : genericAnnotation(root)
        lines.append("let \(name)\(annotation) = \(expression)")
        return name
    }

    func annotation(_ root: Place.Root) -> String {
        guard let type = scenario.run.types[root], expressionIsOpen(root) else { return "" }
        return ": \(subject.spelled(type))"
    }

    /// The type of a value of a generic model, which what it is made of need not tell.
    func genericAnnotation(_ root: Place.Root) -> String {
        guard let type = scenario.run.types[root], case .named(let components) = subject.expanded(type).bare,
            components.last?.arguments.isEmpty == false, subject.declaration(type) != nil
        else { return "" }
        return ": \(subject.spelled(type))"
    }

    func expressionIsOpen(_ root: Place.Root) -> Bool { writer.shape(Place(root)) == nil }

    mutating func expression(for root: Place.Root) -> String? {
        if case .failure = root, writer.shape(Place(root)) == nil { return failure(root) }
        var needed: [String: String] = [:]
        for case .same(let target) in writer.run.decisions.filter({ Place(root).contains($0.key) }).values {
            let text = target.root == root ? writer.value(target) { _ in nil } : spelled(target)
            needed["\(target)"] = text
        }
        return writer.value(Place(root)) { needed["\($0)"] }
    }

    /// An error of the project for a dependency to throw.
    func failure(_ root: Place.Root) -> String? {
        let type = scenario.run.types[root]?.bare
        if let type, type.lastName != "Error" { return subject.sampleError(of: type)?.text }
        return subject.sampleError(near: subject.sut, except: scenario.run.exclusions[root] ?? [])?.text
            ?? "TestError.expected"
    }

    mutating func failed() -> String {
        fail()
        return ""
    }

    func wording(_ root: Place.Root) -> String {
        if let name = scenario.run.names[root] { return name }
        switch root {
        case .failure: return "error"
        case .result: return "returned" + root.place.wording.capitalisedFirst
        default: return root.place.wording
        }
    }

    mutating func unique(_ name: String) -> String {
        var candidate = name.plain
        var number = 2
        while !names.insert(candidate).inserted {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    /// A term as an expression of the test; `nil` when it has no spelling there.
    mutating func spelled(_ term: Term) -> String? {
        if term.looksInto {
            let known = Machine(subject, replay: scenario.run).reduced(term)
            if known != term { return spelled(known) }
        }
        switch term {
        case .place(let place): return spelled(place)
        case .not(let inner):
            return spelled(inner).map {
                $0 == "true" ? "false" : $0 == "false" ? "true" : "!\(inner.bracketed($0))"
            }
        case .member(let base, let name): return spelled(base).map { "\(base.bracketed($0)).\(name)" }
        case .binary(let left, let word, let right):
            if case .boolean(let value) = Machine(subject, replay: scenario.run).reduced(term) {
                return value ? "true" : "false"
            }
            guard let a = spelled(left), let b = spelled(right) else { return nil }
            return "\(left.bracketed(a, before: word)) \(word) \(right.bracketed(b, after: word))"
        case .method(let base, let name, let arguments):
            if case .string(let text) = Machine(subject, replay: scenario.run).reduced(term) {
                return ValueWriter.literal(text)
            }
            guard let receiver = spelled(base).map({ base.bracketed($0) }) else { return nil }
            return list(arguments).map { "\(receiver).\(name)(\($0))" }
        case .construct(let type, let arguments): return list(arguments).map { "\(subject.spelled(type))(\($0))" }
        case .enumCase(let type, let name, let payload):
            let base = (type.map(subject.spelled) ?? "") + "." + name
            return payload.isEmpty ? base : list(payload).map { "\(base)(\($0))" }
        case .dictionary([]): return "[:]"
        case .dictionary(let entries):
            let parts = entries.map { entry in
                spelled(entry.key).flatMap { key in spelled(entry.value).map { "\(key): \($0)" } }
            }
            return parts.allSatisfy { $0 != nil } ? "[\(parts.compactMap { $0 }.joined(separator: ", "))]" : nil
        case .list(let items):
            let parts = items.map { spelled($0) }
            return parts.allSatisfy { $0 != nil } ? "[\(parts.compactMap { $0 }.joined(separator: ", "))]" : nil
        case .interpolation(let pieces):
            if case .string(let text) = Machine(subject, replay: scenario.run).reduced(term) {
                return ValueWriter.literal(text)
            }
            return interpolated(pieces)
        default: return term.literal
        }
    }

    mutating func list(_ arguments: [LabelledTerm]) -> String? {
        let parts = arguments.map { argument in
            spelled(argument.value).map { (argument.label.map { $0 + ": " } ?? "") + $0 }
        }
        return parts.allSatisfy { $0 != nil } ? parts.compactMap { $0 }.joined(separator: ", ") : nil
    }

    mutating func interpolated(_ pieces: [Term.Piece]) -> String? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += ValueWriter.literal(literal).dropFirst().dropLast()
            case .term(let term):
                guard let inner = shown(term) else { return nil }
                text += inner.isWholeLiteral ? String(inner.dropFirst().dropLast()) : "\\(\(inner))"
            }
        }
        return "\"\(text)\""
    }

    /// A term within a text: a decimal is not shown as the literal that makes it.
    private mutating func shown(_ term: Term) -> String? {
        guard case .place(let place) = term,
            subject.expanded(writer.type(of: writer.canonical(place)) ?? .simple("")).bare.name == "Decimal"
        else {
            let machine = Machine(subject, replay: scenario.run)
            // How a number is shown depends on its type.
            if case .float = machine.reduced(term), machine.typeOf(term).map(subject.isBinaryFloat) != true {
                return nil
            }
            return spelled(term)
        }
        return named(writer.canonical(place)).map { Double($0) == nil ? $0 : "Decimal(\($0))" }
    }

    mutating func spelled(_ place: Place) -> String? {
        let place = writer.canonical(place)
        if place == parameter { return place.wording }
        return writer.short(place, typed: true) ?? named(place)
    }

    /// A place by the local that holds its root.
    private mutating func named(_ place: Place) -> String? {
        // What a case of an enum carries is made once more, and asked for its part.
        let inner = place.path.lastIndex { if case .payload = $0 { true } else { false } }.map { $0 + 1 } ?? 0
        if inner > 0, writer.isDecided(place) { return writer.value(place) { _ in nil } }
        var walked = Place(place.root, Array(place.path.prefix(inner)))
        guard var text = inner == 0 ? local(for: place.root) : writer.value(walked, other: { _ in nil }) else {
            return nil
        }
        for step in place.path.dropFirst(inner) {
            walked = walked.appending(step)
            switch step {
            case .field(let name): text += ".\(name)"
            case .element(let index): text += "[\(index)]"
            case .payload: return nil
            }
            if walked != place, writer.type(of: walked)?.isOptional == true { text += "?" }
        }
        return text
    }
}

extension TestedType {
    /// Whether numbers of a type are shown as their literals are.
    fileprivate func isBinaryFloat(_ type: TypeRef) -> Bool {
        ["Double", "Float", "CGFloat", "TimeInterval"].contains(expanded(type).bare.text)
    }
}

extension Term {
    /// The text of an operand, in parentheses where the operator before or after it would take it apart.
    fileprivate func bracketed(_ text: String, before word: String = ".", after: String? = nil) -> String {
        guard case .binary(_, let own, _) = self, text.contains(" ") else { return text }
        let outer = Self.strength(after ?? word)
        let isKept = after == nil ? Self.strength(own) >= outer : Self.strength(own) > outer
        return isKept && Self.strength(own) > 1 ? text : "(\(text))"
    }

    /// How closely an operator binds.
    private static func strength(_ word: String) -> Int {
        switch word {
        case "*", "/", "%": 3
        case "+", "-": 2
        case ".": 4
        default: 1
        }
    }

    /// Whether it asks a list or dictionary that is written out for something: `[item].first`.
    fileprivate var looksInto: Bool {
        switch self {
        case .member(.list, _), .member(.dictionary, _), .method(.list, _, _), .method(.dictionary, _, _): true
        case .list, .dictionary, .construct, .enumCase, .tuple: false
        default: children.contains(where: \.looksInto)
        }
    }
}

extension String {
    /// Whether it is one string literal and nothing else.
    fileprivate var isWholeLiteral: Bool {
        guard count > 1, first == "\"", last == "\"" else { return false }
        var isEscaped = false
        for character in dropFirst().dropLast() {
            if character == "\"", !isEscaped { return false }
            isEscaped = character == "\\" && !isEscaped
        }
        return !isEscaped
    }
}
