import Facts
import Resolving

extension Machine {
    /// What a bare name stands for.
    func lookup(_ name: String, in scope: Scope) throws -> Term {
        let name = name.plain
        if name == "self" {
            return scope.holder.map { self.value(in: $0) } ?? scope.value("self") ?? scope.selfTerm
        }
        if let local = try scope.local(name) { return local }
        if case .subject = scope.selfTerm {
            if let port = subject.paths[name] { return isAbsent(name) ? .null : .dependency(port) }
            if subject.stateProperty(name) != nil { return try read(name) }
            if name.utf8.first == UInt8(ascii: "$"), subject.property(String(name.dropFirst())) != nil {
                return stream(StreamRecord(source: .state(String(name.dropFirst()))))
            }
        } else if case .dependency(let port) = scope.selfTerm,
            subject.ports[port]?.property(name) != nil || helperProperty(port, name) != nil
        {
            return try readPort(port, name)
        } else if let type = typeOf(scope.selfTerm),
            subject.types.fieldFact(name, of: type) != nil || subject.types.extensionProperty(name, of: type) != nil
                || name == "rawValue" && !subject.types.enumCases(type).isEmpty
                || ["isEmpty", "count", "first", "last"].contains(name) && subject.types.declaration(type) == nil
        {
            return try member(of: scope.selfTerm, name)
        }
        if Self.operators.contains(name) { return .verbatim(name) }
        if let reference = reference(name, in: scope) { return reference }
        if let found = try outer(name, in: scope) ?? global(name) { return found }
        return name.first?.isUppercase == true ? .verbatim(name) : .unknown
    }

    /// A static property of a type around the one whose code runs, or of that type itself where the code runs on no value:
    /// its name stands there by itself.
    private func outer(_ name: String, in scope: Scope) throws -> Term? {
        guard let type = owner(of: scope) else { return nil }
        var path = type.split(separator: ".").dropLast(scope.owner == nil ? 1 : 0)
        while !path.isEmpty {
            let around = path.joined(separator: ".")
            if let fact = subject.types.declaration(.simple(around)), hasStatic(name, fact) {
                return try typeMember(around, name)
            }
            path = path.dropLast()
        }
        return nil
    }

    private func hasStatic(_ name: String, _ fact: TypeFact) -> Bool {
        subject.types.allMembers(of: fact).properties.contains { $0.info.isStatic && $0.name.plain == name }
            || name == "allCases" && subject.index.conformances(of: fact).contains("CaseIterable")
    }

    static let operators: Set<String> = ["+", "-", "*", "/", "&&", "||", "==", "<", ">"]

    /// The value of a property of the SUT; a computed one by its body.
    func read(_ name: String) throws -> Term {
        guard let known = subject.stateProperty(name) else { return .unknown }
        if known.isStored, !known.isStatic, let term = state[name], subject.held[name] == nil { return term }
        let property = known.fact
        if known.isStatic {
            guard property.isLet, let value = property.initialValue else { return changing(name) }
            return try detached(value, in: Scope(selfTerm: .unknown), expecting: property.type)
        }
        if let held = subject.held[name] { return try opened(held, of: name) }
        if known.isStored {
            guard known.isLazy, let value = property.initialValue else { return .unknown }
            let term = try detached(value, in: Scope(selfTerm: .subject), expecting: property.type)
            state[name] = term
            return term
        }
        guard let body = code(of: property) else { return .unknown }
        return try inline(body, in: Scope(selfTerm: .subject, result: property.type))
    }

    /// Runs a body for its result; a single expression is returned.
    func inline(_ body: [Statement], in scope: Scope) throws -> Term {
        let here = place
        let chain = inChain
        inChain = false
        defer {
            place = here
            inChain = chain
        }
        var statements = body
        if body.count == 1 {
            switch body[0].kind {
            case .expression(.statement(let inner)): statements = [inner.returningValues]
            case .expression(let value): statements = [Statement(.return(value), at: body[0].location)]
            case .if, .switch: statements = [body[0].returningValues]
            default: break
            }
        }
        subject.known.wishes.add(statements)
        let outer = joining.isOn
        if isElsewhere(scope) { joining.isOn = true }
        defer { joining.isOn = outer }
        return try call(depth: 1) { try left(run(statements, in: scope), body, in: scope) }
    }

    /// `base.name`, or `.name` where the type is expected.
    func member(_ base: Expression?, _ name: String, in scope: Scope, expecting: TypeRef?) throws -> Term {
        guard let base else { return try implicit(name, [], expecting: expecting) }
        if name == "self", base.path == nil || scope.isGeneric, let type = base.namedType.map(scope.filled) {
            return .verbatim(type.text + ".self")
        }
        if subject.mayReach(name), let port = port(at: .member(base, name), in: scope) { return .dependency(port) }
        if let reference = reference(base, name, in: scope) { return reference }
        if name == "isCancelled", case .name("Task") = base {
            return .boolean(try isCancelled())
        }
        if let bound = try bound(name, of: base, in: scope) { return bound }
        if let type = typeName(base, in: scope) { return try typeMember(type, name) }
        let value = try evaluate(base, in: scope, expecting: nil)
        return try reference(to: name, of: value) ?? askOptional(value, base, name, in: scope)
            ?? member(of: value, name)
    }

