import Facts

/// Code that would end the process: a test must not run into it.
extension Machine {
    /// `precondition(…)`, `fatalError()` and their relatives; `nil` for any other function.
    func requirement(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        switch name {
        case "fatalError", "preconditionFailure", "assertionFailure": throw Exit.infeasible
        case "precondition", "assert":
            guard let condition = arguments.first?.value else { return nil }
            let holds = try decide(detached(condition, in: scope, expecting: .simple("Bool")))
            guard holds else { throw Exit.infeasible }
            return .void
        default: return nil
        }
    }

    /// Ends a run that asks for a part of fewer than no elements: `text.prefix(limit)` under a limit below zero.
    func requireCount(_ name: String, _ arguments: [LabelledTerm]) throws {
        guard Self.cutting.contains(name), arguments.count == 1, arguments[0].label == nil,
            case .integer(let count) = reduce(arguments[0].value), count < 0
        else { return }
        throw Exit.infeasible
    }

    /// An element of something whose elements are not known: it may not be there, unless what is asked is a dictionary.
    func unknownElement(of base: Expression, _ term: Term, at index: Term, in scope: Scope) -> Term {
        if let type = declaredType(of: base, in: scope) ?? typeOf(term) {
            switch subject.types.expanded(type).bare {
            case .dictionary: return .unknown
            case .named(let components) where components.last?.name == "Dictionary": return .unknown
            default: if subject.types.declaration(type) != nil { return .unknown }
            }
        }
        if typeOf(index).map(subject.types.family) != .string { giveUp() }
        return .unknown
    }

    /// The index of an element of a list of known length: one that is there, when it is left to the test.
    func position(_ index: Term, among count: Int) throws -> Int? {
        switch reduce(index) {
        case .integer(let position): return position
        case .place(let place) where type(of: place).map(subject.types.family) == .integer:
            guard count > 0 else { throw Exit.infeasible }
            decide(place, .integer(count - 1))
            return count - 1
        case .binary(let left, let word, let right):
            guard count > 0 else { throw Exit.infeasible }
            let computed = Term.binary(left, word, right)
            if let found = try computedPosition(computed, among: count) { return found }
            giveUp()
            return nil
        default:
            giveUp()
            return nil
        }
    }

    /// An index that is computed of a number which a test gives: `index % count`.
    private func computedPosition(_ index: Term, among count: Int) throws -> Int? {
        guard !isReplay, let open = index.places.map(canonical).first(where: { isOpenNumber(.place($0)) }) else {
            return nil
        }
        for place in index.places.map(canonical) where place != open { _ = try force(.place(place)) }
        let candidates = [count - 1, count, count + 1] + (0..<count)
        for number in candidates where isPossible(.integer(number), at: open) {
            let found = with(open, .integer(number)) { reduce(index) }
            guard case .integer(let position) = found, (0..<count).contains(position) else { continue }
            decide(open, .integer(number))
            return position
        }
        return nil
    }

    /// `value!` of something that is not known; a literal is taken at its word: `URL(string: "https://example.com")!`.
    func unwrappedUnknown(_ inner: Expression) -> Term {
        switch inner {
        case .call(_, let arguments) where !arguments.isEmpty && arguments.allSatisfy({ $0.value.isPlainLiteral }):
            break
        // What an initialiser asks a container for, the factory has put there.
        default: if !isInitializing { giveUp() }
        }
        return .unknown
    }
}

extension Expression {
    /// Whether it is a literal without anything put into it.
    fileprivate var isPlainLiteral: Bool {
        switch self {
        case .string, .integer, .float, .boolean: true
        default: false
        }
    }
}
