import Testing

/// Code that would end the process is never run by a test.
@Suite struct TrapTests {
    private func lines(_ body: String, state: String = "") throws -> [String] {
        let source = """
            struct Film { let id: Int }
            struct Page { let films: [Film] }
            protocol Router { func show(_ film: Film); func note(_ text: String) }
            protocol Store { func value(for key: String) -> String? }
            final class Screen {
                private var pages: [Page] = []
                private var names: [String: String] = [:]
                private let router: Router
                private let store: Store
                \(state)
                init(router: Router, store: Store) {
                    self.router = router
                    self.store = store
                }
                func select(_ index: Int, key: String) { \(body) }
            }
            extension Array where Element == Page { var films: [Film] { flatMap { $0.films } } }
            """
        return try plannedSuite("Screen", in: source).lines
    }

    @Test func anElementOfAListThatIsNotKnownMayNotBeThere() throws {
        #expect(try lines("router.show(pages.films[index])").allSatisfy { !$0.contains("sut.select") })
    }

    @Test func aValueOfADictionaryMayAlwaysBeAskedFor() throws {
        let lines = try lines("if names[key] == nil { router.note(key) } else { router.note(key) }")
        #expect(lines.allSatisfy { !$0.contains("dictionary") })
        #expect(try self.lines("_ = names[key]; router.note(key)").contains { $0.contains("sut.select") })
    }

    @Test(arguments: ["fatalError()", "preconditionFailure(\"no\")", "assertionFailure()"])
    func endsOfTheProcessAreNotReached(_ end: String) throws {
        let lines = try lines("guard let value = store.value(for: key) else { \(end); return }; router.note(value)")
        #expect(lines.contains("#expect(deps.router.noteCallsCount == 1)"))
        #expect(!lines.contains("deps.store.valueReturnValue = nil"))
    }

    @Test(arguments: ["precondition(index > 3)", "assert(index > 3)"])
    func whatIsRequiredIsArranged(_ requirement: String) throws {
        let lines = try lines("\(requirement); router.note(key)")
        #expect(lines.contains { $0.hasPrefix("sut.select(4, key: ") })
        #expect(!lines.contains { $0.hasPrefix("sut.select(3, key: ") || $0.hasPrefix("sut.select(1, key: ") })
    }

    @Test func whatIsNotKnownIsNotUnwrapped() throws {
        #expect(try lines("router.note(helper()!)").allSatisfy { !$0.contains("sut.select") })
        #expect(try lines("router.note(store.value(for: key)!)").contains { $0.contains("sut.select") })
        #expect(try lines("_ = URL(string: \"https://a.b\")!; router.note(key)").contains { $0.contains("sut.select") })
    }
}
