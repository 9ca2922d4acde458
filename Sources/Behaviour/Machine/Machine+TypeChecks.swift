import Facts

/// Which type a value turns out to be of.
extension Machine {
    /// Whether a test can make errors of a type.
    private func isError(_ type: TypeRef) -> Bool {
        guard let fact = subject.types.declaration(type) else { return false }
        return fact.kind == .enum || fact.kind == .struct && subject.index.conformances(of: fact).contains("Error")
    }

    /// Whether a place that may hold anything holds a value of a type; `nil` for any other place.
    private func isAny(_ place: SymbolicValue, of type: TypeRef) -> Bool? {
        let place = canonical(place)
        if narrowed[place] != nil, types[place.root]?.isAnything == true { return false }
        guard let declared = self.type(of: place), declared.isAnything else { return nil }
        if shape(place) == .null { return false }
        let isKnown = subject.types.family(type) != .other || Self.uniqueTypes.contains(type.text)
        guard !isReplay, isKnown, type.text != "Float", oracle.choose(2) == 0 else {
            if declared.isOptional {
                decide(place, .null)
            } else if !isReplay, isKnown, narrowed[place] == nil {
                // It is of another type then.
                narrowed[place] = .simple(subject.types.family(type) == .string ? "Int" : "String")
                placeTypes = [:]
                decide(place, .present)
            }
            return false
        }
        narrowed[place] = type.isOptional ? type : type.bare
        placeTypes = [:]
        decide(place, .present)
        return true
    }

    /// Whether a value that is one of several types of the project is one of a type; `nil` for any other value.
    func isKind(_ place: SymbolicValue, _ type: TypeRef) -> Bool? {
        let place = canonical(place)
        guard let declared = subject.types.declaration(type) else { return nil }
        if let known = narrowed[place] {
            guard let fact = subject.types.declaration(known) else { return nil }
            return fact == declared || subject.index.conformances(of: fact).contains(declared.name)
        }
        guard shape(place) == nil, let whole = self.type(of: place), !whole.isOptional,
            case let kinds = subject.types.declaration(whole).map(kinds) ?? [], kinds.contains(declared)
        else { return nil }
        guard !isReplay else { return unknownChoice() }
        return choose([declared] + kinds.filter { $0 != declared }, for: place) == 0
    }

    /// Chooses which of several types of the project a value is whose protocol asks for properties; `false` for a value
    /// that is no such.
    func choseKind(_ place: SymbolicValue, _ type: TypeRef) -> Bool {
        let place = canonical(place)
        guard !isReplay, !type.isOptional, narrowed[place] == nil, shape(place) == nil,
            let fact = subject.types.declaration(type), fact.kind == .protocol, !subject.index.isMarker(fact),
            case let kinds = kinds(of: fact), !kinds.isEmpty
        else { return false }
        _ = choose(kinds, for: place)
        return true
    }

    private func choose(_ kinds: [TypeFact], for place: SymbolicValue) -> Int {
        let chosen = oracle.choose(min(kinds.count, 1 + Self.mostKinds))
        narrowed[place] = .simple(kinds[chosen].qualifiedName)
        placeTypes = [:]
        decide(place, .present)
        return chosen
    }

    private static let mostKinds = 4

    /// The types that stand where a class is declared, or a protocol that asks nothing, or for properties of values alone.
    func kinds(of fact: TypeFact) -> [TypeFact] {
        if let known = subject.known.kinds[fact.info.location] { return known }
        var kinds = subject.index.kinds(of: fact, castIn: subject.members)
        // What is itself a class may be given as it is.
        if fact.kind == .class, !kinds.isEmpty { kinds.append(fact) }
        subject.known.kinds[fact.info.location] = kinds
        return kinds
    }

    /// Whether what answers a request does so by HTTP; `nil` for anything else.
    private func isResponse(_ place: SymbolicValue, _ type: TypeRef) -> Bool? {
        let place = canonical(place)
        guard type.bare.text == "HTTPURLResponse", self.type(of: place)?.bare.text == "URLResponse" else { return nil }
        if narrowed[place] != nil { return false }
        // What answers the requests of a session in a test answers so.
        let isSure = place.root.member.flatMap { subject.ports[$0.dependency]?.isSession } == true
        guard isReplay || isSure || oracle.choose(2) == 0 else {
            narrowed[place] = .simple("URLResponse")
            return false
        }
        narrowed[place] = type.bare
        placeTypes = [:]
        return true
    }

    /// Whether a term is of a type.
    func isOf(_ type: TypeRef, _ term: Term) -> Bool {
        if reduce(term) == .null { return type.isOptional }
        if let known = typeOf(reduce(term)) {
            if known.bare == type.bare { return true }
            // An error of one type is of no other.
            if isError(known), isError(type) { return false }
        }
        if case .place(let place) = reduce(term),
            let answer = isAny(place, of: type) ?? isKind(place, type) ?? isResponse(place, type)
        {
            return answer
        }
        if case .place(let place) = reduce(term), isAnyError(place) {
            guard !isReplay, isError(type), oracle.choose(2) == 0 else { return false }
            narrowed[canonical(place)] = type
            placeTypes = [:]
            decide(place, .present)
            return true
        }
        guard case .place(let place) = reduce(term), case .failure = place.root, place.path.isEmpty,
            types[place.root]?.bare.lastName == "Error"
        else { return unknownChoice() }
        guard !isReplay, isError(type), oracle.choose(2) == 0 else {
            exclusions[place.root, default: []].insert("\(type.text).*")
            return false
        }
        types[place.root] = type
        placeTypes = [:]
        return true
    }

    /// Whether a type of errors of the project says what their `localizedDescription` is.
    func describesItself(_ type: TypeRef) -> Bool {
        guard !type.isOptional, let fact = subject.types.declaration(type) else { return false }
        return subject.index.conformances(of: fact).contains("LocalizedError")
            && subject.types.fieldFact("errorDescription", of: type)?.property.accessors?.getterBody != nil
    }
}

extension TypeRef {
    /// Whether values of every type can be held: `Any`, `Any?`.
    fileprivate var isAnything: Bool { bare.text == "Any" }
}
