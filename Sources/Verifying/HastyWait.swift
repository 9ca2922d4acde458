import Behaviour

/// The support file for waiting as the copy has it: once a test has waited in vain with a change of the code, the change
/// is noticed, and those after it in the same process wait less.
///
/// A wait is still several times as long as the longest that was not in vain.
package enum HastyWait {
    /// Where the file sets its deadline.
    private static let deadline = "let deadline = Date().addingTimeInterval(timeout)"

    /// The file's text for the copy; as it stands where a project has a template of its own that waits otherwise.
    package static func text(_ file: String) -> String {
        guard file.contains(deadline) else { return file }
        let hasty = """
            let testgenBegin = Date()
            let testgenLimit = TestgenWait.limit(timeout)
            defer { TestgenWait.end(Date().timeIntervalSince(testgenBegin), of: testgenLimit) }
            let deadline = testgenBegin.addingTimeInterval(testgenLimit)
            """
        return file.replacing(deadline, with: hasty) + "\n" + source
    }

    private static let source = #"""
        nonisolated private enum TestgenWait {
            private static let isTrial = ProcessInfo.processInfo.environment["\#(Mutant.variable)"] != nil
            private static let lock = NSLock()
            nonisolated(unsafe) private static var isVain = false
            nonisolated(unsafe) private static var longest: TimeInterval = 0

            static func limit(_ timeout: TimeInterval) -> TimeInterval {
                lock.lock()
                defer { lock.unlock() }
                return isTrial && isVain ? min(timeout, max(0.1, 4 * longest)) : timeout
            }

            static func end(_ seconds: TimeInterval, of limit: TimeInterval) {
                lock.lock()
                defer { lock.unlock() }
                if seconds >= limit { isVain = true } else { longest = max(longest, seconds) }
            }
        }

        """#
}
