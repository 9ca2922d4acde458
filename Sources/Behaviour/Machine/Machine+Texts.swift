import Algorithms
import Facts

/// What is decided about texts, so that a test sees code take one way or the other.
extension Machine {
    /// Whether a Boolean about one open text holds: a text is looked for with which it does, and one with which it does
    /// not; `nil` where it is about anything else, or no text decides it.
    ///
    /// - Parameter first: Which of the two comes first.
    func decideText(_ term: Term, first wanted: Bool = true) -> Bool? {
        guard let place = openText(in: term) ?? onlyOpenText(in: term) else { return nil }
        if isReplay {
            sample(place)
            if case .boolean(let value) = reduce(term) { return value }
            return nil
        }
        let candidates = candidates(for: place, in: term)
        func first(where isWanted: (Term) -> Bool) -> String? {
            candidates.first { isWanted(with(place, $0) { reduce(term) }) }
        }
        let (yes, no) = (first { $0 == .boolean(true) }, first { $0 == .boolean(false) })
        guard yes != nil || no != nil else { return nil }
        let value = yes != nil && (no == nil || (oracle.choose(2) == 0) == wanted)
        decide(place, .string((value ? yes : no) ?? ""))
        return value
    }

    /// Whether a text says a number, such as `Int(text)`: one that does is looked for, and one that does not; `nil` for
    /// anything else.
    func decideNumber(_ term: Term) -> Bool? {
        guard case .construct(_, let arguments) = term, arguments.count == 1, let place = openText(in: term) else {
            return nil
        }
        if isReplay {
            sample(place)
            return Self.number(reduce(term)) != nil
        }
        let candidates = candidates(for: place, in: term)
        let yes = candidates.first { Self.number(with(place, $0) { reduce(term) }) != nil }
        let no = candidates.first { with(place, $0) { reduce(term) } == .null }
        guard yes != nil || no != nil else { return nil }
        let value = yes != nil && (no == nil || oracle.choose(2) == 0)
        decide(place, .string((value ? yes : no) ?? ""))
        return value
    }

    /// Decides an open text so that what the code makes of it is another text, where there is one: a test would not see
    /// `lowercased()` on a text without capitals.
    func decideTelling(_ place: SymbolicValue, in term: Term) {
        guard shape(place) == nil || shape(place) == .present else { return }
        let made = term.methods.filter { openText(in: $0) == place }
        guard !made.isEmpty else { return }
        let name = sampleText(place)
        let texts = candidates(for: place, in: .list(made))
        let word = name.prefix(1).uppercased() + name.dropFirst()
        let tried = [word, "(\(name))", "  \(word)!"] + texts
        func changes(_ text: String) -> Int {
            made.count { method in
                guard case .string(let result) = with(place, text, { reduce(method) }) else { return false }
                return result != text && !result.isEmpty
            }
        }
        let best = tried.map(changes).max() ?? 0
        guard best > 0, let text = tried.first(where: { changes($0) == best }) else { return }
        decide(place, .string(text))
    }

    /// A method of a text that takes a function and gives it each character; `nil` for anything else.
    func searchText(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard isText(reduce(base)) else { return nil }
        if case .closure(let number)? = arguments.last?.value, arguments.count == 1,
            closures[number].expression.isOfCharacter, Self.characterMethods.contains(name)
        {
            let written = closures[number].expression.written
            subject.known.predicates[written] = closures[number].expression
            return reduce(.method(base, name, [LabelledTerm(arguments[0].label, .verbatim(written))]))
        }
        if case .place(let place) = reduce(base), !isReplay, shape(place) == nil || shape(place) == .present {
            // Which characters matter, only the function knows: words, digits, and nothing.
            let name = sampleText(place)
            let texts = [name, "1234567890123456", "12", "\(name) 1", ""]
            decide(place, .string(texts[oracle.choose(texts.count)]))
        }
        guard let text = try string(base) else { return nil }
        let characters = text.map { Term.string(String($0)) }
        guard let found = try search(characters, name, arguments) else { return nil }
        guard ["filter", "prefix", "drop"].contains(name), case .list(let kept) = found else { return found }
        return .string(kept.map { if case .string(let character) = $0 { character } else { "" } }.joined())
    }

    /// Methods of a text that ask something of each character.
    private static let characterMethods: Set = ["filter", "allSatisfy", "contains", "prefix", "drop"]

