import Facts
import Foundation
import Resolving

extension Machine {
    /// What `String(value)` is of a value.
    func text(of value: Term) -> Term {
        switch reduce(value) {
        case .integer(let number): return .string(String(number))
        case .string: return value
        case .list(let characters) where !characters.isEmpty && characters.allSatisfy({ $0.text?.count == 1 }):
            return .string(characters.compactMap(\.text).joined())
        case let other:
            guard let type = typeOf(other), !type.isOptional else { return .unknown }
            switch subject.types.family(type) {
            case .integer: return .construct(.simple("String"), [LabelledTerm(nil, value)])
            case .string: return value
            // It is shown as an interpolation shows it.
            case .boolean: return .interpolation([.term(value)])
            case .float where subject.types.isBinaryFloat(type): return .interpolation([.term(value)])
            default: return .unknown
            }
        }
    }

    /// `String(format: "%02d", minutes)`
    private func formatted(_ arguments: [Argument], in scope: Scope) throws -> Term {
        let values = try arguments.map { try detached($0.value, in: scope) }
        guard arguments.dropFirst().allSatisfy({ $0.label == nil }), !values.contains(where: \.hasUnknown) else {
            return .unknown
        }
        let known = try values.map { value -> Term in
            if typeOf(reduce(value)).map(subject.types.family) == .string, let text = try string(value) {
                return .string(text)
            }
            _ = try force(value)
            return reduce(value)
        }
        guard case .string(let format) = known[0] else { return .unknown }
        guard let text = FormattedTexts.text(format, Array(known.dropFirst())) else { return .unknown }
        guard !isReplay, values.contains(where: { !$0.places.isEmpty }) else { return .string(text) }
        // What is shown in it can be looked for once more.
        return .construct(.simple("String"), zip(arguments, values).map { LabelledTerm($0.label, $1) })
    }

    /// The text that `String(format:)` makes of values that are known; `nil` for anything else.
    func formatted(_ arguments: [LabelledTerm]) -> Term? {
        guard arguments.first?.label == "format", case .string(let format)? = arguments.first.map({ reduce($0.value) })
        else { return nil }
        return FormattedTexts.text(format, arguments.dropFirst().map { reduce($0.value) }).map(Term.string)
    }

    /// A type of the project with the generic arguments that are expected of it, where none are written.
    func filled(_ type: TypeRef, by expecting: TypeRef?) -> TypeRef {
        guard let expected = expecting?.optionalWrapped ?? expecting, type.arguments.isEmpty,
            !expected.arguments.isEmpty, expected.lastName == type.lastName,
            let fact = subject.types.declaration(type), fact == subject.types.declaration(expected.bare)
        else { return type }
        return type.withArguments(of: expected.bare)
    }

