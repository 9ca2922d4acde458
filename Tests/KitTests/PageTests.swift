import Facts
import Kit
import Reading
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
            ("IDs.login.send", "loginSendButton", "\"login-send\"", []),
            ("IDs.login.row.first", "loginFirstButton", "\"login-first\"", []),
            ("IDs.login.continue", "loginContinueButton", "\"login-continue\"", []),
            ("IDs.login.cell(item.id)", "loginCellButton", "\"login-cell-\\(id)\"", ["id"]),
        ])
    func identifiers(written: String, name: String, literal: String, arguments: [String]) throws {
        let page = try pages(
            """
            enum IDs {
                static let start = "go"
                enum Row: String { case title, sub = "row.sub" }
                static func cell(_ id: String) -> String { "cell-\\(id)" }
                static let login = Login()
                struct Login {
                    let send = "login-send", `continue` = "login-continue"
                    let row = Row()
                    func cell(_ id: String) -> String { "login-cell-\\(id)" }
                    struct Row { let first = "login-first" }
                }
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

    @Test("Every identifier that a branch can give becomes an element, and the place counts once")
    func branches() throws {
        let result = try pages(
            """
            struct V: View {
                let isOn: Bool
                var body: some View {
                    if isOn {
                        let chosen = isOn ? "on" : "off"
                        Button("a") {}.accessibilityIdentifier(chosen)
                        Button("b") {}.accessibilityIdentifier(computed)
                    }
                }
                var computed: String {
                    switch isOn {
                    case true: "yes"
                    case false: return "no"
                    }
                }
            }
            """, from: "V")
        #expect(result.value[0].elements.map(\.name) == ["onButton", "offButton", "yesButton", "noButton"])
        #expect(result.value[0].understood == 2)
        #expect(result.value[0].found == 2)
    }

    @Test("One identifier on elements of two kinds gives two actions and two assertions")
    func sameStem() throws {
        let result = try pages(
            """
            struct V: View { var body: some View { VStack {
                Button("a") {}.accessibilityIdentifier("send")
                VStack {}.accessibilityIdentifier("send") } } }
            """, from: "V")
        #expect(result.value[0].elements.map(\.name) == ["sendButton", "sendElement"])
        #expect(result.value[0].elements.map(\.assertion) == ["assertSend", "assertSendElement"])
    }

    @Test("A view that is its own element is of its superclass's kind")
    func ownIdentifier() throws {
        let result = try pages(
            """
            final class PlayButton: UIButton { func set() { accessibilityIdentifier = "play" } }
            """, from: "PlayButton")
        #expect(result.value[0].elements.map(\.query) == ["buttons"])
    }

    @Test("No two pages of a project have one name, and links lead to the right one")
    func names() {
        let source = """
            struct HomeView: View { var body: some View { Text("a").accessibilityIdentifier("a") }
                struct Header: View { var body: some View { Text("b").accessibilityIdentifier("b") } } }
            struct HomeScreen: View { var body: some View { NavigationLink(destination: Header()) { Text("c") }
                .accessibilityIdentifier("c") }
                struct Header: View { var body: some View { Text("d").accessibilityIdentifier("d") } } }
            """
        let index = FactIndex(files: [readFile(source, path: "V.swift", module: "App", depth: .bodies).value])
        let pages = planAllPages(in: index).value
        #expect(Set(pages.map(\.name)) == ["HomePage", "HeaderPage", "HomeScreenPage", "HomeScreenHeaderPage"])
        let link = pages.first { $0.view == "HomeScreen" }?.elements.first
        #expect(link?.destination == "HomeScreenHeaderPage")
    }
}
