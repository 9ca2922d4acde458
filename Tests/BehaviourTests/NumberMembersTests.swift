import Facts
import Testing

@testable import Behaviour
@testable import Resolving

/// What the table says of numbers is what the library does.
@Suite struct NumberMembersTests {
    @Test(arguments: [0, 1, -1, 7, 12, -300], [1, 2, 3, -4, 0])
    func wholeNumbersAreThoseOfTheLibrary(_ number: Int, _ other: Int) {
        #expect(NumberMembers.value(.integer(number), "signum()") == .integer(number.signum()))
        #expect(
            NumberMembers.value(.integer(number), "isMultiple(of:)", [.integer(other)])
                == .boolean(number.isMultiple(of: other)))
    }

    @Test(arguments: [0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.49, -7.51, 1e9])
    func fractionsAreThoseOfTheLibrary(_ number: Double) {
        #expect(NumberMembers.value(.float(number), "rounded()") == .float(number.rounded()))
        #expect(NumberMembers.value(.float(number), "magnitude") == .float(number.magnitude))
        #expect(NumberMembers.value(.float(number), "isNaN") == .boolean(number.isNaN))
        #expect(NumberMembers.value(.float(number), "isFinite") == .boolean(number.isFinite))
        #expect(NumberMembers.value(.float(number), "isInfinite") == .boolean(number.isInfinite))
        #expect(NumberMembers.value(.float(number), "isZero") == .boolean(number.isZero))
        for other in [0.5, 3, -2] {
            #expect(
                NumberMembers.value(.float(number), "truncatingRemainder(dividingBy:)", [.float(other)])
                    == .float(number.truncatingRemainder(dividingBy: other)))
        }
        let root = number < 0 ? nil : Term.float(number.squareRoot())
        #expect(NumberMembers.value(.float(number), "squareRoot()") == root)
    }

    @Test(
        arguments: [0.4, 0.5, 1.5, -0.5, -1.5],
        [
            ("up", FloatingPointRoundingRule.up), ("down", .down), ("towardZero", .towardZero),
            ("awayFromZero", .awayFromZero), ("toNearestOrEven", .toNearestOrEven),
            ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ])
    func roundingFollowsItsRule(_ number: Double, _ rule: (name: String, rule: FloatingPointRoundingRule)) {
        #expect(
            NumberMembers.value(.float(number), "rounded(_:)", [.enumCase(nil, rule.name, [])])
                == .float(number.rounded(rule.rule)))
    }

    @Test func nothingElseIsClaimed() {
        #expect(NumberMembers.value(.float(1), "rounded(_:)", [.string("up")]) == nil)
        #expect(NumberMembers.value(.string("1"), "rounded()") == nil)
        #expect(!NumberMembers.isComputing("rounded()", of: .integer))
        #expect(NumberMembers.isComputing("rounded()", of: .float))
    }
}
