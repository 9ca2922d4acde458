import Facts

/// What a number is about, where its digits cannot be told: `price * Decimal(15) / 100`. A condition whose sides lie
/// apart comes out the same whatever the last digits are.
struct Approximation {
    /// About the number.
    var value: Double
    /// Whether a `Decimal` of it ends: it is divided by nothing but twos and fives.
    var ends: Bool

    /// The number that a reduced term is; `nil` for anything but sums, products and quotients of known numbers.
    init?(_ term: Term) {
        switch term {
        case .integer(let number): self.init(value: Double(number), ends: true)
        case .float(let number): self.init(value: number, ends: true)
        case .construct(let type, let arguments)
        where ["Decimal", "Double"].contains(type.text) && arguments.count == 1 && arguments[0].label == nil:
            self.init(arguments[0].value)
        case .construct(let type, let arguments) where type.text == "Decimal" && arguments.map(\.label) == ["string"]:
            guard case .string(let text) = arguments[0].value, let number = Double(text) else { return nil }
            self.init(value: number, ends: true)
        case .binary(let left, let word, let right):
            guard let one = Approximation(left), let other = Approximation(right) else { return nil }
            self.init(one, word, other)
        default: return nil
        }
    }

    private init(value: Double, ends: Bool) { (self.value, self.ends) = (value, ends) }

    private init?(_ one: Approximation, _ word: String, _ other: Approximation) {
        let ends = one.ends && other.ends
        switch word {
        case "+": self.init(value: one.value + other.value, ends: ends)
        case "-": self.init(value: one.value - other.value, ends: ends)
        case "*": self.init(value: one.value * other.value, ends: ends)
        case "/" where other.value != 0:
            self.init(value: one.value / other.value, ends: ends && Self.dividesTens(other.value))
        default: return nil
        }
    }

    private static func dividesTens(_ number: Double) -> Bool {
        guard number == number.rounded(), number.magnitude >= 1, number.magnitude < 1e9 else { return false }
        var left = Int(number.magnitude)
        for factor in [2, 5] { while left % factor == 0 { left /= factor } }
        return left == 1
    }

    /// How far apart two numbers have to be for certain.
    private static let distance = 1e-6

    /// Whether a comparison holds, where the numbers lie far enough apart; `nil` otherwise.
    static func holds(_ left: Term, _ word: String, _ right: Term) -> Bool? {
        guard ["<", "<=", ">", ">=", "==", "!="].contains(word),
            let one = Approximation(left)?.value, let other = Approximation(right)?.value,
            abs(one - other) > distance * max(1, one.magnitude, other.magnitude)
        else { return nil }
        return switch word {
        case "<", "<=": one < other
        case ">", ">=": one > other
        case "!=": true
        case "==": false
        default: nil
        }
    }

    /// Whether a `Decimal` has no more than some places.
    func hasNoMore(thanPlaces places: Int) -> Bool {
        let scaled = (0..<max(places, 0)).reduce(value) { number, _ in number * 10 }
        return ends && abs(scaled - scaled.rounded()) < Self.distance
    }
}
