import Facts

/// What an initialiser demands of one argument, as far as its checks can be read.
struct Demand: Hashable {
    /// The least number, or the least length.
    var minimum: Double?
    /// The greatest number, or the greatest length.
    var maximum: Double?
    /// Whether `minimum` and `maximum` speak of the length.
    var isAboutLength = false
    /// Whether it must not be empty or `nil`.
    var needsContent = false
    /// Text it must contain.
    var pieces: [String] = []
    /// How it must begin.
    var prefix = ""
    /// How it must end.
    var suffix = ""
    /// Text that satisfies a conversion, such as `Int(text)`.
    var convertible: String?

    /// Its fields that must not be `nil`.
    var fields: Set<String> = []

    /// The number of parts that it must have between separators.
    var parts: Parts?

    /// How many parts a text must have.
    struct Parts: Hashable {
        var separator: String
        var count: Int
    }

    /// Whether nothing is demanded.
    var isEmpty: Bool { self == Demand() }

    /// A value that meets the demand; `nil` when there is no demand or the type has nothing to do with it.
    func value(ofType name: String, _ known: KnownValues) -> SampleExpression? {
        guard !isEmpty, known.seed == .first else { return nil }
        if name == "String" || name == "Substring" {
            return SampleExpression(.string(text(known.wording.text)))
        }
        guard !isAboutLength, minimum != nil || maximum != nil else { return nil }
        let whole = Code.Expression.number(integer(Double(known.wording.integer)))
        if KnownValues.integers.contains(name) { return SampleExpression(whole) }
        if KnownValues.fractions.contains(name) { return SampleExpression(.number(fraction(known.wording.fraction))) }
        if name == "Decimal" {
            return SampleExpression(.call(.name("Decimal"), [.init(nil, whole)]), imports: ["Foundation"])
        }
        return nil
    }

    private func clamped(_ number: Double) -> Double {
        var result = number
        if let minimum { result = max(result, minimum) }
        if let maximum { result = min(result, maximum) }
        return result
    }

    private func integer(_ number: Double) -> String {
        let result = clamped(number)
        return "\(Int(result < result.rounded(.down) ? result.rounded(.down) : result.rounded(.up)))"
    }

    private func fraction(_ text: String) -> String {
        guard let number = Double(text) else { return text }
        let result = clamped(number)
        return result == number ? text : "\(result)"
    }

    private func text(_ plausible: String) -> String {
        if let convertible { return convertible }
        if let parts {
            let word = plausible.replacing(parts.separator, with: "")
            return (1...max(parts.count, 1)).map { $0 == 1 ? word : "\(word)\($0)" }.joined(separator: parts.separator)
        }
        var result = plausible
        for piece in pieces where !result.contains(piece) { result = piece == "@" ? "ada@example.com" : result + piece }
        if !result.hasPrefix(prefix) { result = prefix + result }
        if !result.hasSuffix(suffix) { result += suffix }
        guard isAboutLength else { return result }
        if let minimum, result.count < Int(minimum) {
            result += String(repeating: "a", count: Int(minimum) - result.count)
        }
        if let maximum, result.count > Int(maximum) { result = String(result.prefix(Int(maximum))) }
        return result
    }
}

/// Reads what an initialiser demands of its arguments from the checks in its body.
struct CheckReader {
    /// The demands so far, by the name the body uses.
    private(set) var demands: [String: Demand] = [:]
    /// The texts that variables hold the parts of.
    private var splits: [String: Split] = [:]

    /// A text cut into parts.
    private struct Split {
        var text: String
        var separator: String

        /// `text.split(separator: " ")`, `text.components(separatedBy: " ")`
        init?(_ expression: Expression) {
            guard case .call(.member(let base?, let method), let arguments) = expression.unmarked,
                ["split separator", "components separatedBy"].contains("\(method) \(arguments.first?.label ?? "")"),
                let text = CheckReader.root(base), case .string(let separator)? = arguments.first?.value,
                !separator.isEmpty
            else { return nil }
            (self.text, self.separator) = (text, separator)
        }
    }

    /// Reads the checks of a body.
    init(_ body: [Statement]?) {
        for statement in body ?? [] { read(statement) }
    }

    private mutating func read(_ statement: Statement) {
        switch statement.kind {
        case .guard(let conditions, _):
            for condition in conditions { read(condition) }
        case .if(let conditions, let then, nil) where conditions.count == 1 && Self.exitsScope(then):
            if case .expression(let expression) = conditions[0] { require(expression, isTrue: false) }
        case .binding(_, .identifier(let name), _, let value?, _): splits[name] = Split(value)
        case .expression(.call(.name(let name), let arguments)) where name == "precondition" || name == "assert":
            if let first = arguments.first { require(first.value, isTrue: true) }
        default: break
        }
    }

    private static func exitsScope(_ statements: [Statement]) -> Bool {
        statements.contains { statement in
            switch statement.kind {
            case .throw, .return: true
            case .expression(.call(.name(let name), _)): ["fatalError", "preconditionFailure"].contains(name)
            default: false
            }
        }
    }

