import Foundation

/// Water that must remain under the keel.
let keelClearance = Decimal(5) / 10
let weekendSurchargeRate = Decimal(15) / 100
let depositRate = Decimal(25) / 100
let minimumDeposit = Decimal(50)

func rounded(_ value: Decimal, scale: Int = 2) -> Decimal {
    var input = value
    var output = Decimal()
    NSDecimalRound(&output, &input, scale, .plain)
    return output
}

/// Half-open ranges: a boat may arrive on the day another one leaves.
func overlaps(_ stay: Stay, from arrival: Date, to departure: Date) -> Bool {
    stay.arrival < departure && arrival < stay.departure
}

func hullFactor(_ hull: Vessel.Hull) -> Decimal {
    switch hull {
    case .mono: 1
    case .catamaran: Decimal(15) / 10
    case .trimaran: Decimal(18) / 10
    }
}

extension Calendar {
    func nights(from start: Date, to end: Date) -> Int {
        dateComponents([.day], from: startOfDay(for: start), to: startOfDay(for: end)).day ?? 0
    }

    /// Friday and Saturday nights.
    func weekendNights(from start: Date, count: Int) -> Int {
        (0..<count)
            .compactMap { date(byAdding: .day, value: $0, to: start) }
            .filter { [6, 7].contains(component(.weekday, from: $0)) }
            .count
    }
}
