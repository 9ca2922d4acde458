import Facts

/// The order of elements and of texts.
extension Machine {
    /// What a method gives that puts elements into their order, or finds the one at an end of it; `nil` for any other.
    ///
    /// - Parameter function: What says whether an element comes before another.
    func ordered(_ elements: [Term], _ name: String, by function: Term) throws -> Term? {
        func precedes(_ one: Term, _ other: Term) throws -> Bool { try decide(perform(function, on: [one, other])) }
        let isFree = hasFreeOrder
        hasFreeOrder = false
        switch name {
        case "sorted":
            var sorted: [Term] = []
            for element in elements {
                let index = try sorted.firstIndex { try precedes(element, $0) }
                sorted.insert(element, at: index ?? sorted.endIndex)
            }
            if !isReplay { tellApart(elements) }
            // Which of two that are the same comes first, nobody knows.
            if isFree, try !zip(sorted, sorted.dropFirst()).allSatisfy(precedes) { return .unknown }
            return .list(sorted)
        case "min", "max":
            guard var found = elements.first else { return .null }
            for element in elements.dropFirst() {
                // Of those that are the same, the first is found.
                if try name == "min" ? precedes(element, found) : precedes(found, element) {
                    found = element
                } else if isFree, try !(name == "min" ? precedes(found, element) : precedes(element, found)) {
                    return .unknown
                }
            }
            if !isReplay { tellApart(elements) }
            return found
        default: return nil
        }
    }

    /// The same for elements that have an order of their own: `sorted()`.
    func ordered(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard arguments.isEmpty, ["sorted", "min", "max"].contains(name) else { return nil }
        let place = listPlace(base)
        if let place { decideOrder(of: place, isAsked: true) }
        return try opening(place) {
            guard try force(base), case .list(let elements) = reduce(base), elements.count > 1,
                elements.allSatisfy(hasOrder)
            else { return nil }
            return try ordered(elements, name, by: .verbatim("<"))
        }
    }

    /// A method of a list that takes a function, where the list gets two elements first if their order shows.
    func searchInOrder(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) throws -> Term? {
        guard Self.ordering.contains(name), case .place(let place) = reduce(base) else {
            return try search(base, name, arguments)
        }
        let isOrdered = name != "filter"
        decideOrder(of: place, isAsked: isOrdered)
        return try opening(isOrdered ? place : nil) { try search(base, name, arguments) }
    }

    /// Goes through the elements of a set that puts them in order; nothing else may: nobody knows in which order they come.
    func opening<Result>(_ place: SymbolicValue?, _ body: () throws -> Result) throws -> Result {
        guard let place = place.map(canonical), isSet(.place(place)) else { return try body() }
        let (outer, wasFree) = (openedSet, hasFreeOrder)
        openedSet = place
        // Of elements that are alike in what is compared, nobody knows which comes first.
        hasFreeOrder = true
        defer { (openedSet, hasFreeOrder) = (outer, wasFree) }
        let result = try body()
        if case .list(let elements) = reduce(.place(place)), elements.count == 2,
            try decide(.binary(elements[0], "==", elements[1]))
        {
            // A set has each value once.
            throw Exit.infeasible
        }
        return result
    }

    /// Evaluates what a method is called on; lists on the way get two elements first where the method puts them in order, and
    /// one more than are left where it cuts them off.
    func beforeOrder(_ name: String, _ arguments: [Argument], _ body: () throws -> Term) rethrows -> Term {
        let outer = (wantsOrder, orderIsFree, wantedCount)
        wantedCount = Self.keepingCount.contains(name) ? wantedCount : cutOff(name, arguments).map { $0 + 1 }
        wantsOrder = Self.ordering.contains(name) || name == "joined" || wantsOrder && name == "map"
        orderIsFree = isFree(before: name)
        if Self.orderless.contains(name) { hasFreeOrder = false }
        defer { (wantsOrder, orderIsFree, wantedCount) = outer }
        return try body()
    }

    /// After how many elements a method cuts off a list, as far as a test has so many; `nil` for any other method.
    private func cutOff(_ name: String, _ arguments: [Argument]) -> Int? {
        guard name == "prefix" || name == "suffix", arguments.count == 1, arguments[0].label == nil,
            let count = constantCount(arguments[0].value)
        else { return nil }
        return Self.shownCounts.contains(count) ? count : nil
    }

    /// The number that an expression stands for which names it, or a constant of a type.
    private func constantCount(_ expression: Expression) -> Int? {
        switch expression {
        case .integer(let text): return Int(text)
        case .member(.name(let type)?, let name) where type.first?.isUppercase == true:
            guard case .integer(let number)? = try? typeMember(type, name) else { return nil }
            return number
        default: return nil
        }
    }

    /// How many elements a test writes out.
    static let shownCounts = 1...4

    /// Methods of lists that give as many elements.
    private static let keepingCount: Set = ["sorted", "reversed", "map", "enumerated", "shuffled"]

    /// What gives the same whatever order the elements come in; of `reduce` only what adds them up.
    private static let orderless: Set = ["sorted", "min", "max", "contains", "allSatisfy", "reduce"]

    /// What makes elements of elements, one after the other.
    private static let elementwise: Set = ["map", "compactMap", "flatMap", "filter"]

    /// Whether the order of what a method is called on makes no difference.
    func isFree(before name: String) -> Bool {
        Self.orderless.contains(name) || orderIsFree && Self.elementwise.contains(name)
    }

