import Facts

/// A change of a part of a statement.
struct PartChange: Hashable, Sendable {
    /// What is changed.
    enum Kind: Hashable, Sendable {
        /// A condition is turned round.
        case turned
        /// A condition holds whatever is asked.
        case always
        /// A condition never holds.
        case never
        /// Of two values it only counts whether they differ, not which of them is more.
        case unequal
        /// What is put into a list stands at its other end.
        case otherEnd
        /// The last is asked for where the code asks for the first, the greatest for the least, and so on.
        case counterpart
        /// A comparison, or a range, takes its limit in, or leaves it out.
        case limit
        /// A method that makes another value of a value is left out: `.sorted()`.
        case leftOut
        /// A number or a text is another one.
        case literal
        /// Of two operands, or of the values of a condition, there is the first only; of tuples, all but the last part.
        case first
        /// There is the second only; of tuples, all but the first part.
        case second
        /// Of the cases of an enum that a value is not compared with, the first counts as well.
        case firstOther
        /// The last of them counts as well.
        case lastOther
    }

    /// What is changed.
    var kind: Kind
    /// The part as it is written.
    var expression: Expression
}

extension PartChange {
    /// The changes that can be made to an expression, those within it aside.
    static func changes(of expression: Expression) -> [PartChange] {
        kinds(of: expression).map { PartChange(kind: $0, expression: expression) }
    }

    /// The changes that can be made to a condition which is a flag: `guard isEnabled, episode.isNew else`.
    static func changes(ofFlag condition: Expression) -> [PartChange] {
        switch condition {
        case .name, .member, .call: [PartChange(kind: .always, expression: condition)]
        default: []
        }
    }

    private static func kinds(of expression: Expression) -> [Kind] {
        switch expression {
        case .binary(.tuple, "<", .tuple), .binary(.tuple, ">", .tuple): [.turned, .first, .second]
        case .binary(_, "<", _), .binary(_, ">", _): [.limit, .always, .never, .unequal]
        case .binary(_, "<=", _), .binary(_, ">=", _): [.limit, .always, .never]
        case .binary(_, "==", .member(nil, _)), .binary(_, "!=", .member(nil, _)):
            [.always, .never, .firstOther, .lastOther]
        case .binary(_, "==", _), .binary(_, "!=", _): [.always, .never]
        case .prefix("!", _): [.always, .never]
        case .binary(_, "..<", _), .binary(_, "...", _): [.limit]
        case .binary(_, "+", _), .binary(_, "*", _): [.first, .second]
        case .binary(_, "-", _), .binary(_, "/", _): [.first]
        case .call(.name("max"), let values), .call(.name("min"), let values):
            values.count == 2 ? [.first, .second] : []
        case .binary(_, "??", _), .binary(_, "&&", _), .binary(_, "||", _), .ternary: [.first, .second]
        case .call(.member(_?, "append"), let values) where values.map(\.label) == [nil]: [.otherEnd]
        case .call(.member(_?, "insert"), let values)
        where values.map(\.label) == [nil, "at"] && values[1].value == .integer("0"):
            [.otherEnd]
        case .call(.member(_?, let name), _) where adjusting.contains(name.plain):
            counterparts[name] == nil ? [.leftOut] : [.leftOut, .counterpart]
        case .member(_?, let name) where ends.contains(name): [.counterpart]
        case .call(.member(_?, let name), let values) where counterparts[name] != nil:
            values.contains { $0.value.asksForIdentity } ? [] : [.counterpart]
        case .integer, .float: [.literal]
        case .string(let text): text.isEmpty ? [] : [.literal]
        default: []
        }
    }

    /// Properties that give an end of a list.
    private static let ends: Set = ["first", "last"]

    /// Members that are easily taken for each other.
    static let counterparts: [String: String] = {
        let pairs = [
            ("first", "last"), ("firstIndex", "lastIndex"), ("min", "max"), ("prefix", "suffix"),
            ("dropFirst", "dropLast"), ("removeFirst", "removeLast"), ("hasPrefix", "hasSuffix"),
        ]
        return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($1, $0) })
    }()

    /// Methods that give a value of the type they are asked of.
    private static let adjusting: Set = [
        "sorted", "filter", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "trimmingCharacters", "lowercased",
        "uppercased", "capitalized", "replacingOccurrences", "addingTimeInterval", "union", "subtracting",
    ]
}

extension Expression {
    /// Whether it is a closure that asks who something is, of which there is one: `{ $0.id == id }`.
    fileprivate var asksForIdentity: Bool {
        guard case .closure(let closure) = self,
            case .expression(.binary(let left, "==", let right))? = closure.body.first?.kind
        else { return false }
        return [left, right].contains { side in
            guard case .member(_?, let name) = side else { return false }
            return name == "id" || name.hasSuffix("ID") || name.hasSuffix("Id")
        }
    }
}

