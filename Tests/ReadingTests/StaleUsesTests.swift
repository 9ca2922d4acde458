import Project
import Reading
import Testing

@Suite("Tests that use dependencies which a factory no longer has")
struct StaleUsesTests {
    private let factory = """
        enum CartTestFactory {
            struct Dependencies {
                let store: StoreMock
                let defaults = IsolatedDefaults()
            }
        }
        """

    private let doubles = """
        class StoreMock: Store {
            var items: [Int] = []
            var itemsCallsCount: Int = 0
            func open() {}
        }
        """

    private func found(in suite: String) -> [DeclarationChange] {
        StaleUses(factory: factory, doubles: [doubles]).found(in: suite)
    }

    @Test func tellsMembersThatADoubleLost() {
        let suite = """
            struct CartTests {
                @Test func loads() {
                    let deps = CartTestFactory.setupDependencies()
                    deps.store.underlyingIsOpen = true
                    #expect(deps.store.itemsCallsCount == deps.store.items.count)
                    deps.store.convenience()
                }
            }
            enum CartTestFactory {
                static func setupDependencies() -> Dependencies {
                    let store = StoreMock()
                    store.saveReturnValue = 1
                    return Dependencies(store: store)
                }
            }
            """

        let found = found(in: suite)

        #expect(found.map(\.name) == ["CartTests.loads", "CartTestFactory.setupDependencies"])
        #expect(found.map(\.detail) == ["`store.underlyingIsOpen`", "`store.saveReturnValue`"])
    }

    @Test func tellsEachDependencyOnce() {
        let suite = """
            struct CartTests {
                struct Load {
                    @Test func loads() {
                        let deps = CartTestFactory.setupDependencies()
                        deps.tracker.isQuiet = true
                        deps.store.items = []
                        #expect(deps.tracker.trackCallsCount == 1)
                        #expect(deps.defaults.isEmpty)
                    }
                }
            }
            """

        let found = found(in: suite)

        #expect(found.map(\.name) == ["CartTests.Load.loads"])
        #expect(found.map(\.detail) == ["`deps.tracker`"])
        #expect(found.map(\.line) == [3])
    }

    @Test func looksOnlyAtWhatTheFactoryMakes() {
        let suite = """
            final class CartTests: XCTestCase {
                func testLoad() {
                    let deps = Other()
                    deps.tracker.stop()
                    let made = CartTestFactory.setupDependencies()
                    made.store.open()
                }
            }
            """

        #expect(found(in: suite).isEmpty)
        #expect(StaleUses(factory: "", doubles: []).found(in: suite).isEmpty)
    }

    @Test("Members that the SUT no longer has are told, where all it has are known")
    func members() {
        let suite = """
            struct Tests {
                func clears() async throws {
                    let deps = CartTestFactory.setupDependencies()
                    let sut = try await CartTestFactory.makeSUT(deps)
                    sut.clear()
                    sut.load()
                    _ = sut.$items
                    let other = Cart()
                    other.clear()
                }
            }
            """

        let uses = StaleUses(factory: "", doubles: [])
        let found = uses.found(in: suite, membersOfSUT: ["load", "items"])

        #expect(found.map(\.detail) == ["`sut.clear`"])
        #expect(uses.found(in: suite).isEmpty)
    }
}
