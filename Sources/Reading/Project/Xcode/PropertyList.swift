/// A value of an old-style property list, the format of `project.pbxproj`. Data are read as text.
enum PropertyList: Hashable, Sendable {
    case text(String)
    case list([PropertyList])
    case dictionary([String: PropertyList])

    /// Where a text is no property list.
    struct Problem: Error, Hashable {
        /// The line, counted from 1.
        var line: Int
    }

    /// Reads a property list; `nil` where there are only comments.
    static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyList? {
        var reader = PropertyListReader(bytes)
        return try reader.document()
    }

    /// Reads a property list with where its objects stand.
    static func readPlaces(_ bytes: [UInt8]) throws(Problem) -> (list: PropertyList, places: PropertyListPlaces)? {
        var reader = PropertyListReader(bytes)
        return try reader.document().map { ($0, reader.places) }
    }

    /// The text, where it is one.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The elements of a list, or a single value as a list.
    var elements: [PropertyList] {
        if case .list(let elements) = self { elements } else { [self] }
    }

    /// The values of a dictionary by key.
    var values: [String: PropertyList] {
        if case .dictionary(let values) = self { values } else { [:] }
    }
}

/// Reads the bytes of a property list once, from front to back.
private struct PropertyListReader {
    private let bytes: [UInt8]
    private var position = 0
    /// The keys that lead to what is read.
    private var path: [String] = []
    /// Where objects stand.
    private(set) var places = PropertyListPlaces()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func document() throws(PropertyList.Problem) -> PropertyList? {
        skipBlanks()
        if position == bytes.count { return nil }
        let value = try value()
        skipBlanks()
        guard position == bytes.count else { throw problem }
        return value
    }

    private var problem: PropertyList.Problem {
        PropertyList.Problem(line: bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1)
    }

    // MARK: Values

    private mutating func value() throws(PropertyList.Problem) -> PropertyList {
        skipBlanks()
        if take("{") { return try dictionary() }
        if take("(") { return try list() }
        return .text(try text())
    }

    /// `key = value; key = value; }`
    private mutating func dictionary() throws(PropertyList.Problem) -> PropertyList {
        var values: [String: PropertyList] = [:]
        skipBlanks()
        while !take("}") {
            let start = position
            let key = try text()
            skipBlanks()
            guard take("=") else { throw problem }
            path.append(key)
            values[key] = try value()
            path.removeLast()
            skipBlanks()
            guard take(";") else { throw problem }
            if path == ["objects"] { places.objects[key] = start..<position }
            skipBlanks()
        }
        if path == ["objects"] { places.end = position - 1 }
        return .dictionary(values)
    }

    /// `value, value, )`
    private mutating func list() throws(PropertyList.Problem) -> PropertyList {
        var elements: [PropertyList] = []
        let start = position - 1
        skipBlanks()
        while !take(")") {
            elements.append(try value())
            skipBlanks()
            guard take(",") || peek == UInt8(ascii: ")") else { throw problem }
            skipBlanks()
        }
        if path.count == 3, path[0] == "objects" { places.lists[path[1], default: [:]][path[2]] = start..<position }
        return .list(elements)
    }

    private mutating func text() throws(PropertyList.Problem) -> String {
        if take("\"") { return try quoted(until: UInt8(ascii: "\"")) }
        if take("'") { return try quoted(until: UInt8(ascii: "'")) }
        if take("<") { return try quoted(until: UInt8(ascii: ">")) }
        let start = position
        while let byte = peek, Self.isPlain[Int(byte)] { position += 1 }
        guard position > start else { throw problem }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(until end: UInt8) throws(PropertyList.Problem) -> String {
        let start = position
        while let byte = peek, byte != end, byte != UInt8(ascii: "\\") { position += 1 }
        var found = Array(bytes[start..<position])
        while let byte = peek {
            position += 1
            if byte == end { return String(decoding: found, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { found += escaped() } else { found.append(byte) }
        }
        throw problem
    }

    /// What follows a backslash: `\n`, `\t`, `\U00e9`, else the character itself.
    private mutating func escaped() -> [UInt8] {
        guard let byte = peek else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "U"):
            let digits = bytes[position...].prefix(4)
            let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
            guard let scalar = code.flatMap(Unicode.Scalar.init) else { return [] }
            position += digits.count
            return Array(String(scalar).utf8)
        default: return [byte]
        }
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// Passes over white space and comments of both kinds.
    private mutating func skipBlanks() {
        while let byte = peek {
            if byte <= UInt8(ascii: " ") {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
                position += 2
                while position < bytes.count, !isCommentEnd { position += 1 }
                position = min(position + 2, bytes.count)
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                while let byte = peek, byte != UInt8(ascii: "\n") { position += 1 }
            } else {
                return
            }
        }
    }

    private var isCommentEnd: Bool {
        bytes[position] == UInt8(ascii: "*") && position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/")
    }

    /// For each byte whether it may stand in a text without quotes.
    private static let isPlain: [Bool] = (0..<256).map { code in
        let scalar = Unicode.Scalar(UInt8(code))
        return code >= 128 || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            || "_$/:.-+@".unicodeScalars.contains(scalar)
    }
}
