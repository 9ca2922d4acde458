import Reading
import TestSupport
import Testing

@testable import Doubles
@testable import Facts
@testable import Project
@testable import Resolving
@testable import Suites

@Suite struct ControllerSuiteTests {
    private let source = """
        import UIKit
        protocol Analytics { func track(_ event: String) }
        final class WelcomeViewController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            var analytics: Analytics!
            override func viewDidLoad() {
                super.viewDidLoad()
                titleLabel.text = "Welcome"
                analytics.track("welcome")
            }
            func start() { titleLabel.isHidden = true }
        }
        """

    private func known() throws -> (Recipe, FactIndex) {
        let index = FactIndex(files: [readFile(source, path: "Source.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.type(named: "WelcomeViewController"))
        let scene = Scene(.storyboard("Main", identifier: "Welcome"), outlets: ["titleLabel"])
        return (
            resolve(sut, in: index, options: ResolveOptions(scene: scene, offer: plannedDoubles(in: index))).value,
            index
        )
    }

    private func plan(_ framework: Configuration.Framework = .swiftTesting) throws -> SuiteView {
        let (recipe, index) = try known()
        let double = try #require(planDouble(of: recipe.dependencies[0].protocols, in: index).value)
        let context = SuiteContext(
            factory: "Factory", doubles: ["analytics": double], style: SuiteStyle(framework: framework))
        return planSuite(recipe, in: index, context: context).value.view
    }

    @Test func theControllerIsLoadedFromItsScene() throws {
        let (recipe, _) = try known()
        #expect(recipe.isolation.isMainActor)
        let parts = FactoryParts(value: { _, _ in nil })
        let factory = planFactory(module: "Welcome", recipe: recipe, parts: parts).value.view()
        let body = try #require(factory.makeSUT?.body)
        #expect(
            body.contains(
                "let storyboard = UIStoryboard(name: \"Main\", bundle: Bundle(for: WelcomeViewController.self))"))
        #expect(
            body.contains {
                $0.hasSuffix(
                    "storyboard.instantiateViewController(withIdentifier: \"Welcome\") as! WelcomeViewController")
            })
        #expect(factory.imports.contains("import UIKit"))
    }

    @Test func theViewIsLoadedAndItsOutletsAreConnected() throws {
        let test = try #require(try plan().test("viewConnectsItsOutlets"))
        #expect(test.act == ["sut.loadViewIfNeeded()"])
        #expect(test.assert == ["#expect(sut.titleLabel != nil)"])
        let xctest = try plan(.xctest)
        #expect(xctest.lines.contains("XCTAssertNotNil(sut.titleLabel)"))
    }

    @Test func whatViewDidLoadDoesIsSeenByLoadingTheView() throws {
        let test = try #require(try plan().tests.first { $0.function.hasPrefix("viewDidLoad") })
        #expect(test.act == ["sut.loadViewIfNeeded()"])
        #expect(test.assert.contains("#expect(deps.analytics.trackReceivedEvent == \"welcome\")"))
        #expect(test.assert.contains("#expect(sut.titleLabel.text == \"Welcome\")"))
    }

    @Test func theViewIsLoadedBeforeAnythingElseIsDone() throws {
        let test = try #require(try plan().tests.first { $0.function.hasPrefix("start") })
        #expect(test.arrange.last == "sut.loadViewIfNeeded()")
        #expect(test.assert == ["#expect(sut.titleLabel.isHidden)"])
    }
}