    /// What a method of a text gives that is known, and that a closure is given; `nil` where the closure does not tell.
    func characters(of text: String, _ name: String, _ function: Term?) -> Term? {
        guard case .verbatim(let written)? = function, let closure = subject.known.predicates[written],
            let question = closure.body.onlyExpression
        else { return nil }
        let answers = text.map { character -> Bool? in
            let scope = Scope(selfTerm: .unknown)
            scope.values[closure.parameters.first?.plain ?? "$0"] = .string(String(character))
            let answer = (try? evaluate(question, in: scope, expecting: nil)).map(reduce)
            if case .boolean(let holds)? = answer { return holds }
            return nil
        }
        let known = answers.compactMap(\.self)
        guard known.count == answers.count else { return nil }
        let count = known.prefix { $0 }.count
        return switch name {
        case "filter": .string(String(zip(text, known).filter(\.1).map(\.0)))
        case "allSatisfy": .boolean(known.allSatisfy(\.self))
        case "contains": .boolean(known.contains(true))
        case "prefix": .string(String(text.prefix(count)))
        case "drop": .string(String(text.dropFirst(count)))
        default: nil
        }
    }

    /// What a method of a text gives that asks each character for one of its properties, `allSatisfy(\.isNumber)`; `nil`
    /// for anything else.
    func askedOfCharacters(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) -> Term? {
        guard arguments.count == 1, let path = keyPath(of: arguments[0].value), isText(reduce(base)) else { return nil }
        let given = [LabelledTerm(arguments[0].label, .verbatim(path))]
        return StringMembers.rows[Self.fullName(name, given)] == nil ? nil : .method(base, name, given)
    }

    /// Whether a value is a text, which is there.
    private func isText(_ term: Term) -> Bool {
        guard let type = typeOf(term), subject.types.family(type) == .string else { return false }
        if type.isOptional, case .place(let place) = term { return shape(place) == .present }
        return !type.isOptional
    }

    /// The key path that a function amounts to: `\.isNumber`, `{ $0.isNumber }`.
    private func keyPath(of function: Term) -> String? {
        if case .verbatim(let text) = function, text.hasPrefix("\\.") { return text }
        guard case .closure(let number) = function else { return nil }
        let closure = closures[number].expression
        guard closure.parameters.count < 2, case .member(.name(let base)?, let name)? = closure.body.onlyExpression,
            base == closure.parameters.first ?? "$0"
        else { return nil }
        return "\\." + name
    }

    /// The only text in a term that nothing is decided about, where all else is known.
    private func openText(in term: Term) -> SymbolicValue? {
        let places = Set(reduce(term).places.map(canonical))
        guard places.count == 1, let place = places.first, let type = type(of: place),
            subject.types.family(type) == .string, shape(place) == nil || shape(place) == .present,
            !type.isOptional || shape(place) == .present
        else { return nil }
        return place
    }

    /// The first of two or three open texts that a condition is about, the others being what they are if nobody decides.
    private func onlyOpenText(in term: Term) -> SymbolicValue? {
        let places = Array(reduce(term).places.map(canonical).uniqued())
        let areTexts = places.allSatisfy { place in
            type(of: place).map { subject.types.family($0) == .string && !$0.isOptional } == true && shape(place) == nil
        }
        guard areTexts, (2...3).contains(places.count) else { return nil }
        for place in places.dropFirst() {
            if isReplay { sample(place) } else { decide(place, .string(sampleText(place))) }
        }
        return places.first
    }

    /// Texts that a condition may tell apart: made of the text's name and of what the code compares it with.
    func candidates(for place: SymbolicValue, in term: Term) -> [String] {
        let name = sampleText(place)
        let literals = reduce(term).literals
        let matching = reduce(term).patterns.flatMap { pattern in
            PatternSample.texts(matching: pattern).flatMap { [$0, $0.lowercased()] }
        }
        // Where the code makes small letters of texts, capitals show that it does.
        let spoken = literals.compactMap { if case .string(let text) = $0, !text.isEmpty { text } else { nil } }
        let texts = Array(spoken.flatMap { [cased($0), $0] }.uniqued())
        let most = reduce(term).asksCount ? Self.mostCharacters : 200
        let lengths = literals.compactMap { term in
            if case .integer(let number) = term, (0..<most).contains(number) { number } else { nil }
        }.flatMap { [$0, $0 + 1, max(0, $0 - 1)] }
        let fractions = literals.compactMap { if case .float(let number) = $0 { "\(number)" } else { nil } }
        let bounds = literals.compactMap { term in
            if case .float(let number) = term, number == number.rounded(), number.magnitude < 1e6 {
                Int(number)
            } else {
                nil
            }
        }.flatMap { ["\($0 + 1)", "\($0 - 1)"] }
        let numbers =
            fractions + bounds + lengths.map(String.init) + ["12", "0", "-1", "1.5"] + Self.limits(in: literals)
        let all =
            [name, place.wording] + matching
            + texts.flatMap { [$0 == "@" ? name + "@example.com" : name + $0, $0 + name, $0] }
            + lengths.map { String((name + String(repeating: "x", count: most)).prefix($0)) }
            + lengths.map { String(repeating: "1", count: $0) } + numbers + Self.separated(name, by: texts)
            + [name.uppercased(), "  \(name) ", "", "   ", "!"]
        return all.filter { excluded[place]?.contains(.string($0)) != true }
    }

