/// The file that moves the clock of a test process, so that what depends on today is seen to differ; it stands in the
/// copy only.
///
/// On Linux a program's own function comes before that of the C library. Elsewhere the file does nothing.
package enum ClockSupport {
    /// The environment variable that says by how many seconds the clock goes ahead.
    package static let variable = "TESTGEN_CLOCK"

    /// 400 days, 7 hours and 13 minutes: another year, month, day of the week, hour and minute, whatever it is now.
    package static let otherDay = "34585980"

    /// The file's text.
    package static let source = #"""
        #if os(Linux) && canImport(Glibc)
        import Glibc

        private typealias TestgenClockFunction =
            @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32

        nonisolated private let testgenShift = getenv("TESTGEN_CLOCK").flatMap { Int(String(cString: $0)) } ?? 0

        nonisolated private let testgenRealClock = unsafeBitCast(
            dlsym(UnsafeMutableRawPointer(bitPattern: -1), "clock_gettime"), to: TestgenClockFunction.self)

        @_cdecl("clock_gettime")
        nonisolated public func testgenClock(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
            let status = testgenRealClock(clock, time)
            if clock == CLOCK_REALTIME, status == 0 { time?.pointee.tv_sec += testgenShift }
            return status
        }
        #endif

        """#
}
