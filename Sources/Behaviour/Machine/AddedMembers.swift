import Facts
import Resolving

/// Static members that the project's code gives types of libraries: `TimeInterval.minutes(5)`, `.minutes(5)`,
/// `Just<Void>.failing(with: LoadError.self)`.
extension Machine {
    /// What a static method gives; `nil` where no extension has it, or several do.
    func callAdded(_ name: String, to type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard let method = addedMethod(name, to: type, arguments) else { return nil }
        return try invoke(method, arguments, on: .unknown, in: scope)
    }

    private func addedMethod(_ name: String, to type: TypeRef, _ arguments: [Argument]) -> MethodFact? {
        let fitting = added(to: type).methods.filter { method in
            method.name.plain == name.plain && method.info.isStatic && method.body != nil
                && method.parameters.matched(to: arguments) != nil
        }
        // A type may be extended under its own name and that of an alias.
        return Set(fitting.map(\.info.location)).count == 1 ? fitting[0] : nil
    }

    /// What a static property holds; `nil` where no extension has it.
    func addedProperty(_ name: String, of type: TypeRef) throws -> Term? {
        let all = added(to: type).properties
        guard let property = all.first(where: { $0.info.isStatic && $0.name.plain == name.plain }) else { return nil }
        let scope = Scope(selfTerm: .unknown, result: property.type ?? type)
        let value: Term
        if let body = code(of: property) {
            value = try observed { try inline(body, in: scope) }
        } else {
            guard property.isLet, let initial = property.initialValue else { return nil }
            value = try observed { try evaluate(initial, in: scope, expecting: property.type ?? type) }
        }
        // Of calendars those of UTC are read; any other is called by its name.
        return type.text == "Calendar" && !isOwnCalendar(value) ? nil : value
    }

    /// What extensions add to numbers, texts, ranges, calendars and publishers; what others hold is called by its name.
    private func added(to type: TypeRef) -> [Member] {
        guard !type.isOptional, subject.types.declaration(type) == nil else { return [] }
        let whole = subject.types.expanded(type)
        // `typealias Codes = Range<Int>; extension Codes`
        let named = whole == type ? [] : subject.index.extensions(named: type.bare.lastName ?? "")
        guard
            [.integer, .float, .string].contains(subject.types.family(type)) || whole.isCombinePublisher
                || ["Calendar", "Publishers"].contains(type.text)
        else {
            return ["Range", "ClosedRange"].contains(whole.bare.lastName) ? named.flatMap(\.members) : []
        }
        return (subject.types.extensions(of: type) + subject.types.extensionsOfNumbers(like: type))
            .flatMap(\.members)
    }
}
