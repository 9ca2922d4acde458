/// Source text with the bodies of its functions blanked out, so that what only declares is parsed several times faster.
///
/// Each byte between the braces of a `func`, `init` or `deinit` becomes a space, line ends aside, so that all places stay
/// as they are. Comments, strings with what they interpolate, and default values are skipped as the language has them.
struct BodyBlanks {
    private var bytes: [UInt8]
    private var position = 0
    /// What the open braces, brackets and parentheses are.
    private var open: [Bracket] = []
    /// What the next brace opens, where a keyword said so.
    private var next: Bracket?
    /// How many brackets were open at that keyword.
    private var nextDepth = 0
    /// Whether something was read that a scan cannot be sure of.
    private var isUnsure = false
    private var blanked = false

    private enum Bracket {
        /// The braces of a type, in which members stand.
        case members
        /// The braces of a function.
        case body
        /// Any other.
        case other
    }

    /// The text without bodies; `nil` where there are none, or where a scan cannot be sure to find their ends.
    static func text(of source: String) -> String? {
        var scan = BodyBlanks(bytes: Array(source.utf8))
        guard scan.run() else { return nil }
        return String(decoding: scan.bytes, as: UTF8.self)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() -> Bool {
        while position < bytes.count, !isUnsure { step() }
        return blanked && !isUnsure && open.isEmpty
    }

    private mutating func step() {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\""): skipString(hashes: 0)
        case UInt8(ascii: "#"): skipHash()
        case UInt8(ascii: "/"): skipSlash()
        case UInt8(ascii: "`"): skipQuotedName()
        case UInt8(ascii: "{"): openBrace()
        case UInt8(ascii: "("), UInt8(ascii: "["):
            open.append(.other)
            position += 1
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            if open.popLast() == nil { isUnsure = true }
            // A requirement of a protocol has no body.
            if open.count < nextDepth { next = nil }
            position += 1
        case UInt8(ascii: "."):
            position += 1
            skipWord()
        case _ where Self.isWord(byte): readWord()
        default: position += 1
        }
    }

    // MARK: Declarations

    private static let types = Set(
        ["class", "struct", "enum", "actor", "protocol", "extension"].map { Array($0.utf8) })
    private static let functions = Set(["func", "init", "deinit"].map { Array($0.utf8) })
    private static let others = Set(["var", "let", "subscript", "case", "typealias"].map { Array($0.utf8) })

    private mutating func readWord() {
        let start = position
        skipWord()
        guard position - start >= 3, position - start <= 9, open.last ?? .members == .members else { return }
        let word = Array(bytes[start..<position])
        if Self.types.contains(word) {
            // `class func`, `class var`: the next word says what it is.
            expect(.members)
        } else if Self.functions.contains(word) {
            expect(.body)
        } else if Self.others.contains(word) {
            next = nil
        }
    }

    private mutating func expect(_ bracket: Bracket) {
        next = bracket
        nextDepth = open.count
    }

    private mutating func openBrace() {
        position += 1
        guard let bracket = next, open.count == nextDepth else { return open.append(.other) }
        next = nil
        if bracket == .body { blankBody() } else { open.append(bracket) }
    }

    private mutating func blankBody() {
        let start = position
        open.append(.body)
        let depth = open.count
        while position < bytes.count, open.count >= depth, !isUnsure { step() }
        guard !isUnsure, open.count < depth else {
            isUnsure = true
            return
        }
        for index in start..<position - 1 where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
        blanked = true
    }

    // MARK: Skipping

    private func peek(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private mutating func skipWord() {
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    }

    private mutating func skipQuotedName() {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != 0x0A { position += 1 }
        position += 1
    }

    /// A comment, an operator, or a regular expression, in which brackets need not match.
    private mutating func skipSlash() {
        if peek(1) == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
        } else if peek(1) == UInt8(ascii: "*") {
            skipComment()
        } else {
            let before = position > 0 ? bytes[position - 1] : 0x20
            let isBound = Self.isWord(before) || [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(before)
            if !isBound, !Self.isSpace(peek(1)), peek(1) != UInt8(ascii: "="), peek(1) != UInt8(ascii: ")") {
                isUnsure = true
            }
            position += 1
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// A raw string, a raw regular expression, or the beginning of `#if`, of a macro and the like.
    private mutating func skipHash() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        position += hashes
        if peek(0) == UInt8(ascii: "\"") {
            skipString(hashes: hashes)
        } else if peek(0) == UInt8(ascii: "/") {
            isUnsure = true
        } else {
            skipWord()
        }
    }

    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = peek(1) == quote && peek(2) == quote
        position += isLong ? 3 : 1
        while position < bytes.count, !isUnsure {
            switch bytes[position] {
            case 0x0A where !isLong: isUnsure = true
            case UInt8(ascii: "\\") where hasHashes(hashes, at: 1):
                position += 1 + hashes
                if peek(0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            case quote
            where (!isLong || (peek(1) == quote && peek(2) == quote)) && hasHashes(hashes, at: isLong ? 3 : 1):
                position += (isLong ? 3 : 1) + hashes
                return
            default: position += 1
            }
        }
        isUnsure = true
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
        let depth = open.count
        repeat { step() } while position < bytes.count && open.count > depth && !isUnsure
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }
}
