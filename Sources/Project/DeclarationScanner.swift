import Facts

/// A type found by looking at bytes alone.
public struct ScannedType: Hashable, Sendable {
    /// Its simple name.
    public var name: String
    /// The word before it: `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `typealias`.
    public var keyword: String
    /// What stands between the name and the brace, when it is short: `: ObservableObject, Sendable`.
    public var header: String
    /// The simple names of the types it stands in, outermost first, as far as braces tell.
    public var scope: [String]
    /// Where the name stands.
    public var location: SourceLocation

    /// Creates a find.
    public init(
        name: String, keyword: String, header: String = "", scope: [String] = [], location: SourceLocation
    ) {
        self.name = name
        self.keyword = keyword
        self.header = header
        self.scope = scope
        self.location = location
    }
}

/// Finds type declarations without parsing: words after `class`, `struct` and the like, comments and strings aside.
///
/// It may find what is none (`class` as a modifier is told apart, odd formatting may not be), never the other way
/// round for code that compiles: what it finds is parsed before anything is believed.
public struct DeclarationScanner {
    private static let keywords: [[UInt8]: String] = Dictionary(
        uniqueKeysWithValues: ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"].map {
            (Array($0.utf8), $0)
        })
    private static let globalKeywords: Set<[UInt8]> = Set(["func", "let", "var"].map { Array($0.utf8) })
    private static let hidingWords: Set<[UInt8]> = Set(["private", "fileprivate"].map { Array($0.utf8) })
    private static let notNames: Set<String> = ["func", "var", "let", "subscript", "init", "where", "is", "in", "for"]

    private let path: String
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var found: [ScannedType] = []
    /// The names of functions, constants and variables outside of types that other files see.
    private var globals: [String] = []
    /// Whether what is declared next is seen in its file only.
    private var isHidden = false
    /// The types whose braces are open, each with the number of braces around it.
    private var open: [(name: String, depth: Int)] = []
    private var depth = 0
    /// The type whose brace comes next.
    private var opening: String?

    /// The types a file declares or extends, in order.
    public static func types(in bytes: [UInt8], path: String) -> [ScannedType] { scan(bytes, path: path).types }

    /// The types a file declares or extends, in order, and the names of its functions, constants and variables outside of
    /// types that other files see.
    static func scan(_ bytes: [UInt8], path: String) -> (types: [ScannedType], globals: [String]) {
        bytes.withUnsafeBufferPointer { buffer in
            var scanner = DeclarationScanner(path: path, bytes: buffer)
            scanner.scan()
            return (scanner.found, scanner.globals)
        }
    }

    private init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.bytes = bytes
    }

    private mutating func scan() {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x0A: newline()
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "."), UInt8(ascii: "@"):
                position += 1
                skipWord()
            case UInt8(ascii: "{"): openBrace()
            case UInt8(ascii: "}"): closeBrace()
            case _ where isWord(byte): readWord()
            default: position += 1
            }
        }
    }

    private mutating func readWord() {
        let start = position
        skipWord()
        let length = position - start
        if depth == 0, readGlobal(Array(bytes[start..<position])) { return }
        guard length >= 4, length <= 9, let keyword = Self.keywords[Array(bytes[start..<position])] else { return }
        guard let name = nextName() else { return }
        if keyword != "typealias" { opening = name.text }
        found.append(
            ScannedType(
                name: name.text, keyword: keyword, header: header(from: name.end), scope: open.map(\.name),
                location: SourceLocation(file: path, line: name.line, column: name.column)))
    }

    /// Whether a word declares something outside of types, or says who sees it.
    private mutating func readGlobal(_ word: [UInt8]) -> Bool {
        if Self.hidingWords.contains(word) {
            isHidden = true
            return true
        }
        defer { isHidden = isHidden && Self.keywords[word] == nil }
        guard Self.globalKeywords.contains(word) else { return false }
        if let name = nextName(), !isHidden { globals.append(name.text) }
        isHidden = false
        return true
    }

    private mutating func openBrace() {
        if let name = opening { open.append((name, depth)) }
        opening = nil
        depth += 1
        position += 1
    }

    private mutating func closeBrace() {
        depth -= 1
        if open.last?.depth == depth { open.removeLast() }
        position += 1
    }

    /// The (last part of the) name after a keyword; `nil` when the keyword declares nothing.
    private mutating func nextName() -> (text: String, end: Int, line: Int, column: Int)? {
        guard position < bytes.count, isSpace(bytes[position]) else { return nil }
        while position < bytes.count, isSpace(bytes[position]) {
            if bytes[position] == 0x0A { newline() } else { position += 1 }
        }
        var start = position
        skipWord()
        while position < bytes.count, bytes[position] == UInt8(ascii: "."), isWord(peek(1)) {
            position += 1
            start = position
            skipWord()
        }
        guard position > start else { return nil }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if Self.notNames.contains(text) || Self.keywords[Array(text.utf8)] != nil {
            position = start
            return nil
        }
        return (text, position, line, start - lineStart + 1)
    }

    private func header(from start: Int) -> String {
        let limit = min(bytes.count, start + 400)
        let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: "{")) ?? limit
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    // MARK: Skipping

    private mutating func newline() {
        position += 1
        line += 1
        lineStart = position
    }

    private mutating func skipWord() {
        while position < bytes.count, isWord(bytes[position]) { position += 1 }
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == 0x0A {
                newline()
            } else if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// A string of one line ends with its line at the latest, so that a quote in odd code costs no more than that.
    private mutating func skipString() {
        let quote = UInt8(ascii: "\"")
        let isLong = peek(1) == quote && peek(2) == quote
        position += isLong ? 3 : 1
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A {
                if !isLong { return }
                newline()
            } else if byte == UInt8(ascii: "\\") {
                position += peek(1) == 0x0A ? 1 : 2
            } else if byte == quote, !isLong || (peek(1) == quote && peek(2) == quote) {
                position += isLong ? 3 : 1
                return
            } else {
                position += 1
            }
        }
    }

    private func peek(_ offset: Int) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80 || byte == UInt8(ascii: "`")
    }
}
