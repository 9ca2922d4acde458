import Facts
import Resolving

/// What subscripts give: of lists, dictionaries, texts and of what the sources declare subscripts for.
extension Machine {
    /// `base[index]`
    func element(of base: Expression, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let term = try evaluate(base, in: scope, expecting: nil)
        if let found = try element(ofPort: term, arguments, in: scope) { return found }
        if let found = try declaredElement(of: term, arguments, in: scope, declared: declaredType(of: base, in: scope))
        {
            return found
        }
        if let key = arguments.first, case .place = term, typeOf(term).flatMap(subject.types.dictionaryTypes) != nil,
            let found = entry(of: term, under: try detached(key.value, in: scope))
        {
            guard found == .null, arguments.count == 2, arguments[1].label == "default" else { return found }
            return try detached(arguments[1].value, in: scope)
        }
        if let entries = entries(term), !arguments.isEmpty {
            let types = declaredType(of: base, in: scope).flatMap(subject.types.dictionaryTypes)
            return try lookUp(detached(arguments[0].value, in: scope, expecting: types?.key), in: entries) {
                guard arguments.count == 2, arguments[1].label == "default" else { return .null }
                return try detached(arguments[1].value, in: scope, expecting: types?.value)
            }
        }
        if case .place(let place) = term, case .integer(let index)? = arguments.first?.value,
            let part = rowPart(index == "0" ? "section" : "item", of: place)
        {
            return part
        }
        if arguments.count == 1 { decideLength(of: term, for: arguments[0].value) }
        guard arguments.count == 1, arguments[0].label == nil, let elements = try list(term) else {
            let values = try arguments.map { try detached($0.value, in: scope) }
            return values.first.map { unknownElement(of: base, term, at: $0, in: scope) } ?? .unknown
        }
        if let part = try slice(of: elements, arguments[0].value, in: scope) { return part }
        let asked = try detached(arguments[0].value, in: scope)
        if let part = try slice(of: elements, asked) { return part }
        guard let index = try position(asked, among: elements.count) else { return .unknown }
        guard elements.indices.contains(index) else { throw Exit.infeasible }
        return partOfText(term, index) ?? elements[index]
    }

    /// Whether a value is a list.
    func isList(_ term: Term) -> Bool {
        if case .list = reduce(term) { return true }
        return typeOf(term).flatMap(subject.types.elementType) != nil
    }
}
