import SwiftSyntax

/// A hash of what a declaration says: its tokens and its comments, whatever the space between them.
struct ContentHash {
    /// 64-bit FNV-1a.
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of a text.
    static func of(_ text: String) -> UInt64 {
        var hash = ContentHash()
        hash.add(text.utf8)
        return hash.value
    }

    /// The hash of the tokens between two others, with their comments.
    ///
    /// - Parameter name: A token that does not count, so that a declaration is known again under another name.
    static func of(_ tokens: some Sequence<TokenSyntax>, without name: TokenSyntax? = nil, comments: String) -> UInt64 {
        var hash = ContentHash()
        hash.add(comments.utf8)
        var comma = false
        for (number, token) in tokens.enumerated() {
            if number > 0 { hash.add(comments: token.leadingTrivia) }
            // A comma at the end of a list says nothing, and formatters add and remove it.
            if comma, ![.rightParen, .rightSquare].contains(token.tokenKind) { hash.add(",".utf8) }
            comma = token.tokenKind == .comma
            if !comma, token.id != name?.id { hash.add(token.text.utf8) }
            hash.add(comments: token.trailingTrivia)
        }
        return hash.value
    }

    private mutating func add(comments trivia: Trivia) {
        for piece in trivia {
            if let text = piece.comment { add(text.utf8) }
        }
    }

    private mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value = (value ^ 0x1F) &* 0x100_0000_01b3
    }
}

extension TriviaPiece {
    /// The text of a comment; `nil` for anything else.
    var comment: String? {
        switch self {
        case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
            text
        default: nil
        }
    }
}