    private mutating func read(_ condition: Statement.Condition) {
        switch condition {
        case .expression(let expression): require(expression, isTrue: true)
        case .optionalBinding(_, let pattern, _, let value):
            if let value {
                convert(value)
            } else if case .identifier(let name) = pattern {
                demands[name, default: Demand()].needsContent = true
            }
        default: break
        }
    }

    private mutating func convert(_ value: Expression) {
        if case .name(let name) = value.unmarked {
            demands[name, default: Demand()].needsContent = true
            return
        }
        if case .member(.name(let name)?, let field) = value.unmarked {
            demands[name, default: Demand()].fields.insert(field.plain)
            return
        }
        guard case .call(.name(let type), let arguments) = value.unmarked, let first = arguments.first,
            case .name(let name) = first.value
        else { return }
        let texts = [
            "Int": "1", "Double": "1.5", "Float": "1.5", "URL": "https://example.com",
            "UUID": "00000000-0000-0000-0000-000000000001", "Decimal": "9.99", "Bool": "true",
        ]
        if let text = texts[type] { demands[name, default: Demand()].convertible = text }
    }

    /// Notes what a condition demands of parameters, if it has to be true, or false.
    private mutating func require(_ expression: Expression, isTrue: Bool) {
        switch expression {
        case .prefix("!", let inner): require(inner, isTrue: !isTrue)
        case .binary(let left, let sign, let right) where sign == (isTrue ? "&&" : "||"):
            require(left, isTrue: isTrue)
            require(right, isTrue: isTrue)
        case .binary(let left, "~=", let right) where isTrue: within(left, of: right)
        case .binary(let left, let sign, let right): compare(left, isTrue ? sign : Self.opposites[sign], right)
        case .member(let base?, "isEmpty") where !isTrue:
            if let name = Self.root(base) { demands[name, default: Demand()].needsContent = true }
        case .call(.member(let base?, let method), let arguments) where isTrue:
            contain(base, method, arguments.first?.value)
        default: break
        }
    }

    private static let opposites = ["<": ">=", ">": "<=", "<=": ">", ">=": "<", "==": "!=", "!=": "=="]

    private mutating func compare(_ left: Expression, _ sign: String?, _ right: Expression) {
        guard let sign else { return }
        if let number = Self.number(right) { return bound(left, sign, number) }
        let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
        if let number = Self.number(left) { bound(right, mirrored[sign] ?? sign, number) }
    }

    private mutating func bound(_ subject: Expression, _ sign: String, _ number: Double) {
        var subject = subject
        var isLength = false
        if case .member(let base?, "count") = subject {
            if let split = base.path?.last.flatMap({ splits[$0] }) ?? Split(base) {
                guard ["==", ">=", ">"].contains(sign) else { return }
                let parts = Demand.Parts(separator: split.separator, count: Int(number) + (sign == ">" ? 1 : 0))
                demands[split.text, default: Demand()].parts = parts
                return
            }
            isLength = true
            subject = base
        }
        guard let name = Self.root(subject) else { return }
        var demand = demands[name, default: Demand()]
        demand.isAboutLength = isLength
        switch sign {
        case ">=": demand.minimum = number
        case ">": demand.minimum = number + 1
        case "<=": demand.maximum = number
        case "<": demand.maximum = number - 1
        case "==": (demand.minimum, demand.maximum) = (number, number)
        default: return
        }
        if isLength, (demand.minimum ?? 0) > 0 { demand.needsContent = true }
        demands[name] = demand
    }

    private mutating func within(_ range: Expression, of subject: Expression) {
        guard case .binary(let low, let sign, let high) = range, sign == "..." || sign == "..<" else { return }
        if let number = Self.number(low) { bound(subject, ">=", number) }
        if let number = Self.number(high) { bound(subject, sign == "..." ? "<=" : "<", number) }
    }

    private mutating func contain(_ base: Expression, _ method: String, _ argument: Expression?) {
        guard let argument else { return }
        if method == "contains", case .binary = base { return within(base, of: argument) }
        guard let name = Self.root(base), case .string(let text) = argument else { return }
        switch method {
        case "contains": demands[name, default: Demand()].pieces.append(text)
        case "hasPrefix": demands[name, default: Demand()].prefix = text
        case "hasSuffix": demands[name, default: Demand()].suffix = text
        default: break
        }
    }

    private static func root(_ expression: Expression) -> String? {
        switch expression.unmarked {
        case .name(let name): name
        case .member(let base?, _): root(base)
        case .call(let callee, _): root(callee)
        case .optionalChain(let inner), .forceUnwrap(let inner): root(inner)
        default: nil
        }
    }

    private static func number(_ expression: Expression) -> Double? {
        switch expression {
        case .integer(let text), .float(let text): Double(text.filter { $0 != "_" })
        case .prefix("-", let inner): number(inner).map { -$0 }
        default: nil
        }
    }
}
