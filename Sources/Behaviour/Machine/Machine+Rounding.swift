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
        chooseDivisible(number)
        roundings.append(Rounding(number: number, places: places))
        try store(number, in: target, scope)
        return .void
    }

    /// `sqrt(area)`, `pow(base, 2)` of numbers that are known or get a sample; `nil` for any other function.
    func numberFunction(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard NumberFunctions.has(name, of: arguments.count), arguments.allSatisfy({ $0.label == nil }),
            method(name, arguments, in: scope) == nil
        else { return nil }
        let values = try arguments.map { try detached($0.value, in: scope, expecting: .simple("Double")) }
        // Numbers of less precision come out otherwise.
        guard !values.contains(where: { $0.hasUnknown || typeOf($0)?.bare.lastName == "Float" }) else {
            return .unknown
        }
        let numbers = try values.compactMap { value in
            _ = try force(value)
            return Self.number(reduce(value))
        }
        guard let result = NumberFunctions.value(name, numbers) else { return .unknown }
        if NumberFunctions.isExact(name) || result * 1_024 == (result * 1_024).rounded() { return .float(result) }
        // The last digit is another elsewhere: no test has it, but what is rounded of it.
        return .method(.float(result), NumberMembers.approximate, [])
    }

    /// Gives open numbers that are divided by a known one values that it divides.
    private func chooseDivisible(_ term: Term) {
        if !isReplay, case .binary(let product, "/", let divisor) = term, let number = Self.number(reduce(divisor)),
            number > 1, number < 100_000, number == number.rounded(), case let factors = product.factors,
            !factors.contains(where: { Self.number(reduce($0)).map { $0.remainder(dividingBy: number) == 0 } ?? false }
            ),
            case .place(let place)? = factors.first(where: isOpenNumber)
        {
            let multiple = sampleNumber() * Int(number)
            let isInteger = type(of: place).map(subject.types.family) == .integer
            let value = isInteger ? Constraint.integer(multiple) : .float(Double(multiple))
            if isPossible(value, at: canonical(place)) { decide(place, value) }
        }
        for child in term.children { chooseDivisible(child) }
    }

    /// How often a whole number goes into another one, and what is left; `nil` for anything else.
    func quotientAndRemainder(_ term: Term, _ fullName: String, _ values: [LabelledTerm]) -> Term? {
        guard fullName == "quotientAndRemainder(dividingBy:)",
            typeOf(reduce(term)).map(subject.types.family) == .integer
        else { return nil }
        let parts = [("quotient", "/"), ("remainder", "%")]
        return .tuple(parts.map { LabelledTerm($0.0, reduce(.binary(term, $0.1, values[0].value))) })
    }

    /// Whether there was nothing to round in any number of which that was taken.
    func keepsRoundings() -> Bool {
        roundings.allSatisfy { rounding in
            guard (try? force(rounding.number)) == true else { return false }
            let reduced = reduce(rounding.number)
            guard let number = Self.number(reduced) else {
                return Approximation(reduced)?.hasNoMore(thanPlaces: rounding.places) ?? false
            }
            let scaled = (0..<max(rounding.places, 0)).reduce(number) { value, _ in value * 10 }
            return scaled == scaled.rounded()
        }
    }
}

extension Term {
    /// What is multiplied, as far as it is written as a product; a number as another type is that number.
    fileprivate var factors: [Term] {
        switch self {
        case .binary(let left, "*", let right): left.factors + right.factors
        case .construct(_, let arguments) where arguments.count == 1 && arguments[0].label == nil:
            arguments[0].value.factors
        default: [self]
        }
    }
}
