import Facts
import Resolving

extension Machine {
    /// Computes a term as far as what is decided allows, without deciding anything.
    func reduce(_ term: Term) -> Term {
        switch term {
        case .place(let place): return reduce(place)
        case .not(let inner):
            if case .boolean(let value) = reduce(inner) { return .boolean(!value) }
            return .not(reduce(inner))
        case .member(let base, let name):
            let reduced = reduce(base)
            return member(reduced, name).map(reduce) ?? .member(reduced, name)
        case .binary(let left, let word, let right):
            let (a, b) = (reduce(left), reduce(right))
            if word == "/", let (x, y) = Self.numbers(a, b), y != 0, isDouble(left) || isDouble(right) {
                return .float(x / y)
            }
            return computed(a, word, b) ?? knownOrder(a, word, b) ?? .binary(a, word, b)
        case .method(let base, let name, let arguments):
            let reduced = reduce(base)
            let values = arguments.map { LabelledTerm($0.label, reduce($0.value)) }
            let call = Term.method(reduced, name, values)
            return method(reduced, name, values) ?? knownDistance(name, values)
                ?? knownInterval(reduced, name, values) ?? calendarMoment(call) ?? call
        case .interpolation(let pieces): return interpolated(pieces)
        case .updated(let base, let field, let value): return .updated(reduce(base), field: field, value)
        case .construct(let type, let arguments):
            if let text = formatted(arguments) { return text }
            return arguments.count == 1 && arguments[0].label == nil
                ? converted(reduce(arguments[0].value), to: type) ?? term : term
        default: return term
        }
    }

    private func reduce(_ place: SymbolicValue) -> Term {
        let place = canonical(place)
        switch decisions[place] {
        case .null: return .null
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .float(let value): return .float(value)
        case .string(let value): return .string(value)
        case .list(let count) where type(of: place).flatMap(subject.types.entryType) != nil:
            return .dictionary(
                (0..<count).map { index in
                    let entry = place.appending(.element(index))
                    return Term.Entry(
                        key: .place(entry.appending(.field("key"))), value: .place(entry.appending(.field("value"))))
                })
        case .list where type(of: place).flatMap(subject.types.sending) != nil: return .place(place)
        case .list(let count) where count > 1 && openedSet != place && isSet(.place(place)): return .place(place)
        case .list(let count): return .list((0..<count).map { .place(place.appending(.element($0))) })
        case .enumCase(let name):
            guard let type = type(of: place),
                let fact = subject.types.enumCases(type).first(where: { $0.name.plain == name })
            else { return .enumCase(type(of: place), name, []) }
            return .enumCase(
                type.bare, name,
                fact.payload.enumerated().map { index, parameter in
                    LabelledTerm(parameter.label, .place(place.appending(.payload(case: name, index: index))))
                })
        case .moment(let seconds) where type(of: place).map(isDuration) == true: return Self.made("seconds", seconds)
        case .present, .same, .unique, .address, .moment, .recorder, .document, .broken, nil: return .place(place)
        }
    }

    /// Whether a number is a `Double` for sure, which a literal need not be.
    private func isDouble(_ term: Term) -> Bool {
        switch term {
        case .method(_, "timeIntervalSince", _), .method(_, NumberMembers.approximate, _): true
        case .method(let base, "squareRoot", []): isDouble(base)
        case .binary(let left, _, let right): isDouble(left) || isDouble(right)
        case .place:
            typeOf(term).map { subject.types.expanded($0).text == "Double" || $0.text == "TimeInterval" } ?? false
        default: false
        }
    }

    /// Whether a number is made of values that are declared as `Double`, which is shown as it is computed here; a literal
    /// may be of any type.
    private func isDoubleByType(_ term: Term) -> Bool {
        let types = term.places.map { type(of: canonical($0)) }
        return !types.isEmpty
            && types.allSatisfy { type in
                guard let type, !type.isOptional else { return false }
                return subject.types.isBinaryFloat(type) && subject.types.expanded(type).bare.text != "Float"
            }
    }

