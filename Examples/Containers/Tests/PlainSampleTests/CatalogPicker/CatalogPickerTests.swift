// testgen:fingerprint dc9bb3ba30708a5d suite CatalogPicker
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogPicker")
struct CatalogPickerTests {
    @Suite("Pick")
    struct Pick {
        @Test("pick is to be written", .disabled("Write what pick must do: its effects cannot be read from the code."))
        func pickIsToBeWritten() {
        }
    }
}