    /// The dependency a path of names reaches.
    func port(at expression: Expression, in scope: Scope) -> String? {
        guard case .subject = scope.selfTerm else { return nil }
        switch expression {
        case .name(let name), .member(_, let name): guard subject.mayReach(name) else { return nil }
        default: break
        }
        guard var path = expression.path else { return nil }
        if path.first == "self" { path.removeFirst() } else if scope.value(path[0]) != nil { return nil }
        let name = path.joined(separator: ".")
        return isAbsent(name) ? nil : subject.paths[name]
    }

    /// The type a path of capitalised names stands for; `Self` is the one whose code runs.
    func typeName(_ expression: Expression, in scope: Scope) -> String? {
        switch expression {
        case .type(let type): return type.text
        case .name(let name), .member(_, let name):
            if let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { return nil }
        default: break
        }
        guard let path = expression.path, !path.isEmpty, scope.value(path[0]) == nil,
            path.allSatisfy({ $0.plain.first?.isUppercase == true })
        else { return nil }
        if path[0] == "Self", let owner = owner(of: scope), owner != subject.sut.qualifiedName {
            return ([owner] + path.dropFirst()).joined(separator: ".")
        }
        return qualified(path.joined(separator: "."), in: scope)
    }

    /// `.name` or `.name(…)` of the expected type.
    func implicit(_ name: String, _ arguments: [LabelledTerm], expecting: TypeRef?) throws -> Term {
        guard let type = expecting?.bare else { return .enumCase(nil, name.plain, arguments) }
        if name == "none", expecting?.isOptional == true { return .null }
        if name == "some", let value = arguments.first { return value.value }
        if name == "init", arguments.isEmpty, let subject = try publisher(type, [], in: Scope()) { return subject }
        if name == "init" { return .construct(type, arguments) }
        if arguments.isEmpty, let number = try constant(name, of: type) ?? addedProperty(name, of: type) {
            return number
        }
        if subject.types.enumCases(type).contains(where: { $0.name.plain == name.plain }) {
            return .enumCase(type, name.plain, arguments)
        }
        guard arguments.isEmpty, let fact = subject.types.declaration(type),
            subject.types.allMembers(of: fact).properties.contains(where: { $0.name.plain == name.plain })
        else {
            if subject.types.declaration(type) != nil { return .unknown }
            return .enumCase(hasCases(type) ? type : nil, name.plain, arguments)
        }
        return try typeMember(fact.qualifiedName, name)
    }

    /// A member of a value.
    func member(of term: Term, _ name: String) throws -> Term {
        if let published = published(name, of: term) { return published }
        switch standIn(term) {
        case .subject:
            if let port = subject.paths[name] { return isAbsent(name) ? .null : .dependency(port) }
            return name.hasPrefix("$") ? try lookup(name, in: Scope(selfTerm: .subject)) : try read(name)
        case .holder(let holder): return try read("\(holder).\(name)")
        case .dependency(let port): return try readPort(port, name)
        case .task(let number):
            switch name {
            case "value": return try value(ofTask: number)
            case "result": return try outcome(ofTask: number)
            case "isCancelled": return .boolean(tasks[number].isCancelled)
            default: return .unknown
            }
        case .group(let number): return name == "isEmpty" ? .boolean(groups[number].isEmpty) : .unknown
        case .unknown, .closure, .stream, .void: return .unknown
        case .null: throw Exit.chain
        case .verbatim(let text) where text.first?.isUppercase == true: return .verbatim(text + "." + name)
        default: return try field(of: term, name)
        }
    }

    /// The double that stands where a value holds one of a protocol; any other term as it is.
    func standIn(_ term: Term) -> Term {
        guard case .place(let place) = term, let type = type(of: place), let port = subject.types.double(of: type),
            subject.ports[port] != nil
        else { return term }
        // A model has to hold the double, not one that its builder makes.
        if case .field? = place.path.last, shape(place) == nil { decide(place, .present) }
        return .dependency(port)
    }