    /// A number that is known, as another type of number.
    private func converted(_ number: Term, to type: TypeRef) -> Term? {
        guard subject.types.declaration(type) == nil else { return nil }
        if case .string(let text) = number { return parsed(text, as: type) }
        guard let value = Self.number(number) else { return nil }
        switch subject.types.family(type) {
        // Decimals count in tens, which only whole numbers share.
        case .float where type.text != "Decimal" || value == value.rounded(): return .float(value)
        case .string:
            if case .integer(let whole) = number { return .string(String(whole)) }
            return nil
        case .integer where value.magnitude < 1e15: return .integer(Int(value.rounded(.towardZero)))
        default: return nil
        }
    }

    /// The number that a text says, or nothing: `Int("12")`.
    private func parsed(_ text: String, as type: TypeRef) -> Term? {
        switch subject.types.family(type) {
        case .float where subject.types.isDecimal(type): return DecimalText.number(text)
        case .float: return Double(text).map(Term.float) ?? .null
        case .integer: return Int(text).map(Term.integer) ?? .null
        case .string: return .string(text)
        default: return nil
        }
    }

    /// Whether a fraction was computed to be nothing, which may be `-0.0` then.
    func mayBeNegativeZero(_ term: Term) -> Bool {
        if case .place = term { return false }
        return reduce(term) == .float(0)
    }

