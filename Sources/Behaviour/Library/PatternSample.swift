import Algorithms

/// Texts that a regular expression matches, made by walking through its pattern.
///
/// The common subset is read: literals, classes, groups, alternatives, quantifiers, anchors, and `\d`, `\w`, `\s`. What a
/// pattern looks ahead for is left out, so that who uses a sample asks the expression itself once more.
struct PatternSample {
    private let pattern: [Character]
    private var position = 0
    /// How much longer than it has to be each repeated part is made.
    private let extra: Int

    /// Texts that a pattern may match, the shortest first; none where it cannot be read.
    static func texts(matching pattern: String) -> [String] {
        guard pattern.count <= mostCharacters else { return [] }
        let texts = [0, 1, 3].compactMap { extra -> String? in
            var sample = PatternSample(pattern: Array(pattern), extra: extra)
            guard let text = sample.alternatives(), sample.position == sample.pattern.count else { return nil }
            return text
        }
        return Array(texts.filter { !$0.isEmpty }.uniqued())
    }

    /// How long a pattern and a text may be, and how often a part is repeated.
    private static let (mostCharacters, mostRepeated) = (400, 64)

    private init(pattern: [Character], extra: Int) {
        (self.pattern, self.extra) = (pattern, extra)
    }

    private var next: Character? { position < pattern.count ? pattern[position] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard pattern[position...].starts(with: text) else { return false }
        position += text.count
        return true
    }

    /// The first of several alternatives; the others are read over.
    private mutating func alternatives() -> String? {
        guard let first = sequence() else { return nil }
        while take("|") {
            guard sequence() != nil else { return nil }
        }
        return first
    }

    private mutating func sequence() -> String? {
        var text = ""
        while let sign = next, sign != "|", sign != ")" {
            guard let atom = atom(), let counts = quantifier() else { return nil }
            let wanted = min(counts.least, Self.mostRepeated) + (counts.isGiven ? extra : 0)
            text += String(repeating: atom, count: max(0, min(wanted, counts.most ?? wanted)))
            guard text.count <= Self.mostCharacters else { return nil }
        }
        return text
    }

    private mutating func atom() -> String? {
        guard let sign = next else { return nil }
        position += 1
        switch sign {
        case "^", "$": return ""
        case ".": return "a"
        case "[": return characterClass().map(String.init)
        case "(": return group()
        case "\\": return escape().map { $0.map(String.init) ?? "" }
        case "*", "+", "?", "{": return nil
        default: return String(sign)
        }
    }

    private mutating func group() -> String? {
        let looks = ["?=", "?!", "?<=", "?<!"].contains { take($0) }
        if !looks, take("?") {
            // `(?:`, `(?i)`, `(?<name>`
            while let sign = next, sign != ":", sign != ")", sign != ">" { position += 1 }
            if let sign = next, sign != ")" { position += 1 }
        }
        guard let text = alternatives(), take(")") else { return nil }
        return looks ? "" : text
    }

    /// The character behind a backslash, `.some(nil)` for one that stands for a place in the text.
    private mutating func escape() -> Character?? {
        guard let sign = next else { return nil }
        position += 1
        switch sign {
        case "d": return "1"
        case "w": return "a"
        case "s": return " "
        case "D", "S": return "a"
        case "W": return "-"
        case "b", "B", "A", "z", "Z": return .some(nil)
        case "n": return "\n"
        case "t": return "\t"
        case "p", "P", "u", "x", "k": return nil
        default: return sign
        }
    }

    /// A character of a class, one that a class leaves out where it is negated.
    private mutating func characterClass() -> Character? {
        let isNegated = take("^")
        var ranges: [ClosedRange<Character>] = []
        var isFirst = true
        while let sign = next, sign != "]" || isFirst {
            isFirst = false
            position += 1
            if sign == "\\", let kind = next, let known = Self.kinds[kind] {
                position += 1
                ranges += known
                continue
            }
            var first: Character? = sign
            if sign == "\\" {
                guard let escaped = escape() else { return nil }
                first = escaped
            }
            guard let first else { continue }
            var last = first
            if next == "-", position + 1 < pattern.count, pattern[position + 1] != "]" {
                last = pattern[position + 1]
                position += 2
            }
            guard first <= last else { return nil }
            ranges.append(first...last)
        }
        guard take("]") else { return nil }
        guard isNegated else { return ranges.first?.lowerBound }
        return "a1-_ Z".first { character in !ranges.contains { $0.contains(character) } }
    }

    /// The characters that a letter behind a backslash stands for in a class.
    private static let kinds: [Character: [ClosedRange<Character>]] = [
        "d": ["0"..."9"], "w": ["a"..."z", "A"..."Z", "0"..."9", "_"..."_"], "s": [" "..." "],
    ]

    /// How often the part before is repeated; once where nothing says so.
    private mutating func quantifier() -> (least: Int, most: Int?, isGiven: Bool)? {
        var counts: (least: Int, most: Int?, isGiven: Bool) = (1, 1, false)
        if take("*") {
            counts = (0, nil, true)
        } else if take("+") {
            counts = (1, nil, true)
        } else if take("?") {
            counts = (0, 1, true)
        } else if take("{") {
            guard let end = pattern[position...].firstIndex(of: "}") else { return nil }
            let parts = String(pattern[position..<end]).split(separator: ",", omittingEmptySubsequences: false)
            guard let least = Int(parts[0]) ?? (parts.count > 1 ? 0 : nil) else { return nil }
            counts = (least, parts.count > 1 ? Int(parts[1]) : least, true)
            position = end + 1
        }
        if counts.isGiven { _ = take("?") || take("+") }
        return counts
    }
}
