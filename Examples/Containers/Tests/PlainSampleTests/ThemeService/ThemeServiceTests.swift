// testgen:fingerprint 8bf2b68821a48bf3 suite ThemeService
import Foundation
import Testing
@testable import PlainSample

@Suite("ThemeService")
struct ThemeServiceTests {
    @Suite("Choose")
    struct Choose {
        @Test("choose is to be written", .disabled("Write what choose must do: nothing shows of what it does."))
        func chooseIsToBeWritten() {
        }
    }
}
