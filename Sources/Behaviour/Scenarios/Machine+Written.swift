import Facts
import Resolving

extension Machine {
    /// The term with everything computed that depends on nothing a test arranges.
    func closed(_ term: Term) -> Term { (term.places.isEmpty ? reduce(term) : term).map(closed) }

    /// The term as a test writes it: computed where what is arranged tells a result that has a literal, unknown where a
    /// text would show a number in another way.
    func written(_ term: Term) -> Term {
        if term.looksInto {
            let known = reduce(term)
            if known != term { return written(known) }
        }
        switch term {
        case .binary(let left, let word, let right):
            if case .boolean(let value) = reduce(term) { return .boolean(value) }
            if word == "==" || word == "!=", let same = areSame(written(left), written(right)) {
                return .boolean(same == (word == "=="))
            }
        case .method:
            if case .string(let text) = reduce(term) { return .string(text) }
        case .construct(_, let arguments) where arguments.first?.label == "format":
            if case .string(let text) = reduce(term) { return .string(text) }
        // A number that a text says is written as the number.
        case .construct(let type, let arguments) where isText(arguments):
            switch reduce(term) {
            case .integer, .float, .null: return reduce(term)
            default:
                guard subject.types.isDecimal(type) else { break }
                return .construct(type, [LabelledTerm("string", written(arguments[0].value))])
            }
        // The whole number of a decimal one.
        case .member(.construct(.simple("NSDecimalNumber"), _), "intValue"):
            if case .integer = reduce(term) { return reduce(term) }
        // What stands in a document has no name in a test.
        case .member(.place(let place), _) where place.path.contains(.decoded):
            switch reduce(term) {
            case .integer, .boolean: return reduce(term)
            default: break
            }
        case .interpolation:
            if case .string(let text) = reduce(term) { return .string(text) }
            return term.map(writtenPiece)
        default: break
        }
        return term.map(written)
    }

    /// Whether two values are the same of which nothing is open; `nil` where that cannot be told.
    private func areSame(_ left: Term, _ right: Term) -> Bool? {
        guard left.places.isEmpty, right.places.isEmpty, case .construct = left, case .construct = right,
            !left.hasUnknown, !right.hasUnknown
        else { return nil }
        let before = isUncertain
        isUncertain = false
        defer { isUncertain = before }
        let same = try? equal(left, right)
        return isUncertain ? nil : same
    }

    /// A term within a text: how a number is shown depends on its type.
    private func writtenPiece(_ term: Term) -> Term {
        if case .place(let place) = term, type(of: canonical(place)).map(subject.types.isDecimal) == true {
            return term
        }
        if mayBeNegativeZero(term) { return .unknown }
        if case .float = reduce(term), typeOf(term).map(subject.types.isBinaryFloat) != true { return .unknown }
        return written(term)
    }
}

extension TypeLookup {
    /// Whether numbers of a type are shown as their literals are.
    func isBinaryFloat(_ type: TypeRef) -> Bool {
        ["Double", "Float", "CGFloat", "TimeInterval"].contains(expanded(type).bare.text)
    }
}

extension Term {
    /// Whether it asks a list or dictionary that is written out for something: `[item].first`.
    fileprivate var looksInto: Bool {
        switch self {
        case .member(.list, _), .member(.dictionary, _), .method(.list, _, _), .method(.dictionary, _, _): true
        case .list, .dictionary, .construct, .enumCase, .tuple: false
        default: children.contains(where: \.looksInto)
        }
    }
}
