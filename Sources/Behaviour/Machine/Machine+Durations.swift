import Facts
import Resolving

/// Durations: what is slept for, and the delays that policies of retrying count out.
extension Machine {
    /// What an operator makes of durations; `nil` for anything else.
    func durations(_ left: Term, _ word: String, _ right: Term) -> Term? {
        durationSum(left, word, right) ?? comparedDurations(left, word, right)
    }

    /// The sum of two durations, their difference, or one of them so many times; `nil` for anything but durations that are
    /// known.
    private func durationSum(_ left: Term, _ word: String, _ right: Term) -> Term? {
        guard isDuration(left) || isDuration(right) else { return nil }
        // A fraction of a second is rounded in a way of its own before it is counted with.
        guard isWhole(left), isWhole(right) else { return nil }
        if word == "+" || word == "-" {
            guard let first = nanoseconds(left), let second = nanoseconds(right) else { return nil }
            let sum = word == "+" ? first.addingReportingOverflow(second) : first.subtractingReportingOverflow(second)
            return sum.overflow ? nil : Self.duration(sum.partialValue)
        }
        guard isDuration(left), let length = nanoseconds(left), case .integer(let factor) = reduce(right), factor != 0
        else { return nil }
        switch word {
        case "*":
            let product = length.multipliedReportingOverflow(by: factor)
            return product.overflow ? nil : Self.duration(product.partialValue)
        case "/" where length.isMultiple(of: factor): return Self.duration(length / factor)
        default: return nil
        }
    }

    private func isWhole(_ term: Term) -> Bool {
        guard case .enumCase(_, _, let payload) = reduce(term), let value = payload.first?.value else { return true }
        if case .float(let number) = reduce(value) { return number == number.rounded() }
        return true
    }

    /// Whether one duration is longer than another; `nil` for anything but durations that are known.
    func comparedDurations(_ left: Term, _ word: String, _ right: Term) -> Term? {
        guard Self.comparisons.contains(word), isDuration(left) || isDuration(right), let first = nanoseconds(left),
            let second = nanoseconds(right)
        else { return nil }
        return reduce(.binary(.integer(first), word, .integer(second)))
    }

    /// By how many seconds a duration is shorter than another; `nil` for anything but durations that are known.
    func secondsBetween(_ left: Term, _ right: Term) -> Double? {
        guard isDuration(left) || isDuration(right), let first = nanoseconds(left), let second = nanoseconds(right)
        else {
            return nil
        }
        return (Double(second) - Double(first)) / 1e9
    }

    /// The seconds of a duration, where the code says them; of a number by the unit in a label.
    func seconds(_ duration: Term, _ label: String?) -> Double? {
        if case .enumCase(_, "zero", []) = duration { return 0 }
        if case .enumCase(_, let unit, let payload) = duration {
            guard let number = payload.first.flatMap({ Self.number(reduce($0.value)) }) else { return nil }
            return Self.units[unit].map { number * Double($0) / 1e9 }
        }
        guard let unit = label.flatMap({ Self.units[$0] }), let number = Self.number(duration) else { return nil }
        return number * Double(unit) / 1e9
    }

    /// Whether values of a type are durations of the standard library.
    func isDuration(_ type: TypeRef) -> Bool {
        ["Duration", "Swift.Duration"].contains(subject.types.expanded(type).bare.text)
            && subject.types.declaration(type) == nil
    }

    private func isDuration(_ term: Term) -> Bool { typeOf(term).map { !$0.isOptional && isDuration($0) } ?? false }

    /// The nanoseconds of a duration; one of which nothing is said gets a number of seconds of its own.
    private func nanoseconds(_ duration: Term) -> Int? {
        if case .place(let given) = duration, isDuration(duration), !isReplay, shape(canonical(given)) == nil {
            sample(given)
        }
        switch reduce(duration) {
        case .enumCase(_, "zero", []): return 0
        case .enumCase(_, let unit, let payload):
            guard let number = payload.first.flatMap({ Self.number(reduce($0.value)) }), let unit = Self.units[unit]
            else { return nil }
            return Int(exactly: number * Double(unit))
        default: return nil
        }
    }

    /// A duration in the largest unit of which it is a whole number.
    private static func duration(_ nanoseconds: Int) -> Term {
        let unit = units.filter { nanoseconds.isMultiple(of: $0.value) }.max { $0.value < $1.value }
        return unit.map { made($0.key, nanoseconds / $0.value) } ?? .unknown
    }

    /// `Duration.seconds(3)`
    static func made(_ unit: String, _ number: Int) -> Term {
        .enumCase(.simple("Duration"), unit, [LabelledTerm(nil, .integer(number))])
    }

    /// How many nanoseconds they are.
    private static let units = [
        "seconds": 1_000_000_000, "milliseconds": 1_000_000, "microseconds": 1_000, "nanoseconds": 1,
    ]
}
