/// A value in a `BUILD` file, as far as it is written literally.
indirect enum Starlark: Hashable {
    case text(String)
    case list([Starlark])
    case call(Call)
    case name(String)
    /// `a + b`
    case sum([Starlark])
    /// What only running the file would tell.
    case unknown

    /// A call of a function or rule.
    struct Call: Hashable {
        /// The function.
        var name: String
        /// The arguments without names.
        var positional: [Starlark] = []
        /// The arguments by name.
        var named: [String: Starlark] = [:]
        /// Where it stands, counted from 1.
        var line: Int
    }
}

/// What a `BUILD` file says at its top: constants and calls.
struct StarlarkFile {
    /// The first values of variables.
    var constants: [String: Starlark] = [:]
    /// What other files give, by the names it has here.
    var loads: [String: (file: String, name: String)] = [:]
    /// The calls, in order.
    private(set) var calls: [Starlark.Call] = []

    /// Reads a file; what it cannot understand it passes over.
    init(_ text: some StringProtocol) {
        var parser = StarlarkParser(String(text))
        while !parser.isAtEnd {
            guard case .word(let name) = parser.peek else {
                parser.advance()
                continue
            }
            if parser.next == .sign("=") {
                parser.advance(by: 2)
                let value = parser.expression()
                constants[name] = constants[name] ?? value
            } else if case .call(let call) = parser.expression() {
                calls.append(call)
                if call.name == "load" { load(call) }
            }
        }
    }

    /// Notes what `load("file", "name", other = "name")` gives.
    private mutating func load(_ call: Starlark.Call) {
        let texts = call.positional.compactMap { text($0) }
        guard let file = texts.first else { return }
        for name in texts.dropFirst() { loads[name] = (file, name) }
        for (own, value) in call.named { text(value).map { loads[own] = (file, $0) } }
    }

    /// A value without the name of a constant in its place.
    func resolved(_ value: Starlark) -> Starlark {
        switch value {
        case .name(let name): constants[name] ?? value
        case .list(let elements): .list(elements.map(resolved))
        case .sum(let elements): .sum(elements.map(resolved))
        case .text, .call, .unknown: value
        }
    }

    /// The one text that a value stands for: itself, that of a constant, a sum of texts.
    func text(_ value: Starlark, depth: Int = 0) -> String? {
        guard depth < 16 else { return nil }
        switch value {
        case .text(let text): return text
        case .name(let name): return constants[name].flatMap { text($0, depth: depth + 1) }
        case .sum(let parts):
            let texts = parts.map { text($0, depth: depth + 1) }
            return texts.contains(nil) ? nil : texts.compactMap { $0 }.joined()
        case .list, .call, .unknown: return nil
        }
    }

    /// The texts that a value stands for: of a list, of a constant, of a sum.
    func texts(_ value: Starlark?, depth: Int = 0) -> [String] {
        guard let value, depth < 16 else { return [] }
        if let text = text(value) { return [text] }
        switch value {
        case .text(let text): return [text]
        case .list(let elements), .sum(let elements): return elements.flatMap { texts($0, depth: depth + 1) }
        case .name(let name): return texts(constants[name], depth: depth + 1)
        case .call, .unknown: return []
        }
    }

    /// The calls of a function that a value holds, directly or through constants.
    func calls(of name: String, in value: Starlark?, depth: Int = 0) -> [Starlark.Call] {
        guard let value, depth < 16 else { return [] }
        switch value {
        case .call(let call): return call.name == name ? [call] : []
        case .list(let elements), .sum(let elements):
            return elements.flatMap { calls(of: name, in: $0, depth: depth + 1) }
        case .name(let constant): return calls(of: name, in: constants[constant], depth: depth + 1)
        case .text, .unknown: return []
        }
    }
}

/// Reads the words of a `BUILD` file from front to back.
private struct StarlarkParser {
    enum Token: Hashable {
        case word(String)
        case text(String)
        case sign(Character)
    }

    private var tokens: [(token: Token, line: Int)] = []
    private var position = 0

    init(_ text: String) {
        var scanner = StarlarkScanner(text)
        while let token = scanner.token() { tokens.append(token) }
    }

    var isAtEnd: Bool { position >= tokens.count }
    var peek: Token? { isAtEnd ? nil : tokens[position].token }
    var next: Token? { position + 1 < tokens.count ? tokens[position + 1].token : nil }

