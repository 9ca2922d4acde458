import Behaviour
import Facts

/// Values whose initialisers may give nothing, though these do not.
extension Value {
    /// Whether it is a `Decimal` made of a text that says a number, or an identifier made of one that says it.
    var isSaid: Bool {
        guard case .construct(let type, let parts) = self, parts.count == 1, case .string(let text) = parts[0].value
        else { return false }
        return switch (type.bare.lastName, parts[0].label) {
        case ("Decimal", "string"): text.first?.isNumber == true && Double(text) != nil
        // Reading makes none of another text.
        case ("UUID", "uuidString"): true
        default: false
        }
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
