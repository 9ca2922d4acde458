import Facts
import Resolving

/// Texts that initialisers of `String` make of others.
extension Machine {
    /// `String(repeating: "*", count: stars)`, `String(number, radix: 16)`; `nil` for anything else.
    func madeText(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard type.text == "String" else { return nil }
        switch arguments.map(\.label) {
        case ["repeating", "count"]: return try repeated(arguments, in: scope)
        case [nil, "radix"], [nil, "radix", "uppercase"]: return try digits(arguments, in: scope)
        default: return nil
        }
    }

    private func digits(_ arguments: [Argument], in scope: Scope) throws -> Term {
        let values = try arguments.map { try detached($0.value, in: scope) }
        _ = try force(values[0])
        guard case .integer(let number) = reduce(values[0]), case .integer(let radix) = reduce(values[1]),
            (2...36).contains(radix)
        else { return .unknown }
        guard values.count == 3 else { return .string(String(number, radix: radix)) }
        guard case .boolean(let isUppercase) = reduce(values[2]) else { return .unknown }
        return .string(String(number, radix: radix, uppercase: isUppercase))
    }

    private func repeated(_ arguments: [Argument], in scope: Scope) throws -> Term {
        let count = try detached(arguments[1].value, in: scope)
        _ = try force(count)
        guard case .integer(let times) = reduce(count), (0...1_000).contains(times),
            let text = try string(detached(arguments[0].value, in: scope))
        else { return .unknown }
        return .string(String(repeating: text, count: times))
    }

    /// `String(text.reversed())`; `nil` for anything else.
    func backwards(_ value: Term) throws -> Term? {
        guard case .method(let base, "reversed", let arguments) = value, arguments.isEmpty,
            typeOf(reduce(base)).map(subject.types.family) == .string, let text = try string(base)
        else { return nil }
        return .string(String(text.reversed()))
    }
}
