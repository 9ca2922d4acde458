/// How a test writes values of types without literals, of which it needs one after the other.
package enum UniqueText {
    /// The address with a number.
    package static func address(_ number: Int) -> String { "https://example.com/\(number)" }

    /// The identifier with a number, as `UUID` writes it.
    package static func identifier(_ number: Int) -> String {
        "00000000-0000-0000-0000-\(String(1_000_000_000_000 + number).dropFirst())"
    }
}