extension Machine {
    /// The value of an expression a part of which is changed.
    func changed(_ part: PartChange, in scope: Scope, expecting: TypeRef?) throws -> Term {
        switch (part.kind, part.expression) {
        case (.turned, _):
            return .not(try unchanged(part.expression, in: scope, expecting: expecting))
        case (.always, _), (.never, _):
            // What is asked for on the way is asked for nevertheless.
            _ = try unchanged(part.expression, in: scope, expecting: expecting)
            return .boolean(part.kind == .always)
        case (.unequal, .binary(let left, _, let right)):
            return try unchanged(.binary(left, "!=", right), in: scope, expecting: expecting)
        case (.otherEnd, .call(.member(let base, let name), let values)):
            let start = Argument(label: "at", value: .integer("0"))
            let other = name == "append" ? ("insert", [values[0], start]) : ("append", [values[0]])
            return try unchanged(.call(.member(base, other.0), other.1), in: scope, expecting: expecting)
        case (.counterpart, .member(let base, let name)):
            return try unchanged(.member(base, other(name)), in: scope, expecting: expecting)
        case (.counterpart, .call(.member(let base, let name), let values)):
            return try unchanged(.call(.member(base, other(name)), values), in: scope, expecting: expecting)
        case (.limit, .binary(let left, let word, let right)) where Term.rangeOperators.contains(word):
            let other = word == "..." ? "..<" : "..."
            return try unchanged(.binary(left, other, right), in: scope, expecting: expecting)
        case (.limit, .binary(let left, let word, let right)):
            let other = word.hasSuffix("=") ? String(word.dropLast()) : word + "="
            return try unchanged(.binary(left, other, right), in: scope, expecting: expecting)
        case (.firstOther, .binary(let value, let word, let known)),
            (.lastOther, .binary(let value, let word, let known)):
            return try comparedWithOther(value, word, known, isFirst: part.kind == .firstOther, in: scope)
        case (.leftOut, .call(.member(let base?, _), _)): return try evaluate(base, in: scope, expecting: expecting)
        case (.literal, _):
            switch try unchanged(part.expression, in: scope, expecting: expecting) {
            case .integer(let number): return .integer(number + 1)
            case .float(let number): return .float(number + 1)
            case .string(let text): return .string(text + " other")
            case let value: return value
            }
        case (.first, .binary(.tuple(let left), let word, .tuple(let right))):
            return try unchanged(
                .binary(.tuple(left.dropLast()), word, .tuple(right.dropLast())), in: scope, expecting: expecting)
        case (.second, .binary(.tuple(let left), let word, .tuple(let right))):
            return try unchanged(
                .binary(.tuple(Array(left.dropFirst())), word, .tuple(Array(right.dropFirst()))), in: scope,
                expecting: expecting)
        case (.first, .binary(let value, _, _)), (.second, .binary(_, _, let value)):
            return try detached(value, in: scope, expecting: expecting)
        case (.first, .call(_, let values)), (.second, .call(_, let values)):
            // The other one is asked for nevertheless.
            let found = try values.map { try detached($0.value, in: scope, expecting: expecting) }
            return found[part.kind == .first ? 0 : 1]
        case (.first, .ternary(let test, let value, _)), (.second, .ternary(let test, _, let value)):
            // What the condition calls is called nevertheless.
            _ = try detached(test, in: scope, expecting: .simple("Bool"))
            return try detached(value, in: scope, expecting: expecting)
        default: return try unchanged(part.expression, in: scope, expecting: expecting)
        }
    }

    private func other(_ name: String) -> String { PartChange.counterparts[name] ?? name }

    /// Whether a value is a case of an enum, or the first or last of the others.
    private func comparedWithOther(
        _ value: Expression, _ word: String, _ known: Expression, isFirst: Bool, in scope: Scope
    ) throws -> Term {
        let term = try detached(value, in: scope)
        let type = typeOf(term)?.bare
        let wanted = reduce(try detached(known, in: scope, expecting: type))
        guard case .enumCase(_, let name, _) = wanted, let type else { return reduce(.binary(term, word, wanted)) }
        let others = subject.types.enumCases(type).filter { $0.name.plain != name && $0.payload.isEmpty }
        guard let other = isFirst ? others.first : others.last else { return reduce(.binary(term, word, wanted)) }
        let isOther = try decide(.binary(term, "==", .enumCase(type, other.name.plain, [])))
        let isSame = try isOther || decide(.binary(term, "==", wanted))
        return .boolean(isSame == (word == "=="))
    }
}
