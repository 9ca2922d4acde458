import Facts
import Resolving

/// An object that the code made: of which class it is, and what it holds by now.
struct MadeObject: Hashable, Sendable {
    /// Its type.
    var type: TypeRef
    /// What its stored properties hold.
    var fields: [String: Term]
}

/// Objects that the code makes, each one thing for whoever holds it.
extension Machine {
    /// What an initialiser of a class or an actor makes; `nil` where the sources do not show what that is.
    func object(_ written: TypeRef, _ fact: TypeFact, _ values: [LabelledTerm]) throws -> Term? {
        let lineage = subject.types.lineage(of: fact)
        let stored = lineage.flatMap { subject.types.allMembers(of: $0).properties }
            .filter { $0.isStored && !$0.info.isStatic }
        guard fact.kind == .class || fact.kind == .actor, subject.types.double(of: written) == nil,
            lineage.dropFirst().allSatisfy(\.generics.parameters.isEmpty),
            stored.allSatisfy({ $0.accessors?.willSetBody == nil })
        else { return nil }
        let declared = lineage.first { !subject.types.allMembers(of: $0).initializers.isEmpty }
        let called = declared.flatMap { subject.types.initializer(of: $0, values.map(\.label)) }
        guard let type = specialised(written, fact, called, values) else { return nil }
        if lineage.count == 1, let called, called.effects == Effects(), subject.known.stored(by: called) != nil {
            let fields = stored.map { ($0.name.plain, constructed(type, values, $0.name.plain) ?? .unknown) }
            return made(type, Dictionary(fields) { $1 })
        }
        guard
            called.map({ $0.effects == Effects() && !$0.isFailable && $0.body != nil })
                ?? (values.isEmpty && declared == nil)
        else { return nil }
        let fields = stored.map { property in
            (property.name.plain, initial(property, subject.types.fieldType(property.name.plain, of: type)) ?? .unknown)
        }
        let object = made(type, Dictionary(fields) { $1 })
        guard case .object(let number) = object else { return nil }
        beginning.insert(number)
        defer { beginning.remove(number) }
        try begin(object, as: lineage[...], called, values)
        return object
    }

    /// The type with what its generic parameters stand for, as far as it is written or the arguments tell; `nil` where
    /// they do not: `Locked(state)` is a `Locked<State>`.
    private func specialised(
        _ type: TypeRef, _ fact: TypeFact, _ initializer: InitializerFact?, _ values: [LabelledTerm]
    ) -> TypeRef? {
        let names = fact.generics.parameters.map(\.name)
        guard !names.isEmpty, type.bare.arguments.count != names.count else { return type }
        guard let initializer, let match = initializer.parameters.matched(to: values.map(\.label)),
            case .named(var components) = type.bare, !components.isEmpty
        else { return nil }
        var matching = TypeMatching(types: subject.types, names: Set(names), scope: fact.scopeInside)
        for (parameter, index) in zip(initializer.parameters, match) {
            guard let index, let given = typeOf(values[index].value) ?? typeOf(reduce(values[index].value)) else {
                continue
            }
            _ = matching.match(parameter.type, given)
        }
        guard let arguments = names.map({ matching.table[$0] }).allPresent() else { return nil }
        components[components.count - 1].arguments = arguments
        return .named(components)
    }

    private func made(_ type: TypeRef, _ fields: [String: Term]) -> Term {
        madeObjects.append(MadeObject(type: type, fields: fields))
        return .object(madeObjects.count - 1)
    }

    /// Runs an initialiser of the first class of a lineage on an object; without one, that of its superclass.
    private func begin(
        _ object: Term, as lineage: ArraySlice<TypeFact>, _ initializer: InitializerFact?, _ values: [LabelledTerm]
    ) throws {
        guard let fact = lineage.first else { return }
        guard let initializer, let match = initializer.parameters.matched(to: values.map(\.label)),
            let body = initializer.body
        else {
            let inherited = lineage.dropFirst()
            let next = inherited.first.flatMap { subject.types.initializer(of: $0, values.map(\.label)) }
            return try begin(object, as: inherited, next, values)
        }
        let scope = Scope(selfTerm: object, owner: fact.qualifiedName)
        try put(values, for: initializer.parameters, at: match, into: scope)
        _ = try inline(body, in: scope)
        guard !body.callsInitializer, lineage.count > 1 else { return }
        try begin(object, as: lineage.dropFirst(), nil, [])
    }

