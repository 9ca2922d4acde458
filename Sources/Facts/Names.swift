extension String {
    /// The name without backticks.
    package var plain: String {
        let tick = UInt8(ascii: "`")
        return utf8.first == tick && utf8.last == tick && utf8.count > 2 ? String(dropFirst().dropLast()) : self
    }

    /// The words of a camel-case name, in lower case: `fetchURLByID` is fetch, url, by, id.
    package var camelWords: [String] {
        var words: [String] = []
        let characters = Array(self)
        for (position, character) in characters.enumerated() where character.isLetter || character.isNumber {
            let before = position > 0 ? characters[position - 1] : "_"
            let after = position + 1 < characters.count ? characters[position + 1] : "_"
            let starts =
                !before.isLetter && !before.isNumber
                || character.isUppercase && (!before.isUppercase || after.isLowercase)
            if starts || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words
    }

    /// Whether it names a protocol that `String` conforms to, as far as constraints of generic parameters use them.
    package var isFulfilledByString: Bool {
        [
            "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Sendable",
            "CustomStringConvertible", "LosslessStringConvertible",
        ].contains(self)
    }

    /// With the first letter in lower case.
    package var uncapitalisedFirst: String { prefix(1).lowercased() + dropFirst() }

    /// With its first word in lower case: `URLSession` becomes `urlSession`, `ABC` becomes `abc`.
    package var lowercasedFirstWord: String {
        let capitals = prefix { $0.isUppercase }
        if capitals.count <= 1 { return prefix(1).lowercased() + dropFirst() }
        if capitals.count == count { return lowercased() }
        return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }
}

/// Words that need backticks where they stand as names.
private let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Type", "Protocol",
]

extension String {
    /// Whether it is a word of the language, which needs backticks where it stands as a name.
    package var isKeyword: Bool { keywords.contains(self) }

    /// The name as an identifier: in backticks when it is a keyword.
    package var identifier: String {
        let bare = plain
        return bare.isKeyword ? "`\(bare)`" : bare
    }
}
