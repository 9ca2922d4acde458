import Foundation
import Testing

@testable import Behaviour

/// The calendar that reading computes with says what Foundation's says.
@Suite struct CivilTimeTests {
    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }()

    /// Moments between 1900 and 2100, the same each time.
    private static let moments: [Int] = (0..<400).map { number in
        Int((Int64(number) &* 2_862_933_555_777_941_757 &+ 3_037_000_493) % 3_155_760_000)
    }

    private static let units: [(CivilTime.Unit, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfYear, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
        (.second, .second),
    ]

    private func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }

    @Test func partsAreFoundations() {
        for seconds in Self.moments {
            let parts = Self.calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .weekday], from: date(seconds))
            let time = CivilTime(seconds)
            #expect(time.seconds == seconds)
            #expect(
                [time.year, time.month, time.day, time.weekday] == [parts.year, parts.month, parts.day, parts.weekday])
            #expect(time.time == parts.hour! * 3_600 + parts.minute! * 60 + parts.second!)
        }
    }

    @Test func sumsAreFoundations() {
        for (number, seconds) in Self.moments.enumerated() {
            for (unit, component) in Self.units {
                let count = number % 41 - 20
                let sum = Self.calendar.date(byAdding: component, value: count, to: date(seconds))!
                #expect(CivilTime(seconds).adding(count, unit).seconds == Int(sum.timeIntervalSince1970))
            }
        }
    }

    @Test(arguments: [[0], [1], [3], [0, 1, 3], [3, 4, 5], [1, 3], [4, 5, 6]])
    func distancesAreFoundations(_ wanted: [Int]) {
        for (start, end) in zip(Self.moments, Self.moments.reversed()) {
            let parts = Self.calendar.dateComponents(
                Set(wanted.map { Self.units[$0].1 }), from: date(start), to: date(end))
            let found = CivilTime(start).distance(to: CivilTime(end), in: wanted.map { Self.units[$0].0 })
            for position in wanted {
                let (unit, component) = Self.units[position]
                #expect(found[unit] == parts.value(for: component), "\(unit) of \(wanted) from \(start) to \(end)")
            }
        }
    }

    @Test func beginningsAreFoundations() {
        var calendar = Self.calendar
        calendar.locale = Locale(identifier: "en_US_POSIX")
        for seconds in Self.moments {
            for (unit, component) in Self.units {
                let interval = calendar.dateInterval(of: component, for: date(seconds))!
                let start = CivilTime(seconds).start(of: unit)
                #expect(start.seconds == Int(interval.start.timeIntervalSince1970), "\(unit) of \(seconds)")
                #expect(start.adding(1, unit).seconds == Int(interval.end.timeIntervalSince1970))
            }
        }
    }

    @Test func namesOfDaysAndMonthsAreFoundations() {
        var calendar = Self.calendar
        calendar.locale = Locale(identifier: "en_US_POSIX")
        let known: [String: [String]] = [
            "weekdaySymbols": calendar.weekdaySymbols, "shortWeekdaySymbols": calendar.shortWeekdaySymbols,
            "veryShortWeekdaySymbols": calendar.veryShortWeekdaySymbols,
            "standaloneWeekdaySymbols": calendar.standaloneWeekdaySymbols,
            "shortStandaloneWeekdaySymbols": calendar.shortStandaloneWeekdaySymbols,
            "veryShortStandaloneWeekdaySymbols": calendar.veryShortStandaloneWeekdaySymbols,
            "monthSymbols": calendar.monthSymbols, "shortMonthSymbols": calendar.shortMonthSymbols,
            "veryShortMonthSymbols": calendar.veryShortMonthSymbols,
            "standaloneMonthSymbols": calendar.standaloneMonthSymbols,
            "shortStandaloneMonthSymbols": calendar.shortStandaloneMonthSymbols,
            "veryShortStandaloneMonthSymbols": calendar.veryShortStandaloneMonthSymbols,
        ]
        #expect(CivilTime.symbols == known)
        #expect(calendar.firstWeekday == 1)
        #expect(calendar.minimumDaysInFirstWeek == 1)
    }
}
