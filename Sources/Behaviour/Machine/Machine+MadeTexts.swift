import Facts
import Resolving

/// Texts that initialisers of `String` make of others.
extension Machine {
    /// `String(repeating: "*", count: stars)`; `nil` for anything else.
    func madeText(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard type.text == "String", arguments.map(\.label) == ["repeating", "count"] else { return nil }
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
