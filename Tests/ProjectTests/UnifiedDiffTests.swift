import Project
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
    @Test func showsThreeLinesAroundAChange() {
        let old = (1...9).map { "\($0)\n" }.joined()
        let new = old.replacing("5\n", with: "five\n")

        #expect(
            UnifiedDiff.text(from: old, to: new, path: "A.swift") == """
                --- a/A.swift
                +++ b/A.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func distantChangesAreTwoHunksNearOnesAreOne() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let far = old.replacing("\n3\n", with: "\nthree\n").replacing("\n27\n", with: "\n")
        let near = old.replacing("\n10\n", with: "\nten\n").replacing("\n16\n", with: "\nsixteen\n")

        #expect(
            UnifiedDiff.text(from: old, to: far, path: "A").split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
        #expect(
            UnifiedDiff.text(from: old, to: near, path: "A").split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    }

    @Test func newAndRemovedFiles() {
        #expect(UnifiedDiff.text(from: nil, to: "a\n", path: "A") == "--- /dev/null\n+++ b/A\n@@ -0,0 +1 @@\n+a\n")
        #expect(UnifiedDiff.text(from: "a\n", to: nil, path: "A") == "--- a/A\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
        #expect(UnifiedDiff.text(from: "a\n", to: "a\n", path: "A").isEmpty)
    }

    @Test func aMissingNewlineAtTheEndIsSaid() {
        let diff = UnifiedDiff.text(from: "a", to: "a\n", path: "A")
        #expect(diff.hasSuffix("-a\n\\ No newline at end of file\n+a\n"))
    }

    /// Applies every hunk and compares: a diff that loses a line anywhere fails here.
    @Test(arguments: 0..<200)
    func aDiffLeadsFromOneTextToTheOther(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let old = (0..<next(40)).map { _ in "line \(next(6))\n" }
        var new = old
        for _ in 0..<next(8) {
            if !new.isEmpty, next(2) == 0 {
                new.remove(at: next(new.count))
            } else {
                new.insert("line \(next(9))\n", at: next(new.count + 1))
            }
        }
        let diff = UnifiedDiff.text(from: old.joined(), to: new.joined(), path: "A")

        #expect(Self.apply(diff, to: old) == new)
    }

    private static func apply(_ diff: String, to old: [String]) -> [String] {
        var result: [String] = []
        var position = 0
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) where !line.isEmpty {
            let text = line.dropFirst() + "\n"
            switch line.first {
            case "@":
                let numbers = line.split { !$0.isNumber && $0 != "," }[0].split(separator: ",").compactMap { Int($0) }
                let start = numbers.count > 1 && numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                result += old[position..<start]
                position = start
            case "-": position += 1
            case "+": result.append(String(text))
            default:
                result.append(String(text))
                position += 1
            }
        }
        return result + old[position...]
    }
}
