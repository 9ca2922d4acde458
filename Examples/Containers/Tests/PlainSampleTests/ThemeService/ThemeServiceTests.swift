// testgen:fingerprint 441e2f00286dafef suite ThemeService
import Foundation
import Testing
@testable import PlainSample

@Suite("ThemeService")
struct ThemeServiceTests {
    @Suite("Choose")
    struct Choose {
        @Test(
            "choose is to be written",
            .disabled("Write what choose must do: its effects cannot be read from the code."))
        func chooseIsToBeWritten() {
        }
    }
}
