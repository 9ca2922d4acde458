import Foundation

/// What changes from one phone to the next. Screens take their defaults from here.
struct AppEnvironment: Sendable {
    var now: @Sendable () -> Date = { Date() }
    var calendar: Calendar = .autoupdatingCurrent
    var usesMiles = false

    @MainActor static var current = AppEnvironment()
}
