// testgen:fingerprint 3faab4340a7ff147 suite CatalogPicker
import Foundation
import Testing
@testable import PlainSample

@Suite("CatalogPicker")
struct CatalogPickerTests {
    @Suite("Pick")
    struct Pick {
        @Test(
            "pick is to be written",
            .disabled(
                "Write what pick must do: a condition about something that no test decides cannot be read, in Parameters.swift."))
        func pickIsToBeWritten() {
        }
    }
}
