import Facts

/// By how much the right side of a comparison is more than the left one.
struct Difference: Hashable {
    /// A number, or seconds.
    var amount: Int
    /// Whether the sides are moments.
    var isTime: Bool

    /// The least first, the same each time.
    var order: (UInt, Int) { (amount.magnitude, amount) }
}

extension Machine {
    /// Notes by how much the sides of a comparison differ, where both are whole numbers, durations or moments.
    func noteDifference(_ left: Term, _ right: Term, in expression: Expression) {
        let (left, right) = (reduce(left), reduce(right))
        if let (one, other) = Self.numbers(left, right) {
            guard let amount = Int(exactly: other - one) else { return }
            differences[expression, default: []].insert(Difference(amount: amount, isTime: false))
        } else if let seconds = secondsBetween(left, right) {
            for amount in [seconds.rounded(.down), seconds.rounded(.up)] {
                differences[expression, default: []].insert(Difference(amount: Int(amount), isTime: false))
            }
        } else if let one = instant(left), let other = instant(right) {
            differences[expression, default: []].insert(Difference(amount: other - one, isTime: true))
        }
    }

    /// Notes by how much the values of `min` and `max` differ, and a little more and less: a bound shows beyond it only.
    func noteBound(_ values: [Term], in expression: Expression) {
        guard let watched, watched.contains(expression), values.count == 2 else { return }
        let known = differences[expression] ?? []
        noteDifference(values[0], values[1], in: expression)
        for difference in differences[expression, default: []].subtracting(known) where !difference.isTime {
            for amount in [difference.amount - 1, difference.amount + 1] {
                differences[expression]?.insert(Difference(amount: amount, isTime: false))
            }
        }
    }
}
