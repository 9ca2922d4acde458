// testgen:fingerprint d19d2f0f21ed7d69 support
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until a condition holds, looking again and again; records an issue at the caller when time is up.
func waitUntil(
    timeout: TimeInterval = 1,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ condition: () async -> Bool
) async {
    let deadline = Date().addingTimeInterval(timeout)
    while await !condition() {
        guard Date() < deadline else {
            let message = "The condition did not hold within \(timeout) seconds."
            return reportTimeout(message, fileID: fileID, file: file, line: line)
        }
        try? await Task.sleep(nanoseconds: 1_000_000)
    }
}

/// Records an issue with the framework whose test is running.
private func reportTimeout(_ message: String, fileID: StaticString, file: StaticString, line: UInt) {
    #if canImport(Testing)
    if Test.current != nil {
        let location = SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: file, line: line)
    #endif
}
// testgen:parts qxkweZMJ9 Ep_4y47WT xeys6fRhg 09PFUt5Yl fGonfuSf8