    /// `super.init(id: id)`, `self.init(id: 1)` in an initialiser of an object that the code makes; `nil` elsewhere.
    func begin(on base: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard case .object(let number) = scope.selfTerm, beginning.contains(number), let owner = scope.owner,
            let fact = subject.types.declaration(.simple(owner))
        else { return nil }
        let lineage = subject.types.lineage(of: fact)[(base == "super" ? 1 : 0)...]
        let initializer = lineage.first.flatMap { subject.types.initializer(of: $0, arguments.map(\.label)) }
        let types = Dictionary(
            (initializer?.parameters ?? []).compactMap { parameter in parameter.label.map { ($0, parameter.type) } }
        ) { $1 }
        let values = try arguments.map {
            LabelledTerm($0.label, try detached($0.value, in: scope, expecting: $0.label.flatMap { types[$0] }))
        }
        try begin(scope.selfTerm, as: lineage, initializer, values)
        return .void
    }

    /// Puts a value into a property of an object that the code made.
    func write(_ name: String, ofMade number: Int, _ value: Term) throws {
        let made = madeObjects[number]
        let property = subject.types.fieldFact(name, of: made.type)?.property
        let inner = Scope(selfTerm: .object(number))
        guard let property, property.isStored else {
            guard let body = property?.accessors?.setterBody else { return forget(made: number) }
            inner.values["newValue"] = value
            _ = try inline(body, in: inner)
            return
        }
        inner.values["oldValue"] = made.fields[name] ?? .unknown
        if property.isPublished { try emit(value, from: .published(.object(number), name)) }
        madeObjects[number].fields[name] = value
        guard let body = property.accessors?.didSetBody, !beginning.contains(number) else { return }
        _ = try inline(body, in: inner)
    }

    /// What a published property of an object tells, `context.$state`, or the elements of a list one after the other,
    /// `[first, second].publisher`; `nil` for anything else.
    func published(_ name: String, of term: Term) -> Term? {
        if name == "publisher", case .list(let elements) = reduce(term) {
            return stream(StreamRecord(source: .values(elements)))
        }
        guard name.utf8.first == UInt8(ascii: "$") else { return nil }
        let object: Term
        switch reduce(term) {
        case .object(let number): object = .object(number)
        case let other:
            guard let place = self.object(other) else { return nil }
            object = .place(place)
        }
        let name = String(name.dropFirst())
        guard let type = typeOf(object), subject.types.fieldFact(name, of: type)?.property.isPublished == true else {
            return nil
        }
        return stream(StreamRecord(source: .published(object, name)))
    }

    /// Forgets what an object holds that the code made.
    func forget(made number: Int) {
        for name in madeObjects[number].fields.keys {
            madeObjects[number].fields[name] = .unknown
            mayEmit(from: .published(.object(number), name))
        }
    }

    /// A term with the objects that the code made as values that hold what those hold now.
    func frozen(_ term: Term, depth: Int = 0) -> Term {
        guard !madeObjects.isEmpty else { return term }
        guard case .object(let number) = term else { return term.map { frozen($0, depth: depth) } }
        guard depth < 3 else { return .unknown }
        let made = madeObjects[number]
        let fields = made.fields.sorted { $0.key < $1.key }
        return .construct(made.type, fields.map { LabelledTerm($0.key, frozen($0.value, depth: depth + 1)) })
    }

    /// Whether a value stands for an object that the code made.
    func isFrozen(_ type: TypeRef, _ fields: [LabelledTerm]) -> Bool {
        guard let fact = subject.types.declaration(type), fact.kind == .class || fact.kind == .actor else {
            return false
        }
        let stored = subject.types.lineage(of: fact).flatMap { subject.types.allMembers(of: $0).properties }
            .filter { $0.isStored && !$0.info.isStatic }
        return stored.count == fields.count
            && stored.allSatisfy { one in fields.contains { $0.label == one.name.plain } }
    }

    /// An event with what was handed over as it is now.
    func frozen(_ event: Event) -> Event {
        var event = event
        switch event.kind {
        case .call(let dependency, let method, let arguments):
            event.kind = .call(dependency: dependency, method: method, arguments: arguments.map { frozen($0) })
        case .set(let dependency, let property, let value):
            event.kind = .set(dependency: dependency, property: property, frozen(value))
        case .change(let property, let value): event.kind = .change(property: property, frozen(value))
        case .callback(let property, let arguments):
            event.kind = .callback(property: property, arguments: arguments.map { frozen($0) })
        case .sent(let publisher, let value): event.kind = .sent(publisher: publisher, frozen(value))
        case .write(let field, let value): event.kind = .write(field, frozen(value))
        case .read: break
        }
        return event
    }
}

extension [Statement] {
    /// Whether another initialiser is called.
    fileprivate var callsInitializer: Bool {
        contains { statement in
            guard case .expression(.call(.member(.name(let base)?, "init"), _)) = statement.kind else { return false }
            return base == "super" || base == "self"
        }
    }
}
