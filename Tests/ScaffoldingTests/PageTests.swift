import Reading
import Scaffolding
import Testing

@Suite("Planning page objects")
struct PageTests {
    private func pages(_ source: String, from view: String) throws -> Diagnosed<[PagePlan]> {
        let index = FactIndex(files: [readFile(source, path: "V.swift", module: "App", depth: .bodies).value])
        return planPages(from: try #require(index.types(named: view).first), in: index)
    }

    @Test(
        "Identifiers are read from literals, constants, cases, functions and interpolations",
        arguments: [
            ("\"start-button\"", "startButton", "\"start-button\"", []),
            ("IDs.start", "goButton", "\"go\"", []),
            ("IDs.Row.title.rawValue", "titleButton", "\"title\"", []),
            ("IDs.Row.sub.rawValue", "rowSubButton", "\"row.sub\"", []),
            ("IDs.cell(item.id)", "cellButton", "\"cell-\\(id)\"", ["id"]),
            ("\"a-\\(item.id)-\\(index)\"", "aButton", "\"a-\\(id)-\\(index)\"", ["id", "index"]),
            ("\"x\" + IDs.start", "xgoButton", "\"xgo\"", []),
            ("prefix", "homeButton", "\"home\"", []),
        ])
    func identifiers(written: String, name: String, literal: String, arguments: [String]) throws {
        let page = try pages(
            """
            enum IDs {
                static let start = "go"
                enum Row: String { case title, sub = "row.sub" }
                static func cell(_ id: String) -> String { "cell-\\(id)" }
            }
            struct HomeView: View {
                let prefix = "home"
                var body: some View { Button("Go") {}.padding().accessibilityIdentifier(\(written)) }
            }
            """, from: "HomeView")
        let element = try #require(page.value.first?.elements.first)
        #expect(element.name == name)
        #expect(element.identifier == literal)
        #expect(element.arguments == arguments)
        #expect(element.query == "buttons")
    }

    @Test("A link leads to the page of the view it names, which is planned too")
    func destination() throws {
        let result = try pages(
            """
            struct HomeView: View { var body: some View {
                NavigationLink(destination: DetailScreen()) { Text("x") }.accessibilityIdentifier("open") } }
            struct DetailScreen: View { var body: some View { Text("y").accessibilityIdentifier("title") } }
            """, from: "HomeView")
        #expect(result.value.map(\.name) == ["HomePage", "DetailPage"])
        #expect(result.value[0].elements[0].destination == "DetailPage")
        #expect(result.value[1].elements[0].showsText)
    }

    @Test("UIKit elements are of the kind their property has")
    func uiKit() throws {
        let result = try pages(
            """
            final class LoginViewController: UIViewController {
                @IBOutlet weak var send: UIButton!
                let name = UITextField()
                lazy var hint: UILabel = { let label = UILabel(); label.accessibilityIdentifier = "hint"; return label }()
                override func viewDidLoad() { send.accessibilityIdentifier = "send"; name.accessibilityIdentifier = "name" }
            }
            """, from: "LoginViewController")
        #expect(result.value[0].name == "LoginPage")
        #expect(Set(result.value[0].elements.map(\.query)) == ["buttons", "textFields", "staticTexts"])
    }

    @Test("An identifier made at run time is reported, and costs no other")
    func unreadable() throws {
        let result = try pages(
            """
            struct V: View { var body: some View { VStack {
                Text("a").accessibilityIdentifier(model.makeID())
                Text("b").accessibilityIdentifier("b") } } }
            """, from: "V")
        #expect(result.diagnostics.map(\.rule) == ["page-identifier"])
        #expect(result.value[0].elements.map(\.name) == ["bLabel"])
    }
}
