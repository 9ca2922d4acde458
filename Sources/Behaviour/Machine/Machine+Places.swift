import Facts
import Resolving

extension Machine {
    /// The place a place stands for, after those it was made the same as.
    func canonical(_ place: SymbolicValue) -> SymbolicValue {
        hasAliases ? decisions.canonical(place) : place
    }

    /// What is decided about a place.
    func shape(_ place: SymbolicValue) -> Constraint? { decisions[canonical(place)] }

    func decide(_ place: SymbolicValue, _ shape: Constraint) {
        decisions[canonical(place)] = shape
        // What holds places in a list holds the first ones, in their order.
        guard case .list(let count) = shape, type(of: place)?.bare.isIndexSet == true else { return }
        for index in 0..<count { decisions[canonical(place.appending(.element(index)))] = .integer(index) }
    }

    /// Whether a value is one of the places that an index set holds.
    func isIndex(_ place: SymbolicValue) -> Bool {
        guard case .element? = place.path.last else { return false }
        return type(of: SymbolicValue(place.root, Array(place.path.dropLast())))?.bare.isIndexSet == true
    }

    /// The type of a place, from its root's along the path.
    func type(of place: SymbolicValue) -> TypeRef? {
        if let type = narrowed[place] { return type }
        guard let root = types[place.root] else { return nil }
        if place.path.isEmpty { return root }
        if let found = placeTypes[place] { return found }
        let found = subject.types.type(of: place, in: root, narrowed)
        placeTypes[place] = found
        return found
    }

    /// The type of a list whose elements are all of one type.
    private func typeOfList(_ elements: [Term]) -> TypeRef? {
        guard let type = elements.first.flatMap(typeOf) else { return nil }
        let isMixed = elements.dropFirst().contains { typeOf($0).map { $0.bare != type.bare } ?? false }
        return isMixed ? nil : .array(type)
    }

    /// The type of a term, where it is known.
    func typeOf(_ term: Term) -> TypeRef? {
        switch term {
        case .place(let place): type(of: place)
        case .boolean, .not: .simple("Bool")
        case .integer: .simple("Int")
        case .float: .simple("Double")
        case .string, .interpolation: .simple("String")
        case .enumCase(let type, _, _): type
        case .construct(let type, _): type
        case .object(let number): madeObjects.indices.contains(number) ? madeObjects[number].type : nil
        case .updated(let base, _, _): typeOf(base)
        case .list(let elements): typeOfList(elements)
        case .member(let base, let name):
            typeOf(base).flatMap { subject.types.fieldType(name, of: $0) } ?? TypeLookup.standardFieldType(name)
        case .binary(_, let word, _) where Term.rangeOperators.contains(word): nil
        case .binary(let left, let word, let right):
            Self.comparisons.contains(word) ? .simple("Bool") : typeOf(Self.number(left) == nil ? left : right)
        case .method(let base, let name, let arguments): methodType(base, name, arguments)
        default: nil
        }
    }

    private func methodType(_ base: Term, _ name: String, _ arguments: [LabelledTerm]) -> TypeRef? {
        let type = typeOf(base)
        if type.map(subject.types.family) == .string, let row = StringMembers.rows[Self.fullName(name, arguments)] {
            return row.type
        }
        if let type, NumberMembers.isComputing(Self.fullName(name, arguments), of: subject.types.family(type)) {
            return NumberMembers.conditions.contains(Self.fullName(name, arguments)) ? .simple("Bool") : type
        }
        if isDistance(.method(base, name, arguments)) { return .simple("Int") }
        switch name {
        case "startOfDay" where isCalendar(base), "date" where isCalendar(base): return .simple("Date")
        case "addingTimeInterval": return type
        case "timeIntervalSince" where type.map(isDate) == true: return .simple("Double")
        case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix": return type
        case "contains", "allSatisfy": return .simple("Bool")
        case Term.partName: return type.flatMap(subject.types.elementType)
        case "first", "last", "randomElement":
            return type.flatMap(subject.types.elementType).map { .optional($0) }
        default: return nil
        }
    }

