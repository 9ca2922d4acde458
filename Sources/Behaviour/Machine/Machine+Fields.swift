import Facts
import Resolving

/// What a value holds that an initialiser made.
extension Machine {
    /// A part of Foundation's path to a row: its section, or its row, which is its item as well; `nil` for anything else.
    func rowPart(_ name: String, of place: SymbolicValue) -> Term? {
        guard let type = type(of: place), !type.isOptional, subject.types.isIndexPath(type),
            ["section", "row", "item"].contains(name)
        else { return nil }
        return .place(place.appending(.field(name == "section" ? "section" : "item")))
    }

    /// A field of a value made by an initialiser; `nil` where its body does more than to put values into fields.
    func constructed(_ type: TypeRef, _ arguments: [LabelledTerm], _ name: String) -> Term? {
        if type.text == "DateComponents", subject.types.declaration(type) == nil {
            return arguments.first { $0.label == name }?.value
        }
        guard let (property, fact) = subject.types.fieldFact(name, of: type), property.isStored else { return nil }
        let explicit = subject.types.allMembers(of: fact).initializers
        let known = subject.types.fieldType(name, of: type)
        let labels = arguments.map(\.label)
        let called = subject.types.initializer(of: fact, labels)
        if called == nil, fact.hasMemberwiseInitializer {
            return arguments.first { $0.label == name }?.value ?? initial(property, known)
        }
        guard explicit.count == 1 || arguments.allSatisfy({ $0.label != nil }),
            let initializer = called, let match = initializer.parameters.matched(to: labels), !initializer.isFailable,
            let stored = subject.known.stored(by: initializer)
        else { return nil }
        guard let value = stored[name] else { return initial(property, known) }
        let scope = Scope(selfTerm: .unknown, owner: fact.qualifiedName)
        for (parameter, given) in zip(initializer.parameters, match) {
            let standard = parameter.defaultValue.flatMap {
                try? evaluate($0, in: Scope(selfTerm: .unknown), expecting: parameter.type)
            }
            scope.take(parameter, arguments, at: given, or: standard)
        }
        guard let term = try? evaluate(value, in: scope, expecting: known), !term.hasUnknown else { return nil }
        return term
    }

    /// What a field holds that no initialiser gives a value.
    func initial(_ property: PropertyFact, _ known: TypeRef?) -> Term? {
        let value = property.initialValue.flatMap {
            try? evaluate($0.making(known), in: Scope(selfTerm: .unknown), expecting: known ?? property.type)
        }
        return value ?? (property.type?.isOptional == true ? .null : nil)
    }
}

extension InitializerFact {
    /// What the body puts into fields, by their names; `nil` where it does anything else.
    var plainlyStored: [String: Expression]? {
        var stored: [String: Expression] = [:]
        for statement in body ?? [] {
            guard case .expression(.assignment(let target, "=", let value)) = statement.kind,
                let path = target.path?.drop(while: { $0 == "self" }), path.count == 1, let name = path.first
            else { return nil }
            stored[name.plain] = value
        }
        return stored
    }
}

extension Expression {
    /// Whether it is a name, a plain value or a case.
    var isGivenOrConstant: Bool {
        switch self {
        case .name, .integer, .float, .boolean, .string, .nil, .array([]), .dictionary([]), .member(nil, _): true
        default: false
        }
    }

    /// The expression with the type it makes named as code elsewhere names it: `Outer.Inner()` for `Inner()`.
    fileprivate func making(_ type: TypeRef?) -> Expression {
        guard let type = type?.bare, case .call(.name(let name), let arguments) = self, type.lastName == name else {
            return self
        }
        return .call(.type(type), arguments)
    }
}
