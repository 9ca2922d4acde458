/// A pattern of `DateFormatter` (Unicode Technical Standard 35) in the time zone UTC, as far as its texts are the same
/// everywhere: numbers, English names in the locale `en_US_POSIX`, and what stands between them.
struct DatePattern {
    private enum Part: Equatable {
        case field(Character, count: Int)
        case literal(String)
    }

    private let parts: [Part]

    /// Reads a pattern; `nil` where it has a field that is not known.
    init?(_ pattern: String) {
        var parts: [Part] = []
        var rest = Substring(pattern)
        while let first = rest.first {
            if first == "'" {
                guard let quoted = Self.quoted(&rest) else { return nil }
                parts.append(.literal(quoted))
            } else if first.isASCII, first.isLetter {
                let run = rest.prefix { $0 == first }
                guard Self.counts[first]?.contains(run.count) == true else { return nil }
                parts.append(.field(first, count: run.count))
                rest = rest.dropFirst(run.count)
            } else {
                parts.append(.literal(String(first)))
                rest = rest.dropFirst()
            }
        }
        self.parts = parts
    }

    /// Whether texts have names of days or months, or say whether it is before noon.
    var hasNames: Bool {
        parts.contains { part in
            guard case .field(let field, let count) = part else { return false }
            return "EMa".contains(field) && (field != "M" || count > 2)
        }
    }

    /// The text of a moment.
    func text(of time: CivilTime) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): text
            case .field(let field, let count): Self.text(of: field, count, time)
            }
        }.joined()
    }

    /// The moment that a text names that this pattern makes: the first of the day, month or year where it tells no more;
    /// `nil` for any other text, and where the pattern has names.
    func time(of text: String) -> CivilTime? {
        var time = CivilTime(946_684_800)
        var rest = Substring(text)
        for part in parts {
            switch part {
            case .literal(let literal):
                guard rest.hasPrefix(literal) else { return nil }
                rest = rest.dropFirst(literal.count)
            case .field(let field, let count):
                let digits = rest.prefix(field == "y" ? 4 : 2).prefix { $0.isASCII && $0.isNumber }
                guard count < 3 || field == "y", let number = Int(digits), time.set(field, to: number) else {
                    return nil
                }
                rest = rest.dropFirst(digits.count)
            }
        }
        // What is read otherwise than it is written systems need not agree on.
        return rest.isEmpty && self.text(of: time) == text ? CivilTime(time.seconds) : nil
    }

    /// How often each letter may stand.
    private static let counts: [Character: Set<Int>] = [
        "y": [1, 2, 4], "M": [1, 2, 3, 4], "d": [1, 2], "E": [1, 2, 3, 4], "H": [1, 2], "h": [1, 2], "m": [1, 2],
        "s": [1, 2], "a": [1],
    ]

    private static func quoted(_ rest: inout Substring) -> String? {
        rest = rest.dropFirst()
        if rest.first == "'" {
            rest = rest.dropFirst()
            return "'"
        }
        guard let end = rest.firstIndex(of: "'") else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return String(rest[..<end])
    }

    private static func text(of field: Character, _ count: Int, _ time: CivilTime) -> String {
        let hour = time.time / 3_600
        switch field {
        case "y": return count == 2 ? padded(time.year % 100, 2) : padded(time.year, count)
        case "M" where count > 2: return name("month", time.month, isShort: count == 3)
        case "M": return padded(time.month, count)
        case "d": return padded(time.day, count)
        case "E": return name("weekday", time.weekday, isShort: count < 4)
        case "H": return padded(hour, count)
        case "h": return padded((hour + 11) % 12 + 1, count)
        case "m": return padded(time.time / 60 % 60, count)
        case "s": return padded(time.time % 60, count)
        default: return hour < 12 ? "AM" : "PM"
        }
    }

    private static func name(_ kind: String, _ number: Int, isShort: Bool) -> String {
        let key = isShort ? "short\(kind.prefix(1).uppercased())\(kind.dropFirst())Symbols" : "\(kind)Symbols"
        return CivilTime.symbols[key]?[number - 1] ?? ""
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}

extension CivilTime {
    /// Sets a part by the letter of a pattern; `false` for what there is not.
    fileprivate mutating func set(_ field: Character, to number: Int) -> Bool {
        switch field {
        case "y" where number > 1_000: year = number
        case "M" where (1...12).contains(number): month = number
        case "d" where (1...31).contains(number): day = number
        case "H" where number < 24: time += number * 3_600
        case "m" where number < 60: time += number * 60
        case "s" where number < 60: time += number
        default: return false
        }
        return true
    }
}