    /// Registers the type of a root and gives its place.
    func root(_ root: SymbolicValue.Root, type: TypeRef?) -> Term {
        guard let type else { return .unknown }
        if types[root] == nil { types[root] = type.unattributed }
        return .place(SymbolicValue(root))
    }

    /// Makes two places hold the same value, by making the values they are parts of the same where those are alike.
    func unify(_ left: SymbolicValue, _ right: SymbolicValue) throws {
        var (a, b) = (canonical(left), canonical(right))
        // A list cannot be written with parts of itself.
        if areInOneList(a, b) { return try decideSame(a, b) }
        while let last = a.path.last, last == b.path.last {
            let (up, over) = (SymbolicValue(a.root, a.path.dropLast()), SymbolicValue(b.root, b.path.dropLast()))
            guard let type = type(of: up)?.bare, type == self.type(of: over)?.bare else { break }
            (a, b) = (up, over)
            if case .element? = a.path.last { break }
        }
        if a != canonical(left), phase(of: a) != phase(of: b), !isReplay, oracle.choose(2) == 1 {
            // Another value with the same part: what is known by its identifier comes again, and is different.
            return try decideSame(canonical(left), canonical(right))
        }
        if phase(of: a) < phase(of: b) { swap(&a, &b) }
        if type(of: b)?.isOptional == true, type(of: a)?.isOptional == false {
            // An optional can be given what is none, not the other way round.
            guard phase(of: a) == phase(of: b) else { return try decideSame(a, b) }
            swap(&a, &b)
        }
        for (place, shape) in decisions where a.contains(place) {
            let target = place.moved(from: a, to: b)
            if let other = decisions[target], other != shape { throw Exit.infeasible }
            decisions[place] = nil
            decisions[target] = shape
        }
        decisions[a] = .same(b)
        hasAliases = true
    }

    /// Gives two places one value that each of them is written with.
    private func decideSame(_ one: SymbolicValue, _ other: SymbolicValue) throws {
        let first = decisions[one] == nil || decisions[one] == .present ? other : one
        let second = first == one ? other : one
        sample(first)
        guard let value = decisions[first], value != .present,
            decisions[second].map({ $0 == value || $0 == .present }) ?? true
        else { throw Exit.infeasible }
        decisions[second] = value
    }

    /// Whether two places are in different elements of one list.
    private func areInOneList(_ one: SymbolicValue, _ other: SymbolicValue) -> Bool {
        guard one.root == other.root, let (first, second) = zip(one.path, other.path).first(where: { $0 != $1 }) else {
            return false
        }
        if case .element = first, case .element = second { return one.path.count > 0 && one.path.last != first }
        return false
    }

    private func phase(of place: SymbolicValue) -> Int { place.root.phase }
}

extension SymbolicValue.Root {
    /// What a dependency's member gives in another phase; any other root as it is.
    func moved(to phase: Int) -> SymbolicValue.Root {
        switch self {
        case .result(let dependency, let method, _, let asked):
            .result(dependency: dependency, method: method, phase: phase, asked: asked)
        case .property(let dependency, let name, _): .property(dependency: dependency, name: name, phase: phase)
        case .completion(let dependency, let method, let closure, let index, _):
            .completion(dependency: dependency, method: method, closure: closure, index: index, phase: phase)
        default: self
        }
    }

    /// The name of what the SUT is made with, or that a test sets once it is made; `nil` for anything else.
    var givenToMake: String? {
        switch self {
        case .parameter(let name, 0), .assigned(let name, 0): name
        default: nil
        }
    }

    /// The phase of the method whose parameter it is; `nil` for anything else.
    var givenPhase: Int? {
        if case .parameter(_, let phase) = self, phase > 0 { phase } else { nil }
    }
}
