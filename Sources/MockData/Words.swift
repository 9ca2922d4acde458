/// A name cut into lower-case words: `avatarURLString` is `avatar`, `url`, `string`.
struct Words: Hashable {
    /// The words in order.
    let all: [String]

    /// Cuts a camel-case or snake-case name.
    init(_ name: String) {
        var words: [String] = []
        var current: [Character] = []
        let characters = Array(name.filter { $0 != "`" })
        for (index, character) in characters.enumerated() {
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let startsWord =
                character.isUppercase
                && (current.last.map { !$0.isUppercase } ?? false || (next?.isLowercase ?? false && next != "s"))
            if character == "_" || startsWord {
                if !current.isEmpty { words.append(String(current).lowercased()) }
                current = []
            }
            if character != "_" { current.append(character) }
        }
        if !current.isEmpty { words.append(String(current).lowercased()) }
        all = words
    }

    /// The last word; empty for an empty name.
    var last: String { all.last ?? "" }

    /// The words with spaces between them.
    var sentence: String { all.joined(separator: " ") }

    /// The words with hyphens between them.
    var slug: String { all.joined(separator: "-") }

    /// Whether one of the words is among those given.
    func contains(_ words: String...) -> Bool { words.contains { all.contains($0) } }

    /// Whether the name ends in one of the phrases, each written with spaces.
    func ends(in phrases: String...) -> Bool {
        phrases.contains { phrase in sentence == phrase || sentence.hasSuffix(" " + phrase) }
    }
}

extension String {
    /// The name without the backticks of a keyword.
    var unquoted: String { filter { $0 != "`" } }

    /// The same text with its first letter in upper case.
    package var capitalisedFirst: String { isEmpty ? self : prefix(1).uppercased() + dropFirst() }

    /// The same text with its leading capitals in lower case: `URLItem` gives `urlItem`.
    var decapitalised: String {
        let capitals = prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == count { return capitals.lowercased() + dropFirst(capitals.count) }
        return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }

    /// The plural of a name, by the spelling rules of English that need no dictionary.
    var pluralised: String {
        if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) { return dropLast() + "ies" }
        if hasSuffix("s") || hasSuffix("x") || hasSuffix("ch") || hasSuffix("sh") || hasSuffix("z") {
            return self + "es"
        }
        return self + "s"
    }
}
