import Behaviour
import Facts
import Testing
@testable import Reading

@Suite struct PlantedLinesTests {
    /// Some changes repeat code of three lines, so that what comes after stands further down.
    private let source = """
        struct Kiosk {
            func total() -> Int {
                sum(
                    first,
                    second) + extra
            }
            func label() -> Bool {
                isOpen
                    && hasStock
            }
        }
        struct Stall {
            func rent() -> Int { base + extra }
        }
        """

    @Test func linesOfChangedCodeAreFoundInTheFile() throws {
        let planted = plantMutants(in: source, path: "K.swift", type: "Kiosk", isThorough: true)
        let original = source.split(separator: "\n", omittingEmptySubsequences: false)
        let lines = planted.text.split(separator: "\n", omittingEmptySubsequences: false)
        try #require(lines.count > original.count)
        let stall = try #require(lines.firstIndex { $0.contains("struct Stall") }) + 1
        #expect(stall > 12)
        #expect(planted.lines.origin(of: stall) == 12)
        #expect(planted.lines.origin(of: 1) == 1)
    }

    @Test func whatIsPlantedTwiceInAFileKeepsItsLines() {
        let first = plantMutants(in: source, path: "K.swift", type: "Kiosk", isThorough: true)
        let second = plantMutants(
            in: first.text, path: "K.swift", type: "Stall", first: first.mutants.count + 1, lines: first.lines)
        #expect(!second.mutants.isEmpty)
        #expect(second.mutants.allSatisfy { $0.location.line == 13 })
        let skipping = plantMutants(in: first.text, path: "K.swift", type: "Stall", skipping: [13], lines: first.lines)
        #expect(skipping.mutants.isEmpty)
        let last = second.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(second.lines.origin(of: last) == 14)
    }

    @Test func whatAMacroTakesIsNotChanged() {
        let source = """
            struct Kiosk {
                func open(_ day: Int) -> Filter { #Predicate<Stand> { $0.day == day && !$0.isClosed } }
            }
            """
        #expect(plantMutants(in: source, path: "K.swift", type: "Kiosk", isThorough: true).mutants.isEmpty)
    }

    @Test func anInitialiserStillCallsTheOther() {
        let source = """
            struct Kiosk {
                init(sum: Sum) { self.init(total: sum.total) }
            }
            """
        let planted = plantMutants(in: source, path: "K.swift", type: "Kiosk", isThorough: true)
        #expect(!planted.mutants.contains { $0.kind == .removal })
    }

    @Test func aTypeHasNoFieldsThatStandForEachOther() {
        let source = """
            struct Kiosk {
                func place() -> String { keep(Key.first) + keep(key.first) }
            }
            """
        let types = PlantingTypes(sibling: { _, name in name == "first" ? "second" : nil })
        let planted = plantMutants(in: source, path: "K.swift", type: "Kiosk", types: types, isThorough: true)
        #expect(planted.mutants.filter { $0.replacement == "key.second" }.count == 1)
        #expect(!planted.mutants.contains { $0.replacement == "Key.second" })
    }
}