    /// `Type(…)`
    func construct(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term {
        if let collection = try collection(type, arguments, in: scope) { return collection }
        if type.text == "String", arguments.isEmpty { return .string("") }
        if let part = try address(type, arguments, in: scope) ?? calendarPart(type, arguments, in: scope) {
            return part
        }
        if let publisher = try publisher(type, arguments, in: scope) { return publisher }
        if type.isPublisher || type.lastName == "Task" { return try foreign(arguments, in: scope) }
        if type.text == "String", arguments.first?.label == "format" { return try formatted(arguments, in: scope) }
        if type.lastName == "String", arguments.count == 1, arguments[0].label == nil {
            let value = try detached(arguments[0].value, in: scope)
            return try backwards(value) ?? text(of: value)
        }
        if let known = try standardValue(type, arguments, in: scope) ?? described(type, arguments, in: scope)
            ?? numeral(type, arguments, in: scope) ?? madeText(type, arguments, in: scope)
        {
            return known
        }
        let fact = subject.types.declaration(type)
        let (arguments, built) = fact.map { spelledOut(arguments, for: $0) } ?? (arguments, false)
        let parameters = fact.map { initParameters(of: $0, as: type, arguments.map(\.label)) } ?? [:]
        var unreadable = false
        let values = try arguments.map { argument -> LabelledTerm in
            if !built, case .closure(let closure) = argument.value, fact.map({ !keepsClosures($0) }) ?? true {
                if closure.body.mentionsSelf { unreadable = true }
                return LabelledTerm(argument.label, .unknown)
            }
            let label = fact.flatMap { self.label(of: argument, among: arguments, in: $0) } ?? argument.label
            return LabelledTerm(
                label, try detached(argument.value, in: scope, expecting: label.flatMap { parameters[$0] }))
        }
        if unreadable {
            for argument in arguments {
                if case .closure(let closure) = argument.value { havoc(closure.body, in: scope) }
            }
        }
        if let fact, let object = try object(TypeRef.simple(fact.qualifiedName).withArguments(of: type), fact, values) {
            return object
        }
        if let fact, fact.kind == .enum, let found = try chosenCase(.simple(fact.qualifiedName), fact, values) {
            return found
        }
        guard let fact, fact.kind == .struct else {
            handOut(values)
            guard fact == nil, !values.isEmpty else { return .unknown }
            let isKnown = Self.valueTypes.contains(type.text) || isIdentifier(type, values)
            return isKnown ? .construct(type, values) : .unknown
        }
        let made = TypeRef.simple(fact.qualifiedName).withArguments(of: type)
        return try madeOrNot(made, fact, values) ?? .construct(made, values)
    }

    /// `Int(text, radix: 16)`: the number that a text says with digits of its own; `nil` for anything else.
    private func numeral(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard arguments.map(\.label) == [nil, "radix"], subject.types.family(type) == .integer,
            subject.types.declaration(type) == nil,
            case .integer(let radix) = reduce(try detached(arguments[1].value, in: scope)), (2...36).contains(radix),
            let text = try string(detached(arguments[0].value, in: scope))
        else { return nil }
        return Int(text, radix: radix).map(Term.integer) ?? .null
    }

    /// `Result { try … }`, `Double(count)`, `Theme(rawValue: text)`; `nil` for anything else.
    private func standardValue(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard arguments.count == 1 else { return nil }
        if type.lastName == "Result", case .closure(let closure) = arguments[0].value,
            subject.types.declaration(type) == nil
        {
            do {
                let value = try inline(closure.body, in: Scope(scope))
                return .enumCase(nil, "success", [LabelledTerm(nil, value)])
            } catch Exit.thrown(let error) {
                return .enumCase(nil, "failure", [LabelledTerm(nil, error)])
            }
        }
        if arguments[0].label == "rawValue", !subject.types.enumCases(type).isEmpty {
            let fact = subject.types.declaration(type)
            guard let fact, subject.types.initializer(of: type, ["rawValue"]) == nil else { return nil }
            return try rawCase(of: .simple(fact.qualifiedName), detached(arguments[0].value, in: scope))
        }
        guard subject.types.declaration(type) == nil else { return nil }
        if type.text == "NSDecimalNumber", arguments[0].label == "decimal" {
            let value = try detached(arguments[0].value, in: scope, expecting: .simple("Decimal"))
            return value.hasUnknown ? .unknown : .construct(type, [LabelledTerm("decimal", value)])
        }
        let family = subject.types.family(type)
        let isDecimal = subject.types.isDecimal(type)
        guard arguments[0].label == (isDecimal ? "string" : nil), family == .integer || family == .float else {
            return nil
        }
        let value = try detached(arguments[0].value, in: scope, expecting: type)
        guard let given = typeOf(reduce(value)).map(subject.types.family), [.integer, .float, .string].contains(given)
        else { return nil }
        let number = Term.construct(type, [LabelledTerm(nil, value)])
        if isDecimal, case .string(let text) = value {
            return DecimalText.number(text) ?? .construct(type, [LabelledTerm("string", value)])
        }
        // A text that a test chooses may turn out to be another one, and what is made of a text may be nothing.
        return given == .string ? number : reduce(number)
    }

    /// `String(describing: step)`: the name of a case that carries nothing, of errors what the library makes of the same;
    /// `nil` for anything else.
    private func described(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard type.text == "String", arguments.map(\.label) == ["describing"] else { return nil }
        let given = try shown(arguments[0].value, in: scope)
        if let shown = shownError(given) { return .construct(type, [LabelledTerm("describing", shown)]) }
        if let kind = typeOf(given), subject.types.family(kind) == .enumeration { _ = try force(given) }
        return plainName(of: reduce(given)).map(Term.string) ?? .unknown
    }

    /// A list, set or dictionary made of nothing or of another collection; `nil` for anything else.
    private func collection(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        let isDictionary = subject.types.dictionaryTypes(type) != nil || type.text == "Dictionary"
        let isList = subject.types.elementType(type) != nil || ["Array", "Set", "ArraySlice"].contains(type.text)
        guard isDictionary || isList, subject.types.declaration(type) == nil else { return nil }
        if arguments.isEmpty { return isDictionary ? .dictionary([]) : .list([]) }
        let values = try arguments.map { LabelledTerm($0.label, try detached($0.value, in: scope)) }
        if isDictionary {
            if values[0].label == "grouping", case .place(let place) = reduce(values[0].value) {
                decideOrder(of: place)
            }
            guard let elements = try list(values[0].value) else { return .unknown }
            switch values.map(\.label) {
            case ["grouping", "by"], ["grouping", nil]: return try grouped(elements, by: values[1].value)
            case ["uniqueKeysWithValues"]: return try keyed(elements, joining: nil)
            case [nil, "uniquingKeysWith"], [nil, nil]: return try keyed(elements, joining: values[1].value)
            default: return .unknown
            }
        }
        guard values.count == 1, values[0].label == nil, var elements = try list(values[0].value) else {
            // An initialiser of the project's may call what it is given.
            for value in values { havoc(value.value) }
            return .unknown
        }
        if subject.types.isSet(type), elements.count > 1, !areDistinct(elements) {
            guard elements.count < 4, !elements.contains(where: \.hasUnknown) else { return .unknown }
            elements = try distinct(elements)
        }
        // In which order a set gives its elements, nobody knows.
        let given = staticType(of: arguments[0].value, in: scope)
        if elements.count > 1, !subject.types.isSet(type), given.map(subject.types.isSet) == true { return .unknown }
        return .list(elements)
    }

    /// `UUID(uuidString: "00000000-…")` of a text that says one.
    private func isIdentifier(_ type: TypeRef, _ values: [LabelledTerm]) -> Bool {
        guard type.text == "UUID", values.count == 1, values[0].label == "uuidString",
            case .string(let text) = values[0].value
        else { return false }
        return UUID(uuidString: text) != nil
    }

    static let valueTypes: Set<String> = [
        "Date", "URL", "Set", "Data", "IndexPath", "Decimal", "CharacterSet", "NSPredicate", "Regex",
        "NSRegularExpression",
    ]

    /// Whether a value or an object keeps the closures that its initialiser takes, so that they run when somebody calls
    /// them.
    private func keepsClosures(_ fact: TypeFact) -> Bool {
        let initializers = subject.types.allMembers(of: fact).initializers
        if fact.kind == .struct { return initializers.allSatisfy { subject.known.stored(by: $0) != nil } }
        guard fact.kind == .class, subject.types.lineage(of: fact).count == 1 else { return false }
        return !initializers.isEmpty
            && initializers.allSatisfy { $0.effects == Effects() && subject.known.stored(by: $0) != nil }
    }

    /// The label that a closure at the end of a call stands for where a struct is made; `nil` for any other argument.
    private func label(of argument: Argument, among arguments: [Argument], in fact: TypeFact) -> String? {
        guard fact.kind == .struct, argument.isTrailing, argument.label == nil else { return nil }
        let members = subject.types.allMembers(of: fact)
        for initializer in members.initializers {
            guard let match = initializer.parameters.matched(to: arguments) else { continue }
            return match.firstIndex(of: arguments.count - 1).flatMap { initializer.parameters[$0].label }
        }
        guard members.initializers.isEmpty else { return nil }
        let given = Set(arguments.compactMap(\.label))
        return members.properties.last { field in
            field.isStored && !field.info.isStatic && !given.contains(field.name.plain)
                && field.type.map { subject.types.expanded($0.optionalWrapped ?? $0).functionType != nil } == true
        }?.name.plain
    }

    private func initParameters(of fact: TypeFact, as type: TypeRef, _ labels: [String?]) -> [String: TypeRef] {
        let call = RunMemory.Call(type: fact.info.location, labels: labels)
        let written = subject.known.parameters[call, or: findParameters(of: fact, labels)]
        guard !fact.generics.parameters.isEmpty else { return written }
        let names = fact.generics.parameters.map(\.name)
        guard names.count == type.bare.arguments.count else {
            // What is not said is left to what stands there.
            let open = Dictionary(uniqueKeysWithValues: Set(names).map { ($0, TypeRef.simple("_")) })
            return written.filter { $0.value == $0.value.substituting(open) }
        }
        return written.mapValues { subject.types.substitute($0, arguments: type.bare, of: fact) }
    }

    private func findParameters(of fact: TypeFact, _ labels: [String?]) -> [String: TypeRef] {
        if let initializer = subject.types.initializer(of: fact, labels) {
            return Dictionary(
                initializer.parameters.compactMap { parameter in
                    parameter.label.map { ($0, subject.types.qualify(parameter.type, in: fact)) }
                },
                uniquingKeysWith: { first, _ in first })
        }
        return Dictionary(
            subject.types.allMembers(of: fact).properties.compactMap { property in
                property.type.map { (property.name.plain, subject.types.qualify($0, in: fact)) }
            },
            uniquingKeysWith: { first, _ in first })
    }
}

extension TypeRef {
    /// The type with the generic arguments another spelling of it carries.
    func withArguments(of other: TypeRef) -> TypeRef {
        guard case .named(var components) = self, case .named(let others) = other,
            let arguments = others.last?.arguments,
            !components.isEmpty
        else { return self }
        components[components.count - 1].arguments = arguments
        return .named(components)
    }
}

extension TypeLookup {
    /// The initialiser of the project that makes a value with such labels.
    package func initializer(of type: TypeRef, _ labels: [String?]) -> InitializerFact? {
        declaration(type).flatMap { initializer(of: $0, labels) }
    }

    /// The same for a declared type.
    func initializer(of fact: TypeFact, _ labels: [String?]) -> InitializerFact? {
        allMembers(of: fact).initializers.first { $0.parameters.matched(to: labels) != nil }
    }

    /// Whether each argument of an initialiser's call may be missing; so it is taken where nothing tells.
    package func mayMiss(of type: TypeRef, _ labels: [String?]) -> [Bool] {
        // What a value of Foundation is made of is there.
        guard let fact = declaration(type), !isOfLibrary(fact) else { return labels.map { _ in false } }
        guard let initializer = initializer(of: type, labels), let match = initializer.parameters.matched(to: labels)
        else {
            return labels.map { label in label.flatMap { fieldType($0, of: type) }?.isOptional ?? true }
        }
        return labels.indices.map { index in
            match.firstIndex(of: index).map { initializer.parameters[$0].type.isOptional } ?? true
        }
    }
}
