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
    /// What an initialiser of a class makes that only puts values into fields; `nil` for any other.
    func object(_ type: TypeRef, _ fact: TypeFact, _ values: [LabelledTerm]) -> Term? {
        let members = subject.types.allMembers(of: fact)
        guard fact.kind == .class, subject.index.superclass(of: fact) == nil, subject.types.double(of: type) == nil,
            fact.generics.parameters.isEmpty,
            members.properties.allSatisfy({ $0.accessors?.willSetBody == nil })
        else { return nil }
        let called = subject.types.initializer(of: fact, values.map(\.label))
        guard
            called.map({ $0.effects == Effects() && $0.plainlyStored != nil })
                ?? (values.isEmpty && members.initializers.isEmpty)
        else { return nil }
        var fields: [String: Term] = [:]
        for property in members.properties where property.isStored && !property.info.isStatic {
            let name = property.name.plain
            let known = subject.types.fieldType(name, of: type)
            fields[name] =
                called == nil ? initial(property, known) ?? .unknown : constructed(type, values, name) ?? .unknown
        }
        madeObjects.append(MadeObject(type: type, fields: fields))
        return .object(madeObjects.count - 1)
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
        madeObjects[number].fields[name] = value
        guard let body = property.accessors?.didSetBody else { return }
        _ = try inline(body, in: inner)
    }

    /// Forgets what an object holds that the code made.
    func forget(made number: Int) {
        for name in madeObjects[number].fields.keys { madeObjects[number].fields[name] = .unknown }
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
        guard let fact = subject.types.declaration(type), fact.kind == .class else { return false }
        let stored = subject.types.allMembers(of: fact).properties.filter { $0.isStored && !$0.info.isStatic }
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
