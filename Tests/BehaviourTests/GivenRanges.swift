import Testing

/// Ranges that a test gives, and dictionaries by keys that are structs.
@Suite struct GivenRangesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }

    static let understood: [Snippet] = [
        Snippet(
            "limits that the SUT is made with",
            """
            protocol Siren { func sound(_ excess: Double) }
            final class Model {
                private let limits: ClosedRange<Double>
                private let siren: Siren
                private(set) var isSteady = true
                init(siren: Siren, limits: ClosedRange<Double> = 2...8) { (self.siren, self.limits) = (siren, limits) }
                func note(_ celsius: Double) {
                    guard !limits.contains(celsius) else { return }
                    1️⃣isSteady = false
                    2️⃣siren.sound(max(limits.lowerBound - celsius, celsius - limits.upperBound))
                }
            }
            """,
            reads: """
                note(celsius) when celsius == 10.0, limits.lowerBound == 10.0, limits.upperBound == 20.0 ⇒ no siren.sound
                note(celsius) when celsius == 21.0, limits.lowerBound == 10.0, limits.upperBound == 20.0 ⇒ siren.sound(celsius - 20.0) · sut.isSteady == false 1️⃣2️⃣
                note(celsius) when celsius == 9.0, limits.lowerBound == 10.0, limits.upperBound == 20.0 ⇒ siren.sound(10.0 - celsius) · sut.isSteady == false 1️⃣2️⃣
                """),
        Snippet(
            "numbers of a range",
            """
            final class Model {
                private let hours: Range<Int>
                private(set) var free: [Int] = []
                private(set) var late: [Int] = []
                init(hours: Range<Int> = 9..<22) { self.hours = hours }
                func show(_ taken: Set<Int>) {
                    1️⃣free = hours.filter { !taken.contains($0) }
                    2️⃣for hour in hours where hour > 11 { late.append(hour) }
                }
            }
            """,
            reads: """
                show(taken) when hours.lowerBound == 10, hours.upperBound == 13, taken.count == 1, taken[0] == 10 ⇒ sut.free == [11, 12] · sut.late == [12] 1️⃣2️⃣
                """),
        Snippet(
            "an entry under a key that is a struct",
            """
            struct Seat: Hashable { let ring: String; let number: Int }
            final class Model {
                private(set) var isFree = false
                func ask(_ taken: [Seat: Int], _ seat: Seat) { 1️⃣isFree = taken[seat, default: 0] < 3 }
            }
            """,
            reads: """
                ask(taken, seat) when taken.count == 1, taken[0].key == seat, taken[0].value == 2 ⇒ sut.isFree == true 1️⃣
                ask(taken, seat) when taken.count == 0 ⇒ sut.isFree == true 1️⃣
                ask(taken, seat) when taken.count == 1, taken[0].key == seat, taken[0].value == 3 ⇒ sut.isFree == false 1️⃣
                """),
    ]
}
