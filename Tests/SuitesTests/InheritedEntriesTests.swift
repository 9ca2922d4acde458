import Testing

/// Members of superclasses: tested where something can be claimed, left to the superclass's suite otherwise.
@Suite("Inherited entry points")
struct InheritedEntriesTests {
    private let source = """
        import UIKit
        protocol Analytics { func track(_ event: String) }
        class Coordinator<Element> {
            let navigation: UINavigationController
            private(set) var shown = 0
            init(navigation: UINavigationController) { self.navigation = navigation }
            func show(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
            func count() { shown += 1 }
        }
        final class Tour: Coordinator<Int> {
            private let analytics: Analytics
            init(navigation: UINavigationController, analytics: Analytics) {
                self.analytics = analytics
                super.init(navigation: navigation)
            }
            func next() { analytics.track("next") }
        }
        """

    @Test("No test waits for a person who would have to write it for every subclass")
    func disabled() throws {
        let plain = source.replacing("<Element>", with: "").replacing("<Int>", with: "")
        let suite = try plannedSuite("Tour", in: plain)
        #expect(suite.tests.map(\.function).sorted() == ["countSetsShown", "nextCallsTrack"])
        #expect(suite.tests.allSatisfy { !$0.isDisabled })
    }

    @Test("What a generic superclass does has no other place")
    func generic() throws {
        #expect(try plannedSuite("Tour", in: source).tests.contains { $0.isDisabled && $0.function.hasPrefix("show") })
    }

    @Test("A test that makes views or controllers is on the main actor")
    func mainActor() throws {
        #expect(try plannedSuite("Tour", in: source).isolation == "@MainActor")
    }
}
