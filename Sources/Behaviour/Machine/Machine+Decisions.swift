import Facts

extension Machine {
    /// Gives the run up: what happens from here on is not told by deciding something one way or the other.
    func giveUp() {
        isUncertain = true
        isHopeless = true
    }

    /// Answers by something the test cannot arrange.
    func unknownChoice() -> Bool {
        if joining.isOn { return lose() }
        isUncertain = true
        miss(.condition)
        return oracle.choose(2, isArranged: false) == 0
    }

    static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]

    /// Whether a Boolean term holds, as far as nothing else was decided before.
    func settle(_ term: Term) throws -> Bool {
        switch reduce(term) {
        case .boolean(let value): return value
        case .not(let inner): return try !decide(inner)
        case .place(let place) where type(of: place).map(subject.types.family) == .boolean:
            let value = isReplay || oracle.choose(2) == 0
            decide(place, .boolean(value))
            return value
        case .binary(let left, "==", let right): return try equal(left, right)
        case .binary(let left, "!=", let right): return try !equal(left, right)
        case .binary(let left, "===", let right): return try identical(left, right)
        case .binary(let left, "!==", let right): return try !identical(left, right)
        case .binary(.tuple(let left), let word, .tuple(let right)) where left.count == right.count && word != "==":
            return try compare(left, word, right)
        case .binary(let left, let word, let right) where ["<", ">", "<=", ">="].contains(word):
            if let answer = try ownOrder(left, word, right) { return answer }
            return try compare(left, word, right)
        case .member(.place(let place), "isEmpty")
        where type(of: place).map({ subject.types.expanded($0).bare.text }) == "Data":
            if case .unique(let number) = shape(place) { return number == 0 }
            let isEmpty = !isReplay && oracle.choose(2) == 1
            decide(place, .unique(isEmpty ? 0 : sampleNumber()))
            return isEmpty
        case .member(let base, "isEmpty"):
            if case .method = base, let answer = decideText(term, first: false) { return answer }
            if let elements = try members(base) { return elements.isEmpty }
            guard let text = try string(base) else { return unknownChoice() }
            return text.isEmpty
        case .method(let base, "contains", let arguments)
        where arguments.count == 1 && arguments[0].label == nil && isSet(base):
            return try hasElement(base, arguments[0].value) ?? unknownChoice()
        case .method(let base, let name, let arguments):
            if let answer = decideText(term) { return answer }
            guard try force(base) else { return unknownChoice() }
            for argument in arguments { _ = try force(argument.value) }
            if case .boolean(let value) = reduce(.method(base, name, arguments)) { return value }
            return unknownChoice()
        default: return unknownChoice()
        }
    }

    /// Whether a term is not `nil`.
    func isPresent(_ term: Term) throws -> Bool {
        if let question = term.askedOfMatch { return try decide(question) }
        if let answer = madeOfDecidedText(term) { return answer }
        switch reduce(term) {
        case .null: return false
        case .unknown: return unknownChoice()
        case .place(let place):
            guard let type = type(of: place), type.isOptional, shape(place) == nil else { return true }
            let value = !isDeep(place, type) && (isReplay || oracle.choose(2) == 0)
            decide(place, value ? .present : .null)
            return value
        case .member(let base, let name) where name == "first" || name == "last":
            guard let elements = try list(base) else { return unknownChoice() }
            return !elements.isEmpty
        case .construct where made[reduce(term)] != nil: return true
        case .construct(_, let arguments) where isText(arguments):
            return decideNumber(reduce(term)) ?? unknownChoice()
        case .method(let base, "range", let arguments) where arguments.count == 1 && arguments[0].label == "of":
            return try decide(.method(base, "contains", [LabelledTerm(nil, arguments[0].value)]))
        case .method(let calendar, _, _) where isCalendar(calendar): return true
        case .method(let date, let name, _)
        where ["addingTimeInterval", "timeIntervalSince"].contains(name) && typeOf(date)?.isOptional == false:
            return true
        case .method(let base, let name, let arguments):
            guard try force(base) else { return unknownChoice() }
            switch reduce(.method(base, name, arguments)) {
            case .null: return false
            case .method: return !maybeNil(name) || unknownChoice()
            case let other: return try isPresent(other)
            }
        // Whoever asks it of a type that nobody declares has something that may be nothing.
        case .member(let base, _) where isOfElsewhere(base) && typeOf(reduce(term)) == nil: return unknownChoice()
        default: return true
        }
    }

    private func isOfElsewhere(_ term: Term) -> Bool {
        typeOf(reduce(term)).map { subject.types.declaration($0) == nil } ?? false
    }

    /// A value that is there, as what it is: `list.first` would be an optional in a test, too.
    func unwrapped(_ term: Term) -> Term {
        switch term {
        case .member(_, let name) where name == "first" || name == "last": reduce(term)
        case .method(_, let name, _) where maybeNil(name): reduce(term)
        default: term
        }
    }

    /// Whether a number is made of a text, unless the text says none: `Int64(text)`.
    func isText(_ arguments: [LabelledTerm]) -> Bool {
        arguments.count == 1 && arguments[0].label == nil
            && typeOf(reduce(arguments[0].value)).map(subject.types.family) == .string
    }

    private func maybeNil(_ name: String) -> Bool {
        ["first", "last", "firstIndex", "lastIndex", "min", "max", "randomElement", "popLast"].contains(name)
    }

    /// Decides about what a term is made of, so that it can be computed; `false` when nothing can be decided.
    func force(_ term: Term) throws -> Bool {
        switch reduce(term) {
        case .place(let place):
            guard let type = type(of: place) else { return false }
            if try !isPresent(.place(place)) { return true }
            switch subject.types.family(type) {
            case .list: return try list(.place(place)) != nil
            case .string: return try string(.place(place)) != nil
            case .boolean: _ = try decide(.place(place))
            case .enumeration: return enumeration(place) != nil
            case .integer, .float: sample(place)
            case .other: return false
            }
            return true
        case .unknown: return false
        case .member(let base, _): return try force(base)
        case .construct(_, let arguments) where arguments.count == 1 && arguments[0].label == nil:
            return try force(arguments[0].value)
        case .method where isDistance(term): return decideDistance(term, "==", 1) != nil
        case .method(let base, _, let arguments):
            let forced = try force(base)
            return try arguments.reduce(forced) { try force($1.value) && $0 }
        case .binary(let left, _, let right):
            let forced = try force(left)
            return try force(right) && forced
        default: return true
        }
    }

    /// Decides that an open list has two elements, or one, or none: fewer have no order.
    ///
    /// - Parameter isAsked: Whether what is called on it gives the same whatever order they come in, as those of a set do.
    func decideOrder(of place: SymbolicValue, isAsked: Bool = false) {
        guard !isReplay, shape(place) == nil, let type = type(of: place), !type.isOptional, !isDeep(place, type),
            subject.types.isSet(type) ? isAsked : subject.types.family(type) == .list
        else { return }
        decide(place, .list([wantedCount ?? 2, 1, 0][oracle.choose(3)]))
    }

    /// The elements of a list, decided about if they are open; `nil` when the term is none.
    func list(_ term: Term) throws -> [Term]? {
        switch reduce(term) {
        case .list(let elements): return elements
        case .place(let place):
            if let entries = dictionary(place) { return list(known: entries) }
            if let numbers = numbers(inRange: givenRange(.place(place))) { return numbers }
            guard let type = type(of: place) else { return nil }
            guard subject.types.family(type) == .list else { return fewElements(ofSet: place) }
            // A set of several, the order of which shows.
            if case .list? = shape(place) { return nil }
            if type.isOptional, try !isPresent(.place(place)) { return nil }
            let counts = wantedCount.map { [$0, 1, 0] } ?? (wantsOrder ? [2, 1, 0] : [1, 0])
            let count = isDeep(place, type) ? 0 : isReplay ? sampleCount() : counts[oracle.choose(counts.count)]
            decide(place, .list(count))
            return list(known: reduce(.place(place)))
        case .dictionary(let entries): return list(known: .dictionary(entries))
        case .member(let base, let name) where name == "values" || name == "keys":
            _ = try list(base)
            guard case .dictionary(let entries) = reduce(base) else { return nil }
            return freely(entries)?.map { name == "keys" ? $0.key : $0.value }
        case .member(let base, "indices"): return try list(base)?.indices.map(Term.integer)
        case .method(let base, let name, let arguments):
            if name == "split" || name == "components" { decideParts(base, at: arguments.first?.value) }
            if name == "dropFirst" || name == "dropLast" { try decideSeveral(base) }
            if name == "prefix" || name == "suffix" { try decideMore(base, than: arguments.first?.value) }
            guard try force(base), case .list(let elements) = reduce(.method(base, name, arguments)) else { return nil }
            return elements
        case .binary(_, let word, _) where Term.rangeOperators.contains(word): return numbers(inRange: reduce(term))
        case .binary(let left, "+", let right):
            guard let first = try list(left), let second = try list(right) else { return nil }
            return first + second
        default: return nil
        }
    }

    /// Decides how many elements a list has of which some are left out: two as well.
    private func decideSeveral(_ base: Term) throws {
        let outer = wantsOrder
        wantsOrder = true
        defer { wantsOrder = outer }
        _ = try list(base)
    }

    /// Decides how many elements a list has that is cut off after some: more than these as well.
    private func decideMore(_ base: Term, than limit: Term?) throws {
        guard case .integer(let count)? = limit.map(reduce), Self.shownCounts.contains(count) else { return }
        let outer = wantedCount
        wantedCount = count + 1
        defer { wantedCount = outer }
        _ = try list(base)
    }

    /// The elements of a list, or the entries of a dictionary that has no two of them: nobody knows their order.
    private func list(known term: Term) -> [Term]? {
        switch term {
        case .list(let elements): elements
        case .dictionary(let entries): freely(entries)?.map(\.pair)
        default: nil
        }
    }

    /// The text of a string, decided about if it is open; `nil` when it cannot be known.
    func string(_ term: Term, trims: Bool = false) throws -> String? {
        switch reduce(term) {
        case .string(let text): return text
        case .place(let place):
            guard let type = type(of: place), subject.types.family(type) == .string else { return nil }
            if type.isOptional, try !isPresent(.place(place)) { return nil }
            let name = sampleText(place)
            let options = trims ? ["  \(name) ", "   "] : [name, ""]
            let text = isReplay ? name : options[oracle.choose(options.count)]
            decide(place, .string(text))
            return text
        case .method(let base, let name, let arguments):
            guard try string(base, trims: trims || name == "trimmingCharacters") != nil,
                case .string(let text) = reduce(.method(base, name, arguments))
            else { return nil }
            return text
        default: return nil
        }
    }

    /// The payload of a term if it is this case of an enum; `nil` if it is another.
    func payloads(of term: Term, whenCase name: String, type: String?) -> [Term]? {
        switch reduce(term) {
        case .enumCase(let owner, let actual, let parts):
            return actual == name && !isOther(owner, than: type) ? parts.map(\.value) : nil
        case .null: return name == "none" ? [] : nil
        case .place(let place):
            if case .failure = place.root, place.path.isEmpty,
                self.type(of: place).map(subject.types.enumCases)?.isEmpty ?? true
            {
                return failure(place, is: name, of: type)
            }
            if isAnyError(place) { return narrow(place, to: name, of: type) }
            if let type, isKind(place, .simple(type)) == false { return nil }
            guard let isIt = isCase(place, name) else { return unknownChoice() ? [] : nil }
            guard isIt, case .enumCase(_, _, let parts) = reduce(.place(place)) else { return nil }
            return parts.map(\.value)
        default: return unknownChoice() ? [] : nil
        }
    }

    /// Whether a case is one of another enum than a pattern names: what conforms to a protocol may be of several.
    private func isOther(_ owner: TypeRef?, than type: String?) -> Bool {
        guard let owner = owner.flatMap(subject.types.declaration),
            let named = type.flatMap({ subject.types.declaration(.simple($0)) })
        else { return false }
        return owner != named && named.kind == .enum && owner.kind == .enum
    }

    /// Whether a place other than what a method throws is declared as any error.
    func isAnyError(_ place: SymbolicValue) -> Bool {
        if case .failure = place.root, place.path.isEmpty { return false }
        return shape(place) == nil && type(of: place)?.bare.name == "Error"
    }

    private func narrow(_ place: SymbolicValue, to name: String, of type: String?) -> [Term]? {
        guard let type, let fact = subject.types.declaration(.simple(type)),
            fact.members.cases.contains(where: { $0.name.plain == name })
        else { return unknownChoice() ? [] : nil }
        // Nothing decided, it is an error of another type.
        guard !isReplay, oracle.choose(2) == 0 else { return nil }
        narrowed[canonical(place)] = .simple(fact.qualifiedName)
        placeTypes = [:]
        decide(place, .enumCase(name))
        guard case .enumCase(_, _, let parts) = reduce(.place(place)) else { return [] }
        return parts.map(\.value)
    }

    private func failure(_ place: SymbolicValue, is name: String, of type: String?) -> [Term]? {
        guard let type, subject.types.enumCases(.simple(type)).contains(where: { $0.name.plain == name }) else {
            return unknownChoice() ? [] : nil
        }
        guard !isReplay, oracle.choose(2) == 0 else {
            exclusions[place.root, default: []].insert("\(type).\(name)")
            return nil
        }
        types[place.root] = .simple(type)
        placeTypes = [:]
        decide(place, .enumCase(name))
        guard case .enumCase(_, _, let parts) = reduce(.place(place)) else { return [] }
        return parts.map(\.value)
    }
}
