import Foundation
import Testing

@testable import Behaviour

/// What is computed of formats and functions of numbers is what the library does.
@Suite struct FormattedTextsTests {
    @Test(
        arguments: ["%d", "%02d", "%5d|", "%-5d|", "%+d", "%05d min", "%d %%", "%ld"], [0, 7, 42, -3, 12_345])
    func wholeNumbersAreShownAsByTheLibrary(_ format: String, _ number: Int) {
        #expect(FormattedTexts.text(format, [.integer(number)]) == String(format: format, number))
    }

    @Test(arguments: ["%f", "%.2f", "%6.1f|", "%.0f", "%+.3f", "%.1f %%"], [0, 0.5, 1.25, 2.345, -7.5, 1e6])
    func fractionsAreShownAsByTheLibrary(_ format: String, _ number: Double) {
        #expect(FormattedTexts.text(format, [.float(number)]) == String(format: format, number))
    }

    @Test func severalValuesStandInTheirOrder() {
        #expect(
            FormattedTexts.text("%d:%02d h, %@, %x", [.integer(1), .integer(5), .string("Anna"), .integer(255)])
                == "1:05 h, Anna, ff")
    }

    @Test(arguments: [("%d", Term.float(1)), ("%f", .integer(1)), ("%@", .integer(1)), ("%s", .string("a"))])
    func aValueOfAnotherKindIsNotTold(_ row: (format: String, value: Term)) {
        #expect(FormattedTexts.text(row.format, [row.value]) == nil)
    }

    @Test func aFormatWithoutItsValueIsNotTold() { #expect(FormattedTexts.text("%d", []) == nil) }

    @Test(arguments: [0.25, 1, 2, 10, 0.7])
    func functionsOfNumbersAreThoseOfTheLibrary(_ number: Double) {
        let rows: [(name: String, value: Double)] = [
            ("sqrt", sqrt(number)), ("floor", floor(number)), ("ceil", ceil(number)), ("round", round(number)),
            ("trunc", trunc(number)), ("fabs", fabs(number)), ("sin", sin(number)), ("cos", cos(number)),
            ("tan", tan(number)), ("atan", atan(number)), ("exp", exp(number)), ("log", log(number)),
            ("log2", log2(number)), ("log10", log10(number)),
        ]
        for row in rows { #expect(NumberFunctions.value(row.name, [number]) == row.value, "\(row.name)") }
        #expect(NumberFunctions.value("pow", [number, 3]) == pow(number, 3))
        #expect(NumberFunctions.value("hypot", [number, 3]) == hypot(number, 3))
        #expect(NumberFunctions.value("atan2", [number, 3]) == atan2(number, 3))
        #expect(NumberFunctions.value("fmod", [number, 3]) == fmod(number, 3))
    }

    @Test func whatIsNoNumberIsNotTold() {
        #expect(NumberFunctions.value("sqrt", [-1]) == nil)
        #expect(NumberFunctions.value("log", [0]) == nil)
        #expect(NumberFunctions.value("sqrt", [1, 2]) == nil)
        #expect(NumberFunctions.value("cbrt", [1]) == nil)
    }
}
