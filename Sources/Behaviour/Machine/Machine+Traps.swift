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
        case let computed:
            guard count > 0 else { throw Exit.infeasible }
            return try computedPosition(computed, among: count)
        }
    }

    /// Where something is put into a list of known length: at the end, or in front, where a test says.
    func insertion(_ index: Term, into count: Int) throws -> Int? {
        switch reduce(index) {
        case .integer(let number): return number
        case .place(let place) where type(of: place).map(subject.types.family) == .integer:
            let number = isReplay || oracle.choose(2) == 0 ? count : 0
            decide(place, .integer(number))
            return number
        case let computed:
            let isAtEnd = isReplay || oracle.choose(2) == 0
            return try computedPosition(computed, among: count + 1, first: isAtEnd ? count : 0)
        }
    }

    /// An index that is computed of a number which a test gives: `index % count`. Any other may be out of bounds.
    ///
    /// - Parameter wanted: The position that is taken if it can be.
    private func computedPosition(_ index: Term, among count: Int, first wanted: Int? = nil) throws -> Int? {
        guard case .binary = index, !isReplay,
            let open = index.places.map(canonical).first(where: { isOpenNumber(.place($0)) })
        else {
            giveUp()
            return nil
        }
        for place in index.places.map(canonical) where place != open { _ = try force(.place(place)) }
        let candidates = [count - 1, count, count + 1] + (0..<count)
        let found = candidates.filter { isPossible(.integer($0), at: open) }.compactMap { number -> (Int, Int)? in
            guard case .integer(let position) = with(open, .integer(number), { reduce(index) }),
                (0..<count).contains(position)
            else { return nil }
            return (number, position)
        }
        guard let (number, position) = found.first(where: { $0.1 == wanted }) ?? found.first else {
            giveUp()
            return nil
        }
        decide(open, .integer(number))
        return position
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