    /// Whether a closure only puts something under each element: `reduce(into: [:]) { $0[$1] = message(for: $1) }`. In which
    /// order that is done makes no difference.
    func keysByElement(_ arguments: [Argument]) -> Bool {
        guard arguments.count == 2, arguments[0].label == "into", case .closure(let closure) = arguments[1].value else {
            return false
        }
        let names = closure.parameters.count == 2 ? closure.parameters : ["$0", "$1"]
        return closure.body.allSatisfy { statement in
            guard case .expression(.assignment(.subscript(.name(names[0]), let keys), "=", _)) = statement.kind else {
                return false
            }
            return keys.first?.value == .name(names[1])
        }
    }

    /// The entries or elements in some order, where the order makes no difference; `nil` where it does.
    func freely<Element>(_ elements: [Element]) -> [Element]? {
        guard elements.count > 1 else { return elements }
        guard orderIsFree else { return nil }
        hasFreeOrder = true
        return elements
    }

    /// The open list that a list is made of, element by element.
    private func listPlace(_ term: Term) -> SymbolicValue? {
        switch reduce(term) {
        case .place(let place): place
        case .method(let base, "map", _): listPlace(base)
        default: nil
        }
    }

    private func hasOrder(_ element: Term) -> Bool {
        guard let type = typeOf(reduce(element)), !type.isOptional else { return false }
        return [.integer, .float, .string].contains(subject.types.family(type)) || isDate(type) || isOrdered(type)
    }

    /// Gives elements that nothing tells apart something that does, so that a test sees their order.
    func tellApart(_ elements: [Term]) {
        let places = elements.compactMap { element -> SymbolicValue? in
            if case .place(let place) = reduce(element) { canonical(place) } else { nil }
        }
        for (one, other) in zip(places, places.dropFirst()) where !isToldApart(one, other) { _ = separate(one, other) }
    }

    /// Whether the same part of two places was decided to be different.
    private func isToldApart(_ one: SymbolicValue, _ other: SymbolicValue) -> Bool {
        decisions.contains { place, constraint in
            guard one.contains(place), constraint != .present else { return false }
            let part = SymbolicValue(other.root, other.path + place.path.dropFirst(one.path.count))
            guard let counterpart = decisions[canonical(part)] else { return false }
            return counterpart != constraint && canonical(part) != canonical(place)
        }
    }

    // MARK: - Texts

    /// Whether a text comes before another; `nil` for anything but texts.
    func compareTexts(_ left: Term, _ word: String, _ right: Term) throws -> Bool? {
        guard isText(left), isText(right) else { return nil }
        if !isReplay {
            if case .place(let place) = reduce(right), !isSettled(place) { sample(place) }
            if case .string(let other) = reduce(right), case .place(let place) = reduce(left), !isSettled(place) {
                let isBefore = (oracle.choose(2) == 0) == word.hasPrefix("<")
                decide(place, .string(isBefore ? Self.text(before: other) : other + " 2"))
            } else if case .place(let place) = reduce(left), !isSettled(place) {
                sample(place)
            }
        }
        guard let one = try string(left), let other = try string(right) else { return unknownChoice() }
        switch word {
        case "<": return one < other
        case ">": return one > other
        case "<=": return one <= other
        default: return one >= other
        }
    }

    private func isText(_ term: Term) -> Bool {
        guard let type = typeOf(reduce(term)), !type.isOptional else { return false }
        return subject.types.family(type) == .string
    }

    private func isSettled(_ place: SymbolicValue) -> Bool {
        if case .string? = shape(place) { true } else { false }
    }

    private static func text(before other: String) -> String {
        ["A \(other)", "", other].first { $0 < other } ?? ""
    }

    /// Whether a comparison of tuples holds: the first parts that differ decide.
    func compare(_ left: [LabelledTerm], _ word: String, _ right: [LabelledTerm]) throws -> Bool {
        for (one, other) in zip(left, right).dropLast() {
            if try equal(one.value, other.value) { continue }
            return try decide(.binary(one.value, word, other.value))
        }
        guard let one = left.last, let other = right.last else { return word.hasSuffix("=") }
        return try decide(.binary(one.value, word, other.value))
    }

    /// Whether a comparison comes out as wanted: `a.localizedCompare(b) == .orderedAscending`; `nil` for anything else.
    func comparisonResult(_ left: Term, _ right: Term) throws -> Bool? {
        guard case .method(let one, let name, let arguments) = left, case .enumCase(_, let result, _) = right,
            Self.comparing.contains(name), let other = arguments.first?.value, arguments.count == 1,
            ["orderedAscending", "orderedDescending"].contains(result)
        else { return nil }
        let answer = try compareTexts(one, result == "orderedAscending" ? "<" : ">", other)
        guard name != "compare", let first = try string(one), let second = try string(other) else { return answer }
        // Where capitals or numbers would stand elsewhere than by their characters, the order is a matter of the language.
        let isPlain = (first < second) == (first.lowercased() < second.lowercased())
        let haveNumbers = first.contains(where: \.isNumber) && second.contains(where: \.isNumber)
        return isPlain && !haveNumbers ? answer : unknownChoice()
    }

    static let comparing: Set = [
        "compare", "caseInsensitiveCompare", "localizedCompare", "localizedCaseInsensitiveCompare",
        "localizedStandardCompare",
    ]
}
