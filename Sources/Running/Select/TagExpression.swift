import Facts

/// Which tags a test must have: `unit`, `integration & !slow`, `(unit | integration) & viewModel`.
public indirect enum TagExpression: Hashable, Sendable {
    case tag(String)
    case not(TagExpression)
    case and(TagExpression, TagExpression)
    case or(TagExpression, TagExpression)

    /// Reads an expression: `!` binds closest, then `&`, then `|`; a dot before a tag does not count.
    public static func read(_ text: String) -> Result<TagExpression, Failure> {
        var parser = TagParser(text)
        do {
            return .success(try parser.whole())
        } catch let problem as TagParser.Problem {
            let caret = String(repeating: " ", count: problem.offset) + "^"
            return .failure(
                Failure(
                    "`\(text)` is not a tag expression: \(problem.message)", rule: "tag-expression",
                    notes: [text, caret]))
        } catch {
            return .failure(Failure("`\(text)` is not a tag expression", rule: "tag-expression"))
        }
    }

    /// Whether tags satisfy it.
    public func matches(_ tags: Set<String>) -> Bool {
        switch self {
        case .tag(let name): tags.contains(name)
        case .not(let inner): !inner.matches(tags)
        case .and(let left, let right): left.matches(tags) && right.matches(tags)
        case .or(let left, let right): left.matches(tags) || right.matches(tags)
        }
    }

    /// The tags it speaks of.
    public var names: Set<String> {
        switch self {
        case .tag(let name): [name]
        case .not(let inner): inner.names
        case .and(let left, let right), .or(let left, let right): left.names.union(right.names)
        }
    }
}

/// Reads tag expressions by recursive descent.
private struct TagParser {
    struct Problem: Error {
        var message: String
        var offset: Int
    }

    private enum Token: Equatable {
        case word(String)
        case not, and, or, open, close
    }

    private var tokens: [(token: Token, offset: Int)] = []
    private var position = 0
    private let end: Int
    private var stray: Problem?

    init(_ text: String) {
        let characters = Array(text)
        end = characters.count
        var index = 0
        while index < characters.count {
            let start = index
            switch characters[index] {
            case " ", "\t": break
            case "!": tokens.append((.not, start))
            case "(": tokens.append((.open, start))
            case ")": tokens.append((.close, start))
            case "&", "|":
                let sign = characters[index]
                if index + 1 < characters.count, characters[index + 1] == sign { index += 1 }
                tokens.append((sign == "&" ? .and : .or, start))
            case let character where character.isTagCharacter:
                var word = ""
                while index < characters.count, characters[index].isTagCharacter {
                    word.append(characters[index])
                    index += 1
                }
                index -= 1
                tokens.append((.word(Self.normalized(word)), start))
            case let character:
                stray = stray ?? Problem(message: "`\(character)` means nothing here", offset: start)
            }
            index += 1
        }
    }

    private static func normalized(_ word: String) -> String {
        let name = word.hasPrefix(".") ? String(word.dropFirst()) : word
        return name.hasPrefix("Tag.") ? String(name.dropFirst(4)) : name
    }

    mutating func whole() throws -> TagExpression {
        if let stray { throw stray }
        let expression = try either()
        if position < tokens.count {
            throw Problem(message: "`&` or `|` is missing", offset: tokens[position].offset)
        }
        return expression
    }

    private mutating func either() throws -> TagExpression {
        var left = try both()
        while take(.or) { left = .or(left, try both()) }
        return left
    }

    private mutating func both() throws -> TagExpression {
        var left = try single()
        while take(.and) { left = .and(left, try single()) }
        return left
    }

    private mutating func single() throws -> TagExpression {
        if take(.not) { return .not(try single()) }
        if take(.open) {
            let inner = try either()
            guard take(.close) else { throw Problem(message: "`)` is missing", offset: offset) }
            return inner
        }
        guard position < tokens.count, case .word(let name) = tokens[position].token else {
            throw Problem(message: "a tag is missing", offset: offset)
        }
        position += 1
        return .tag(name)
    }

    private var offset: Int { position < tokens.count ? tokens[position].offset : end }

    private mutating func take(_ token: Token) -> Bool {
        guard position < tokens.count, tokens[position].token == token else { return false }
        position += 1
        return true
    }
}

extension Character {
    fileprivate var isTagCharacter: Bool { isLetter || isNumber || self == "_" || self == "." || self == "-" }
}
