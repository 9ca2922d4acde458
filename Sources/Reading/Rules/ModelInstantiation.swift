import Checking
import SwiftSyntax

extension Rule {
    static let modelInstantiation = Rule(
        "model-instantiation", "Tests take models from builders and do not make them themselves.", source: .guardrail,
        why: """
            Every initialiser written out in a test is one more place that breaks when the model gets a field, and one more \
            invention of what a valid model looks like. A type is a model because the sources say so: SwiftData stores it, \
            it is coded, identified, or handed through the protocols doubles stand for. What an assert expects \
            the subject to have made, and what it waits for, may be written out: there every field counts. What another \
            value is turned into, with `try`, is not made by hand.
            """,
        bad: [
            """
            import Testing
            struct LibraryListViewModelTests {
                @Test func shows() {
                    let item = ↓LibraryItem(id: "1", title: "Dune", pages: 412)
                    #expect(item.title == "Dune")
                }
            }
            """,
            """
            import Testing
            struct LibraryListViewModelTests {
                @Test func shows() {
                    let item: LibraryItem = ↓.init(id: "1", title: "Dune", pages: 412)
                    #expect(item.title == "Dune")
                }
            }
            """,
        ],
        good: [
            """
            import Testing
            struct LibraryListViewModelTests {
                @Test func shows() {
                    let item = LibraryListTestFactory.createMockLibraryItem()
                    #expect(item.title == "Dune")
                }
            }
            """,
            """
            import Testing
            struct LibraryListViewModelTests {
                @Test func loads() throws {
                    let dto = LibraryListTestFactory.createMockItemDTO()
                    let other = try LibraryItem(dto: dto)
                    #expect(shelf.items == [other, LibraryItem(text: "Dune")!])
                }
            }
            """,
            """
            import Testing
            struct LibraryListViewModelTests {
                @Test func shows() async {
                    sut.load()
                    await waitUntil { sut.items == [LibraryItem(id: "1", title: "Dune", pages: 412)] }
                    #expect(sut.items.count == 1)
                }
            }
            func waitUntil(_ condition: () -> Bool) async {
                while !condition() { await Task.yield() }
                Issue.record("nothing came")
            }
            """,
            """
            import Testing
            struct LibraryItemTests {
                @Test func isLong() { #expect(LibraryItem(id: "1", title: "Dune", pages: 412).isLong) }
            }
            """,
        ],
        pattern: LintPattern(#"\b[A-Z]\w*(?<!Mock|Stub|Spy|Fake|Builder|Factory)\(\s*(id|\w+I[dD]|uuid):"#)
    ) { file, knowledge in
        ModelCreation.all(in: file, knowledge).filter(\.isInTest).map { creation in
            file.finding(
                "model-instantiation", at: creation.call,
                "\(creation.model) is made by hand and breaks with its next field; take it from "
                    + creation.home(in: file, knowledge))
        }
    }
}
