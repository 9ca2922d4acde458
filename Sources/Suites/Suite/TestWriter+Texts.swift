import Behaviour
import Facts

/// Texts with values in them.
extension TestWriter {
    mutating func interpolated(_ pieces: [Value.Piece]) -> Code.Expression? {
        var shownPieces: [Code.Piece] = []
        for piece in pieces {
            switch piece {
            case .literal(let text): shownPieces.append(.text(text))
            case .value(let value):
                guard let expression = shown(value) else { return nil }
                switch expression {
                case .string(let text): shownPieces.append(.text(text))
                case .interpolation(let inner): shownPieces += inner
                // The code has made sure that it is there: a text of an optional says so.
                default:
                    shownPieces.append(.value(isOptional(value) ? .unwrapped(expression.sure) : expression.sure))
                }
            }
        }
        let texts = shownPieces.map { piece -> String? in if case .text(let text) = piece { text } else { nil } }
        return texts.allPresent().map { .string($0.joined()) } ?? .interpolation(shownPieces)
    }

    /// A value within a text: a decimal is not shown as the literal that makes it.
    private mutating func shown(_ value: Value) -> Code.Expression? {
        guard case .place(let place) = value, let type = writer.type(of: scenario.arrangement.canonical(place)),
            subject.types.isDecimal(type)
        else { return spelled(value) }
        guard let value = named(scenario.arrangement.canonical(place)) else { return nil }
        if case .number = value { return .call(.type(.simple("Decimal")), [.init(nil, value)]) }
        return value
    }
}

extension Code.Expression {
    /// The expression without parts that may be missing: each is there.
    fileprivate var sure: Code.Expression {
        switch self {
        case .chained(let base): .unwrapped(base.sure)
        case .member(let base?, let name): .member(base.sure, name)
        case .element(let base, let arguments): .element(base.sure, arguments)
        case .call(let callee, let arguments, let trailing): .call(callee.sure, arguments, trailing: trailing)
        default: self
        }
    }
}
