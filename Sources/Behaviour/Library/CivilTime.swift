/// A moment as the Gregorian calendar of UTC has it. Days count as in Foundation's calendars, which testgen's reading does
/// not import: a day has 86,400 seconds, and a month that is too short for a day ends on its last.
struct CivilTime {
    /// A part of a moment, the longest first.
    enum Unit: String, CaseIterable {
        case year, month, weekOfYear, day, hour, minute, second

        /// How many seconds it has; `nil` where that differs.
        var seconds: Int? {
            switch self {
            case .year, .month: nil
            case .weekOfYear: 7 * 86_400
            case .day: 86_400
            case .hour: 3_600
            case .minute: 60
            case .second: 1
            }
        }

        /// Whether it has a day or more.
        var isLong: Bool { seconds.map { $0 >= 86_400 } ?? true }
    }

    var year: Int
    var month: Int
    var day: Int
    /// Seconds since the day began.
    var time: Int

    /// The moment so many seconds after the beginning of 1970.
    init(_ seconds: Int) {
        let days = Self.floor(seconds, by: 86_400)
        time = seconds - days * 86_400
        // Years are taken from March on, so that a leap day is the last of its year; an era has 400 of them.
        let shifted = days + 719_468
        let era = Self.floor(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month < 3 ? 1 : 0)
    }

    /// Seconds since the beginning of 1970.
    var seconds: Int {
        let shiftedYear = month < 3 ? year - 1 : year
        let era = Self.floor(shiftedYear, by: 400)
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return (era * 146_097 + dayOfEra - 719_468) * 86_400 + time
    }

    /// The day of the week, from 1 for Sunday.
    var weekday: Int {
        let days = Self.floor(seconds, by: 86_400) + 4
        return days - Self.floor(days, by: 7) * 7 + 1
    }

    /// A part of the moment: the day of its month, the minute of its hour; `nil` for weeks, which begin on other days
    /// elsewhere.
    func value(of unit: Unit) -> Int? {
        switch unit {
        case .year: year
        case .month: month
        case .weekOfYear: nil
        case .day: day
        case .hour: time / 3_600
        case .minute: time / 60 % 60
        case .second: time % 60
        }
    }

    /// The parts down to a unit, which tell one part of that kind from others.
    func parts(to unit: Unit) -> [Int] {
        let last = Unit.allCases.firstIndex(of: unit) ?? 0
        return Unit.allCases[...last].compactMap(value)
    }

    /// The moment so many units later.
    func adding(_ count: Int, _ unit: Unit) -> CivilTime {
        if let length = unit.seconds { return CivilTime(seconds + count * length) }
        let months = year * 12 + month - 1 + count * (unit == .year ? 12 : 1)
        var moved = self
        moved.year = Self.floor(months, by: 12)
        moved.month = months - moved.year * 12 + 1
        moved.day = min(day, Self.length(of: moved.month, in: moved.year))
        return moved
    }

    /// When the unit began in which it lies; weeks begin on Sunday.
    func start(of unit: Unit) -> CivilTime {
        var start = self
        switch unit {
        case .year: (start.month, start.day, start.time) = (1, 1, 0)
        case .month: (start.day, start.time) = (1, 0)
        case .weekOfYear:
            start = adding(1 - weekday, .day)
            start.time = 0
        case .day: start.time = 0
        case .hour: start.time -= time % 3_600
        case .minute: start.time -= time % 60
        case .second: break
        }
        return start
    }

    /// How many whole units lie between this moment and another, the longest taken first.
    func distance(to end: CivilTime, in units: [Unit]) -> [Unit: Int] {
        var (start, result) = (self, [Unit: Int]())
        let sign = end.seconds < seconds ? -1 : 1
        for unit in Unit.allCases where units.contains(unit) {
            let rest = end.seconds - start.seconds
            var count: Int
            if let length = unit.seconds {
                count = rest / length
            } else {
                let months = (end.year - start.year) * 12 + end.month - start.month
                count = unit == .year ? months / 12 : months
                while count != 0, (end.seconds - start.adding(count, unit).seconds) * sign < 0 { count -= sign }
            }
            result[unit] = count
            start = start.adding(count, unit)
        }
        return result
    }

    /// What days and months are called in the locale `en_US_POSIX`, by the property of a calendar that lists them.
    static let symbols: [String: [String]] = {
        let days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        var symbols: [String: [String]] = [:]
        for prefix in ["", "standalone"] {
            for (name, words) in [("weekday", days), ("month", months)] {
                for (length, count) in [("", nil), ("short", 3), ("veryShort", 1)] {
                    let words = count.map { count in words.map { String($0.prefix(count)) } } ?? words
                    let parts = [length, prefix, name, "symbols"].filter { !$0.isEmpty }
                    let rest = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
                    symbols[parts[0] + rest.joined()] = words
                }
            }
        }
        return symbols
    }()

    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func floor(_ value: Int, by divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
    }
}
