import Behaviour
import Facts

/// Values whose initialisers may give nothing, though these do not.
extension Value {
    /// Whether it is a `Decimal` made of a text that says a number.
    var isAmount: Bool {
        guard case .construct(let type, let parts) = self, type.bare.lastName == "Decimal",
            parts.map(\.label) == ["string"], case .string(let text) = parts[0].value
        else { return false }
        return text.first?.isNumber == true && Double(text) != nil
    }

    /// Whether it is an address made of a text, which need not be one.
    var isLink: Bool {
        if case .construct(let type, let parts) = self {
            type.text == "URL" && parts.map(\.label) == ["string"]
        } else {
            false
        }
    }
}