    private func field(of term: Term, _ name: String) throws -> Term {
        if name == "rawValue", case .place(let place) = reduce(term), type(of: place)?.isOptional == false {
            _ = enumeration(place)
        }
        let reduced = reduce(term)
        if case .null = reduced { return .unknown }
        if name == "lazy", isList(term) { return term }
        if name == "localizedDescription", let type = typeOf(term) ?? typeOf(reduced), describesItself(type) {
            let text = try field(of: term, "errorDescription")
            return try isPresent(text) ? unwrapped(text) : .unknown
        }
        if let found = try member(ofOptionSet: term, name) ?? untyped(name, of: term, reduced) { return found }
        guard let type = typeOf(term) ?? typeOf(reduced) else {
            return TypeLookup.standardFieldType(name) != nil && term.isSpellable
                ? computed(.member(term, name)) : .unknown
        }
        if let element = subject.types.tupleElement(name, of: type), case .place(let place) = term {
            return .place(place.appending(.field(element.name)))
        }
        if case .place(let place) = reduced, choseKind(place, type) { return try field(of: term, name) }
        if let (property, owner) = subject.types.fieldFact(name, of: type) {
            if let wrapper = subject.types.wrapper(of: property)?.type, !subject.types.isPlain(wrapper) {
                return .unknown
            }
            if property.isStored, case .place(let place) = term, !property.isLet || property.initialValue == nil {
                if let made = try computedField(property, of: place, type) { return made }
                return written(name, of: place) ?? untouched(property, of: place, as: owner)
                    ?? builtRange(property, of: owner)
                    ?? .place(place.appending(.field(name)))
            }
            if property.isStored { return term.isSpellable ? .member(term, name) : .unknown }
            guard subject.types.isLikeValue(owner) || isObject(term), let body = code(of: property)
            else {
                return .unknown
            }
            return try inline(body, in: Scope(selfTerm: term, result: property.type))
        }
        if let property = subject.types.extensionProperty(name, of: type), let body = code(of: property) {
            if case .list = reduced { return try inline(body, in: Scope(selfTerm: reduced, result: property.type)) }
            return try inline(body, in: Scope(selfTerm: term, result: property.type))
        }
        if name == "rawValue", let raw = member(reduced, name) { return raw }
        if [.integer, .float].contains(subject.types.family(type)), name != "description",
            NumberMembers.value(.integer(1), name) == nil, NumberMembers.value(.float(1), name) == nil
        {
            // A literal stands for numbers of every type; only one of them may have the member.
            return .unknown
        }
        // Whether it is nothing, and whether a text has it or a character, nobody knows.
        let isKnown = StringMembers.rows[name] != nil || TypeLookup.standardFieldType(name) != nil
        if subject.types.family(type) == .string, !isKnown { return .unknown }
        guard
            subject.types.declaration(type) == nil || TypeLookup.standardFieldType(name) != nil
                || name == "rawValue",
            term.isSpellable
        else { return .unknown }
        return computed(.member(term, name))
    }

    /// A member of a value whose type need not be known; `nil` for any other.
    private func untyped(_ name: String, of term: Term, _ reduced: Term) throws -> Term? {
        if let found = member(ofRange: reduced, name) ?? member(ofCalendar: term, name) { return found }
        // There may be no such link, so that nothing can be asked of it as it is written.
        if case .construct(let type, let parts) = reduced, type.text == "URL", parts.first?.label == "string" {
            return try askedOfAddress(reduced, name) ?? askedOfRelative(parts, name) ?? .unknown
        }
        if let found = try partOfAddress(reduced, name) ?? askedOfComponents(reduced, name) { return found }
        if ["keys", "values", "count", "isEmpty"].contains(name), case .dictionary = reduced {
            return member(reduced, name) ?? .member(reduced, name)
        }
        if ["startIndex", "endIndex"].contains(name), typeOf(term).flatMap(subject.types.elementType) != nil {
            return name == "startIndex" ? .integer(0) : try field(of: term, "count")
        }
        switch reduced {
        // What holds nothing has no type to look at.
        case .construct, .object, .updated, .tuple, .list([]), .dictionary([]):
            if let found = member(reduced, name) { return found }
        // What no test can write is looked at here.
        case .list where !reduced.isSpellable && !reduced.hasUnknown:
            if let found = member(reduced, name) { return found }
        default: break
        }
        if name == "count", case .place(let place) = reduced, type(of: place).map(subject.types.isData) == true {
            if case .unique(let number) = shape(place) { return .integer(number == 0 ? 0 : 1) }
            return .place(place.appending(.field(name)))
        }
        return nil
    }

    /// The value of a member of something that is written out; the member itself where places are part of it.
    private func computed(_ term: Term) -> Term {
        guard term.places.isEmpty else { return term }
        switch reduce(term) {
        case .boolean(let value): return .boolean(value)
        case .integer(let value): return .integer(value)
        case .string(let value): return .string(value)
        default: return term
        }
    }
}

extension TypeRef {
    /// Whether values of the type are publishers.
    var isPublisher: Bool {
        bare.lastName?.hasSuffix("Publisher") == true || bare.lastName?.hasSuffix("Subject") == true
    }

    /// What a publisher sends: the first generic argument.
    var publishedType: TypeRef? {
        guard case .named(let components) = bare else { return nil }
        return components.last?.arguments.first
    }
}
