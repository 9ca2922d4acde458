// Views with identifiers in every form that `testgen page` reads. Parsed, never compiled.
import SwiftUI

enum A11y {
    static let home = HomeIdentifiers()
    static let greeting = "greeting-label"

    struct HomeIdentifiers {
        let start = "home-start"
        let `continue` = "home-continue"
        let menu = Menu()
        func row(_ id: String) -> String { "home-row-\(id)" }

        struct Menu { let settings = "home-menu-settings" }
    }

    enum Field: String {
        case search
        case amount = "home.amount"
    }
}

struct HomeScreen: View {
    @State private var isOn = false
    let model: HomeModel

    var body: some View {
        let toggleIdentifier = isOn ? "toggle-on" : "toggle-off"
        VStack {
            Text("Hello").accessibilityIdentifier(A11y.greeting)
            Button("Start") {}.padding().accessibilityIdentifier(A11y.home.start)
            NavigationLink(destination: SettingsScreen()) { Text("Settings") }
                .accessibilityIdentifier(A11y.home.menu.settings)
            TextField("Search", text: .constant("")).accessibilityIdentifier(A11y.Field.search.rawValue)
            SecureField("Pin", text: .constant("")).accessibility(identifier: "pin-\(model.kind.rawValue)")
            Button("Go on") {}.accessibilityIdentifier(A11y.home.continue)
            Toggle("On", isOn: $isOn).accessibilityIdentifier(toggleIdentifier)
            ForEach(model.rows) { row in
                Button(row.name) {}.accessibilityIdentifier(A11y.home.row(row.id))
                TextField("n", text: .constant("")).accessibilityIdentifier("field-\(row.id)-\(row.index)")
            }
            Image("logo").accessibilityIdentifier(logoIdentifier)
            VStack {}.accessibilityIdentifier(A11y.home.start)
            Image("class").accessibilityIdentifier("class")
            Button("x") {}.accessibilityIdentifier("quoted \"x\" \\ back")
        }
    }

    private var logoIdentifier: String {
        switch model.kind {
        case .small: "logo-small"
        case .large: return "logo-large"
        }
    }

    struct Header: View {
        var body: some View { Text("Header").accessibilityIdentifier("header-title") }
    }
}

struct SettingsScreen: View {
    var body: some View {
        List { Text("a").accessibilityIdentifier(unknownAtRunTime()) }
    }

    struct Header: View {
        var body: some View { Text("Header").accessibilityIdentifier("settings-header") }
    }
}
