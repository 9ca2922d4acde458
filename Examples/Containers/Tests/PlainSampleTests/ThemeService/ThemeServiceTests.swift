// testgen:fingerprint 2ac804820a86eb3c suite ThemeService
import Foundation
import Testing
@testable import PlainSample

@Suite("ThemeService")
struct ThemeServiceTests {
    @Suite("Choose")
    struct Choose {
        @Test(
            "choose is to be written",
            .disabled("Write what choose must do: what defaults.set does cannot be read, in Boundaries.swift."))
        func chooseIsToBeWritten() {
        }
    }
}
