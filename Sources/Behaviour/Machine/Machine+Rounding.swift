import Facts

/// Decimals that are rounded to some places.
///
/// What they are made of is chosen so that there is nothing to round; a run in which there is tells nothing.
extension Machine {
    /// A number of which is taken that it has no more than some places.
    struct Rounding {
        var number: Term
        var places: Int
    }

    /// `NSDecimalRound(&result, &number, 2, .plain)`; `nil` for any other function.
    func roundDecimal(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard name == "NSDecimalRound", arguments.count == 4, case .inOut(let target) = arguments[0].value,
            case .inOut(let source) = arguments[1].value
        else { return nil }
        let number = try detached(source, in: scope)
        guard case .integer(let places) = try detached(arguments[2].value, in: scope), !number.hasUnknown else {
            try store(.unknown, in: target, scope)
            return .void
        }
        roundings.append(Rounding(number: number, places: places))
        try store(number, in: target, scope)
        return .void
    }

    /// Whether there was nothing to round in any number of which that was taken.
    func keepsRoundings() -> Bool {
        roundings.allSatisfy { rounding in
            guard (try? force(rounding.number)) == true, let number = Self.number(reduce(rounding.number)) else {
                return false
            }
            let scaled = (0..<max(rounding.places, 0)).reduce(number) { value, _ in value * 10 }
            return scaled == scaled.rounded()
        }
    }
}
