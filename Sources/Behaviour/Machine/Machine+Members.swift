import Facts
import Resolving

extension Machine {
    /// `base.name(arguments)`
    func callMember(
        _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term {
        let base = sortedSet(base, name, arguments, in: scope) ?? base
        if let done = try callForm(base, name, arguments, in: scope, expecting: expecting) { return done }
        let term = standIn(try beforeOrder(name, arguments) { try evaluate(base, in: scope, expecting: nil) })
        if let done = try callField(name, of: term, arguments, in: scope)
            ?? resume(term, name, arguments, in: scope) ?? callOptional(term, base, name, arguments, in: scope)
        {
            return done
        }
        if name == "sleep", isClock(term) { return try sleep() }
        if let done = try callFoundation(term, name, arguments, in: scope) { return done }
        if name == "encode", arguments.count == 1, isEncoder(term, base, in: scope) {
            // What a model encodes to no test looks at; that it does is certain.
            _ = try detached(arguments[0].value, in: scope)
            return .construct(.simple("Data"), [LabelledTerm("encoded", .unknown)])
        }
        switch term {
        case .subject: return try callSelf(name, arguments, in: scope, expecting: expecting)
        case .dependency(let port): return try callPort(port, name, arguments, in: scope, expecting: expecting)
        case .task(let number): return try callTask(number, name)
        case .group(let number): return try callGroup(number, name, arguments, in: scope, expecting: expecting)
        case .listening(let sink): return try callSink(sink, name, arguments, in: scope)
        case .stream(let number): return try callStream(number, name, arguments, in: scope)
        case .holder(let holder) where subject.isCurrentValueSubject(holder):
            return try callSubject(holder, name, arguments, in: scope)
        case .holder(let holder):
            forgetHeld(by: holder)
            return try foreign(arguments, in: scope)
        case .unknown, .closure, .void: return try foreign(arguments, in: scope)
        case .null where Self.unwrapping.contains(name): return .null
        case .null: throw Exit.chain
        default:
            let declared = declaredType(of: base.unchained, in: scope)
            if let done = try callDeclared(base, term, name, arguments, in: scope, declared: declared) { return done }
            if let number = stream(of: term) { return try callStream(number, name, arguments, in: scope) }
            if let declared, subject.types.isSet(declared), let elements = try list(term), elements.count > 1,
                !Self.unordered.contains(name), !(name == "reduce" && keysByElement(arguments)),
                !(name == "sorted" && arguments.isEmpty)
            {
                // In which order a set gives its elements, nobody knows.
                return try foreign(arguments, in: scope)
            }
            let found = try isLookUp(base, in: scope) ? typeOf(reduce(term)).map { TypeRef.optional($0) } : nil
            let written = declared ?? (Self.unwrapping.contains(name) ? staticType(of: base, in: scope) : nil)
            let outer = orderIsFree
            orderIsFree = isFree(before: name)
            defer { orderIsFree = outer }
            return try callValueMember(
                term, name, arguments, in: scope, declared: found ?? (base.unchained == base ? written : nil),
                expecting: expecting)
        }
    }

    /// What is done to a value where there is one.
    static let unwrapping: Set<String> = ["map", "flatMap"]

    /// Whether a value is an encoder of Foundation.
    private func isEncoder(_ term: Term, _ base: Expression, in scope: Scope) -> Bool {
        if case .call(.name(let name), _) = base { return Self.encoders.contains(name) }
        let kept: TypeRef? =
            if case .holder(let name) = term, let property = subject.property(name) {
                property.type ?? property.initialValue?.valueType
            } else {
                typeOf(term) ?? declaredType(of: base.unchained, in: scope)
            }
        return (kept?.bare.lastName).map(Self.encoders.contains) ?? false
    }

    private static let encoders: Set = ["JSONEncoder", "PropertyListEncoder"]

    /// Whether an expression asks a dictionary for what is under a key, so that there may be nothing.
    private func isLookUp(_ expression: Expression, in scope: Scope) throws -> Bool {
        guard case .subscript(let base, let arguments) = expression, arguments.count == 1,
            arguments[0].label == nil, base.path != nil
        else { return false }
        let term = try detached(base, in: scope)
        if case .dictionary = reduce(term) { return true }
        return (declaredType(of: base, in: scope) ?? typeOf(term)).flatMap(subject.types.dictionaryTypes) != nil
    }

    /// A call whose form says what it does, whatever its base holds; `nil` for any other.
    private func callForm(
        _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope, expecting: TypeRef?
    ) throws -> Term? {
        if !subject.providers.isEmpty, let path = base.path, scope.value(path[0]) == nil,
            let port = subject.providers[(path + [name]).joined(separator: ".")]
        {
            for argument in arguments { _ = try detached(argument.value, in: scope) }
            return .dependency(port)
        }
        if name == "init", case .name("self") = base, let done = try delegate(arguments, in: scope) { return done }
        if let done = try callNotificationCenter(base, name, arguments, in: scope) { return done }
        if let done = try callSystem(base, name, arguments, in: scope, expecting: expecting) { return done }
        if case .name("super") = base { return try callSuper(name, arguments, in: scope) }
        if case .name("Task") = base { return try callTask(name, arguments, in: scope) }
        if name == "async", isQueue(base, in: scope) {
            return try enqueueItem(arguments, on: base, in: scope) ?? enqueue(arguments, on: base, in: scope)
        }
        if let change = Self.locking[name], port(at: base, in: scope) == nil { held = max(0, held + change) }
        if name == "run" || name == "assumeIsolated", case .name("MainActor") = base,
            case .closure(let closure)? = arguments.last?.value
        {
            if name == "run" { suspend() }
            return try inline(closure.body, in: Scope(scope))
        }
        if Self.locked.contains(name),
            case .closure(let closure)? = arguments.last?.value, arguments.count == 1, !closure.takesValue,
            base != .name("self"), port(at: base, in: scope) == nil
        {
            if case .dependency(let port) = try detached(base, in: scope) {
                return try callPort(port, name, arguments, in: scope, expecting: expecting)
            }
            held += 1
            defer { held -= 1 }
            return try inline(closure.body, in: Scope(scope, result: expecting))
        }
        if Self.iterating.contains(name), let range = range(base),
            let numbers = try numbers(in: range, in: scope)
        {
            let values = try arguments.map { LabelledTerm($0.label, try detached($0.value, in: scope)) }
            return try search(numbers, name, values) ?? .unknown
        }
        if name == "contains", arguments.count == 1, arguments[0].label == nil, let range = range(base) {
            return try askedOfRange(range, arguments[0].value, in: scope)
        }
        if name == "contains", arguments.count == 1 {
            if case .member(let list?, "indices") = base { return try hasIndex(list, arguments[0].value, in: scope) }
            if base == .name("indices"), isList(scope.value("self") ?? scope.selfTerm) {
                return try hasIndex(.name("self"), arguments[0].value, in: scope)
            }
        }
        if case .type(let type) = base, type.isCombinePublisher,
            let done = try callAdded(name, to: type, arguments, in: scope)
        {
            return done
        }
        if let type = typeName(base, in: scope) { return try callType(type, name, arguments, in: scope) }
        return try mutate(base, name, arguments, in: scope)
    }

    private static let locked: Set = ["withLock", "sync", "withLockUnchecked", "performAndWait"]
    private static let iterating: Set = ["map", "forEach", "reduce", "compactMap", "flatMap", "filter"]

    /// Whether a name is that of the standard library's `Result`.
    func isResult(_ type: String) -> Bool {
        type.prefix { $0 != "<" } == "Result" && subject.types.declaration(.simple("Result")) == nil
    }

    /// Whether a value is held as an optional, so that its `map` is that of an optional.
    private func isOptionalValue(_ term: Term, _ declared: TypeRef?) -> Bool {
        if case .member(_, let name) = term, name == "first" || name == "last" { return true }
        // A number that a text may say.
        if case .construct(_, let arguments) = term, isText(arguments) { return true }
        if let declared { return declared.isOptional }
        // What a case carries is bound as it is: a text that may be missing.
        if case .place(let place) = term, type(of: place)?.isOptional == true { return true }
        guard let type = typeOf(reduce(term)) else { return false }
        if type.isOptional { return true }
        guard case .place(let place) = reduce(term) else { return false }
        return subject.types.family(type) != .list && (shape(place) == .present || subject.types.family(type) == .other)
            && subject.types.dictionaryTypes(type) == nil && subject.types.elementType(type) == nil
    }

    /// The type of what operators make of the elements of a list: that of the elements.
    private func reduced(_ list: Term, _ declared: TypeRef?, by function: Expression?) -> TypeRef? {
        guard case .name(let name)? = function, Self.operators.contains(name) else { return nil }
        return (typeOf(reduce(list)) ?? declared).flatMap(subject.types.elementType)
    }

    func callValueMember(
        _ term: Term, _ name: String, _ arguments: [Argument], in scope: Scope, declared: TypeRef?,
        expecting: TypeRef?
    ) throws -> Term {
        let start = name == "reduce" ? reduced(term, declared, by: arguments.last?.value) ?? expecting : nil
        // What its closure gives is an element of what is wanted.
        let isMapping = Self.mapping.contains(name) && expecting.flatMap(subject.types.elementType) != nil
        let inner = isMapping ? Scope(scope, result: expecting) : scope
        let values = try arguments.enumerated().map { index, argument in
            LabelledTerm(
                argument.label, try detached(argument.value, in: inner, expecting: index == 0 ? start : nil))
        }
        if let found = try callResult(term, name, values, expecting: expecting) { return found }
        return try callValueMember(term, name, arguments, values, in: scope, declared: declared)
    }

    private static let mapping: Set = ["map", "compactMap", "flatMap"]

    private func callValueMember(
        _ term: Term, _ name: String, _ arguments: [Argument], _ values: [LabelledTerm], in scope: Scope,
        declared: TypeRef?
    ) throws -> Term {
        if let found = try callCalendar(term, name, values) ?? askedOfRange(term, name, values)
            ?? callAddress(term, name, values) ?? askedOfPattern(term, name, values)
        {
            return found
        }
        if ["map", "flatMap"].contains(name), let function = values.last?.value, isFunction(function),
            isOptionalValue(term, declared) || isWhole(term, for: function)
        {
            return try isPresent(term) ? perform(function, on: [unwrapped(term)]) : .null
        }
        if let type = typeOf(term), let fact = subject.types.declaration(type) {
            let labels = arguments.map(\.label)
            guard subject.types.isLikeValue(fact),
                let method = subject.types.allMembers(of: fact).methods(named: name).first(where: {
                    $0.accepts(labels) && !$0.info.has("mutating")
                })
            else { return unreadCall() }
            return try invoke(method, arguments, on: term, in: scope)
        }
        try requireCount(name, values)
        if name == "joined" { for element in try list(term) ?? [] { _ = try string(element) } }
        if let found = try ordered(term, name, values) ?? searchEqual(term, name, values) { return found }
        if let made = try setAlgebra(term, name, values) ?? part(of: term, name, values) { return made }
        if let asked = askedOfCharacters(term, name, values) { return asked }
        if let function = values.last?.value, isFunction(function) {
            if case .verbatim(let text) = function, text.hasPrefix("\\."), name == "map", try list(term) != nil,
                !isComputed(text, ofElementsIn: term)
            {
                return .method(term, name, values)
            }
            if let found = try searchText(term, name, values) ?? searchInOrder(term, name, values) { return found }
            for value in values { havoc(value.value) }
            return unreadCall()
        }
        let (term, name, values) = dateMember(term, name, values) ?? (term, name, values)
        let fullName = Self.fullName(name, values)
        let family = typeOf(reduce(term)).map(subject.types.family)
        if let parts = quotientAndRemainder(term, fullName, values) { return parts }
        let isRead =
            Self.pureMethods.contains(name) || Self.comparing.contains(name) || StringMembers.rows[fullName] != nil
            || fullName == "range(of:)" && family == .string
            || family.map { NumberMembers.isComputing(fullName, of: $0) } == true
        guard isRead, !values.contains(where: \.value.hasUnknown), term.isSpellable else {
            handOut(values)
            return unreadCall()
        }
        settleOptionalDates(in: [term] + values.map(\.value), for: name)
        let call = Term.method(term, name, values)
        if name == "trimmingCharacters", case .enumCase(_, let set, _)? = values.first?.value,
            set.hasPrefix("whitespaces")
        {
            _ = try string(call, trims: true)
        }
        return call
    }

    /// Whether a key path ends in a property of a model that is computed.
    private func isComputed(_ path: String, ofElementsIn list: Term) -> Bool {
        var type = typeOf(list).flatMap(subject.types.elementType)
        for name in Self.names(ofPath: path) {
            guard let owner = type, let (property, _) = subject.types.fieldFact(name, of: owner) else {
                return false
            }
            if !property.isStored, property.accessors?.getterBody != nil { return true }
            type = property.type
        }
        return false
    }

    /// Methods that show what they do only where there are two elements.
    static let ordering: Set = ["sorted", "min", "max", "filter"]

    private static let unordered: Set = [
        "contains", "allSatisfy", "isDisjoint", "isSubset", "isSuperset", "intersection", "subtracting", "union",
    ]

    private static let pureMethods: Set<String> = [
        "contains", "map", "filter", "joined", "sorted", "min", "max", "firstIndex", "lastIndex", "enumerated",
        "timeIntervalSince", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "addingTimeInterval",
        "appendingPathComponent",
    ]

    /// The stored property of the SUT an expression names directly.
    func stateName(_ expression: Expression, in scope: Scope) -> String? {
        guard var path = expression.path, case .subject = scope.selfTerm else { return nil }
        if path.first == "self", path.count > 1 {
            path.removeFirst()
        } else if scope.value(path[0]) != nil {
            return nil
        }
        let name = path.joined(separator: ".")
        guard path.count <= 2, let property = subject.property(name), property.isStored, !subject.isPort(path[0]),
            subject.held[name] == nil
        else { return nil }
        return name
    }
}