    /// Decides an open text that the code takes apart at a sign: it has no part of its own, two words, or two numbers, of
    /// which the second may be one that the code names.
    func decideParts(_ text: Term, at separator: Term?) {
        guard !isReplay, let place = openText(in: text), case .string(let sign)? = separator.map(reduce),
            sign.count == 1
        else { return }
        let name = sampleText(place)
        let limits = numbers.filter { (2...400).contains($0) }.prefix(1).map { "10\(sign)\($0)" }
        let texts = ["10\(sign)20", "\(name)\(sign)b", name] + limits
        decide(place, .string(texts[oracle.choose(texts.count)]))
    }

    /// Larger numbers that a number in a text may be compared with, and the next to each: in hundreds as well, where the
    /// code counts in hundredths.
    private static func limits(in literals: [Term]) -> [String] {
        let numbers = literals.compactMap { term in
            if case .integer(let number) = term, (200..<1_000_000).contains(number) { number } else { nil }
        }.uniqued().prefix(3)
        let hundreds = literals.contains(.integer(100)) ? numbers.map { $0 / 100 } : []
        return (hundreds + numbers).flatMap { ["\($0)", "\($0 + 1)", "\($0 - 1)"] }
    }

    /// A part of a text that the code has taken apart, by its place, so that the text can be looked for once more; `nil`
    /// for an element of anything else.
    func partOfText(_ parts: Term, _ index: Int) -> Term? {
        guard !isReplay, case .method(let text, let name, _) = parts, name == "split" || name == "components",
            !text.places.isEmpty
        else { return nil }
        return .method(parts, Term.partName, [LabelledTerm(nil, .integer(index))])
    }

    /// Texts of two and three parts with a sign between them that the code names: words, and numbers.
    private static func separated(_ name: String, by texts: [String]) -> [String] {
        let signs = texts.filter { $0.count == 1 && !$0.allSatisfy { $0.isLetter || $0.isNumber } }.prefix(3)
        return signs.flatMap { sign in
            ["\(name)\(sign)\(name)", "10\(sign)20", "\(name)\(sign)b\(sign)\(name)", "10\(sign)20\(sign)30"]
        }
    }

    /// What something is while a text is decided.
    func with<Result>(_ place: SymbolicValue, _ text: String, _ body: () -> Result) -> Result {
        with(place, .string(text), body)
    }

    /// What something is while a value is decided.
    func with<Result>(_ place: SymbolicValue, _ value: Constraint, _ body: () -> Result) -> Result {
        let before = decisions[place]
        decisions[place] = value
        defer { decisions[place] = before }
        return body()
    }
}

extension Term {
    /// The methods in it that were not computed.
    fileprivate var methods: [Term] {
        if case .method = self { return [self] + children.flatMap(\.methods) }
        return children.flatMap(\.methods)
    }

    /// Whether it is about how long something is.
    fileprivate var asksCount: Bool {
        if case .member(_, "count") = self { true } else { children.contains(where: \.asksCount) }
    }

    /// The literals in it.
    fileprivate var literals: [Term] {
        switch self {
        case .integer, .float, .string: [self]
        default: children.flatMap(\.literals)
        }
    }
}

extension ClosureExpression {
    /// The closure as it is written, on one line.
    fileprivate var written: String {
        let names = parameters.isEmpty ? "" : parameters.joined(separator: ", ") + " in "
        return "{ \(names)\(body.onlyExpression?.text ?? "") }"
    }

    /// Whether it does nothing but ask something of what it is given.
    fileprivate var isOfCharacter: Bool {
        guard parameters.count < 2, let expression = body.onlyExpression else { return false }
        let name = parameters.first ?? "$0"
        var isAlone = true
        expression.walk(at: body[0].location) { inner, _ in
            switch inner {
            case .name(let found): isAlone = isAlone && found == name
            case .assignment, .closure, .await, .try: isAlone = false
            default: break
            }
        }
        return isAlone
    }
}
