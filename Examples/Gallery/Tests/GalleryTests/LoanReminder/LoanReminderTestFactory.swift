// testgen:fingerprint b6d200c39eac5526 factory LoanReminder
import Foundation
@testable import Gallery

/// Doubles, registrations and mock data for the tests of `LoanReminder`.
enum LoanReminderTestFactory {
    /// The doubles that stand for what `LoanReminder` is injected with.
    struct Dependencies {
        let desk: LoanDeskMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let desk = LoanDeskMock()

        // 2. Defaults, so that the SUT can be made
        desk.underlyingFallbackLanguage = "en"

        return Dependencies(
            desk: desk
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies(),
        threshold: LoanReminder.Urgency = createMockLoanReminderUrgency(),
        calendar: Calendar = utcCalendar,
        now: @escaping () -> Date = { Date(timeIntervalSince1970: 1_705_320_000) }
    ) -> LoanReminder {
        return LoanReminder(desk: dependencies.desk, threshold: threshold, calendar: calendar, now: now)
    }

    /// The Gregorian calendar of UTC in plain English, so that days and their names are the same on every machine.
    static var utcCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        calendar.locale = Locale(identifier: "en_US_POSIX")
        return calendar
    }

    // MARK: - Mock data

    static func createMockLoanReminderUrgency(level: Int = 1) -> LoanReminder.Urgency {
        LoanReminder.Urgency(level: level)
    }

    static func createMockLoanReminderUrgencies(count: Int = 3) -> [LoanReminder.Urgency] {
        (0..<count).map { index in
            createMockLoanReminderUrgency(level: index + 1)
        }
    }
}
// testgen:parts qxkweZMJ9 Nlfgu7dRd e_7hb8Lcu KSw72_uxN uA1j9JIN9 tjeymrJVJ IlPZAoKJz lMMfELOgn OfgMhidOY S9VCNWY-W