    mutating func advance(by count: Int = 1) { position += count }

    private mutating func take(_ sign: Character) -> Bool {
        guard peek == .sign(sign) else { return false }
        position += 1
        return true
    }

    /// One value, or a sum of several. What follows it up to the next comma or bracket makes it unknown.
    mutating func expression() -> Starlark {
        var parts = [single()]
        while take("+") { parts.append(single()) }
        return parts.count == 1 ? parts[0] : .sum(parts)
    }

    private mutating func single() -> Starlark {
        // What Bazel itself gives has this name before it in functions: `native.glob(…)`.
        if peek == .word("native"), next == .sign(".") { advance(by: 2) }
        let line = isAtEnd ? 0 : tokens[position].line
        switch peek {
        case .text(var text):
            position += 1
            while case .text(let more) = peek {
                text += more
                position += 1
            }
            return afterwards(.text(text))
        case .word(let name):
            position += 1
            guard take("(") else { return afterwards(.name(name)) }
            return afterwards(.call(call(name, line)))
        case .sign("["):
            position += 1
            return afterwards(.list(elements(until: "]")))
        case .sign("("):
            position += 1
            let inner = elements(until: ")")
            return afterwards(inner.count == 1 ? inner[0] : .list(inner))
        case .sign("{"):
            position += 1
            _ = elements(until: "}")
            return .unknown
        default:
            position += 1
            return .unknown
        }
    }

    /// A value, which a member, an index or a format after it make unknown.
    private mutating func afterwards(_ value: Starlark) -> Starlark {
        if take("%") {
            _ = single()
            return .unknown
        }
        guard take(".") || peek == .sign("[") else { return value }
        if case .word = peek { position += 1 }
        if take("(") { _ = elements(until: ")") }
        if peek == .sign("["), take("[") { _ = elements(until: "]") }
        return afterwards(.unknown)
    }

    private mutating func call(_ name: String, _ line: Int) -> Starlark.Call {
        var call = Starlark.Call(name: name, line: line)
        while !isAtEnd, !take(")") {
            if case .word(let label) = peek, next == .sign("=") {
                position += 2
                call.named[label] = expression()
            } else {
                call.positional.append(expression())
            }
            skip(to: ")")
        }
        return call
    }

    private mutating func elements(until end: Character) -> [Starlark] {
        var elements: [Starlark] = []
        while !isAtEnd, !take(end) {
            elements.append(expression())
            skip(to: end)
        }
        return elements
    }

    /// Passes a comma; without one passes over what was not understood, up to the next comma or the end of the bracket.
    private mutating func skip(to end: Character) {
        while !isAtEnd, peek != .sign(end), !take(",") { _ = single() }
    }
}

/// Cuts a `BUILD` file into words, texts and signs.
private struct StarlarkScanner {
    private let characters: [Character]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        characters = Array(text)
    }

    mutating func token() -> (StarlarkParser.Token, Int)? {
        skipBlanks()
        guard position < characters.count else { return nil }
        let start = line
        if let text = text() { return (.text(text), start) }
        var word = ""
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber || characters[position] == "_"
        {
            word.append(characters[position])
            position += 1
        }
        if !word.isEmpty { return (.word(word), start) }
        position += 1
        return (.sign(characters[position - 1]), start)
    }

    private mutating func skipBlanks() {
        while position < characters.count {
            if characters[position] == "#" {
                while position < characters.count, !characters[position].isNewline { position += 1 }
            } else if characters[position].isWhitespace || characters[position] == "\\" {
                if characters[position].isNewline { line += 1 }
                position += 1
            } else {
                return
            }
        }
    }

    /// A text in quotes of one kind, once or three times.
    private mutating func text() -> String? {
        let quote = characters[position]
        guard quote == "\"" || quote == "'" else { return nil }
        let isLong = characters[position...].prefix(3).count { $0 == quote } == 3
        let end = [Character](repeating: quote, count: isLong ? 3 : 1)
        position += end.count
        var text = ""
        while position < characters.count, !characters[position...].starts(with: end) {
            if characters[position] == "\\" { position += 1 }
            if position < characters.count {
                if characters[position].isNewline { line += 1 }
                text.append(characters[position])
                position += 1
            }
        }
        position += end.count
        return text
    }
}