    private func interpolated(_ pieces: [Term.Piece]) -> Term {
        var text = ""
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .term(let inner):
                switch reduce(inner) {
                case .string(let value): text += value
                case .integer(let value): text += String(value)
                case .boolean(let value): text += String(value)
                case .float(let value) where isDoubleByType(inner) && !mayBeNegativeZero(inner):
                    text += String(value)
                case let other:
                    guard let name = plainName(of: other) else { return .interpolation(pieces) }
                    text += name
                }
            }
        }
        return .string(text)
    }

    /// A member of a value that is known; `nil` when it cannot be computed.
    func member(_ base: Term, _ name: String) -> Term? {
        switch base {
        case .null: return .null
        case .dictionary(let entries): return member(ofEntries: entries, name)
        case .list(let elements):
            switch name {
            case "count", "endIndex": return .integer(elements.count)
            case "startIndex": return .integer(0)
            case "isEmpty": return .boolean(elements.isEmpty)
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            case "indices": return .list(elements.indices.map(Term.integer))
            default: return nil
            }
        case .string(let text): return StringMembers.value(text, name)
        case .integer, .float: return NumberMembers.value(base, name)
        case .place(let place):
            if let part = rowPart(name, of: place) { return part }
            guard let type = type(of: place), let (property, _) = subject.types.fieldFact(name, of: type),
                property.isStored, property.accessors == nil || property.accessors?.isObserved == true,
                !property.isLet || property.initialValue == nil
            else { return nil }
            return .place(place.appending(.field(name)))
        case .updated(let inner, let field, let value):
            if field == name { return value }
            // What is computed may be made of what was replaced.
            let fact = typeOf(inner).flatMap { subject.types.fieldFact(name, of: $0) }
            return fact?.property.isStored == false ? nil : member(inner, name) ?? .member(inner, name)
        case .tuple(let parts):
            if let index = Int(name), index < parts.count { return parts[index].value }
            return parts.first { $0.label == name }?.value
        case .object(let number): return madeObjects[number].fields[name]
        case .construct(let type, let arguments):
            if type.text == "NSDecimalNumber", name == "intValue" {
                return converted(reduce(arguments[0].value), to: .simple("Int"))
            }
            if isFrozen(type, arguments) { return arguments.first { $0.label == name }?.value }
            if let fields = made[base] { return fields[name] ?? .unknown }
            return constructed(type, arguments, name)
        case .enumCase(let type?, let caseName, _) where name == "rawValue":
            guard let fact = subject.types.enumCases(type).first(where: { $0.name.plain == caseName }) else {
                return nil
            }
            return subject.types.rawValue(of: fact, in: type)
        default: return nil
        }
    }

    private func computed(_ left: Term, _ word: String, _ right: Term) -> Term? {
        switch (left, word, right) {
        case (.string(let a), "+", .string(let b)): return .string(a + b)
        case (.list(let a), "+", .list(let b)): return .list(a + b)
        case (.integer(let a), _, .integer(let b)): return Self.computed(a, word, b)
        case (.null, "??", let other): return other
        case (.boolean(let a), "&&", .boolean(let b)): return .boolean(a && b)
        case (.boolean(let a), "||", .boolean(let b)): return .boolean(a || b)
        default: break
        }
        if let (x, y) = Self.numbers(left, right) { return Self.computed(x, word, y) }
        if let answer = Approximation.holds(left, word, right) { return .boolean(answer) }
        guard ["==", "!="].contains(word), let same = certainlyEqual(left, right) else { return nil }
        return .boolean(same == (word == "=="))
    }

    /// Whether two reduced terms are equal, if that needs no decision.
    func certainlyEqual(_ left: Term, _ right: Term) -> Bool? {
        if left.hasUnknown || right.hasUnknown { return nil }
        if left == right { return true }
        if case (.place(let one), .place(let other)) = (left, right), let same = sameWithoutLiteral(one, other) {
            return same
        }
        switch (left, right) {
        case (.string, .string), (.boolean, .boolean): return false
        case (.null, .string), (.null, .integer), (.null, .float), (.null, .boolean), (.null, .enumCase),
            (.null, .construct):
            return false
        case (.string, .null), (.integer, .null), (.float, .null), (.boolean, .null), (.enumCase, .null),
            (.construct, .null):
            return false
        case (.enumCase(_, let a, _), .enumCase(_, let b, _)) where a != b: return false
        default: return nil
        }
    }

    private static func computed(_ a: Int, _ word: String, _ b: Int) -> Term? {
        switch word {
        case "+": .integer(a &+ b)
        case "-": .integer(a &- b)
        case "*": .integer(a &* b)
        case "/": b == 0 ? nil : .integer(a / b)
        case "%": b == 0 ? nil : .integer(a % b)
        case "<<": .integer(a << b)
        case ">>": .integer(a >> b)
        case "&": .integer(a & b)
        case "|": .integer(a | b)
        case "^": .integer(a ^ b)
        case "==": .boolean(a == b)
        case "!=": .boolean(a != b)
        case "<", ">", "<=", ">=": .boolean(holds(Double(a), word, Double(b)))
        default: nil
        }
    }

    private static func computed(_ a: Double, _ word: String, _ b: Double) -> Term? {
        switch word {
        case "+": .float(a + b)
        case "-": .float(a - b)
        case "*": .float(a * b)
        // Decimals divide as other numbers where nothing is rounded.
        case "/": b != 0 && (a / b) * 1_024 == ((a / b) * 1_024).rounded() ? .float(a / b) : nil
        case "==": .boolean(a == b)
        case "!=": .boolean(a != b)
        case "<", ">", "<=", ">=": .boolean(holds(a, word, b))
        default: nil
        }
    }
}

extension TypeLookup {
    /// The raw value of a case, where it is written or follows from its name.
    func rawValue(of fact: EnumCaseFact, in type: TypeRef) -> Term? {
        switch fact.rawValue {
        case .string(let text): return .string(text)
        case .integer(let text): return SwiftLiteral.integer(text).map(Term.integer)
        case nil:
            guard let owner = declaration(type), let raw = owner.inherits.first else { return nil }
            if raw.name == "String" { return .string(fact.name.plain) }
            return family(raw) == .integer ? counted(fact, among: owner.members.cases) : nil
        default: return nil
        }
    }
}

extension TypeLookup {
    /// The whole number that a case without one of its own has: one more than the case before, the first 0.
    fileprivate func counted(_ fact: EnumCaseFact, among cases: [EnumCaseFact]) -> Term? {
        var next = 0
        for item in cases {
            if case .integer(let text)? = item.rawValue {
                guard let number = SwiftLiteral.integer(text) else { return nil }
                next = number
            }
            if item.name == fact.name { return .integer(next) }
            next += 1
        }
        return nil
    }
}
