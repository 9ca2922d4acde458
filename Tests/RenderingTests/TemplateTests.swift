import Facts
import Rendering
import Testing

@Suite("Templates rendered strictly")
struct TemplateTests {
    private struct View: Encodable {
        struct Item: Encodable {
            var name: String
            var note: String?
            var count = 2
        }

        enum Mood: String, Encodable { case good }

        var title = "T"
        var items = [Item(name: "a", note: "x"), Item(name: "b", note: nil)]
        var empty: [Item] = []
        var mood = Mood.good
        var isOn = true
        var absent: Item?
        var table = ["key": "value"]
    }

    private func render(_ text: String, others: [TemplateFile] = []) -> Diagnosed<String?> {
        let set = TemplateSet([TemplateFile(name: "T", group: "G", text: text)] + others)
        return set.render("T", "view", View())
    }

    /// The error as `line:column message`.
    private func error(_ text: String, others: [TemplateFile] = []) -> String? {
        let result = render(text, others: others)
        guard result.value == nil, let first = result.diagnostics.first, let place = first.location else { return nil }
        return "\(place) \(first.message)"
    }

    @Test(arguments: [
        ("{{ view.title }}", "T"),
        ("{{ view.mood }} {{ view.isOn }}", "good true"),
        ("{% for item in view.items %}{{ item.name }}{{ item.note }}{% endfor %}", "axb"),
        ("{% for item in view.items where item.note %}{{ forloop.counter }}{% endfor %}", "1"),
        ("{% if view.absent %}yes{% else %}no{% endif %}", "no"),
        ("{% if view.empty %}yes{% elif view.isOn and not view.absent %}on{% endif %}", "on"),
        ("{{ view.items.count }} {{ view.items.first.count }}", "2 2"),
        ("{{ view.table.key }}", "value"),
        ("{{ view.absent|default:\"none\" }} {{ view.items.0.name|uppercase }}", "none A"),
        ("a \"quoted\" & <raw> {{ view.title }}", "a \"quoted\" & <raw> T"),
    ])
    func renders(_ template: String, _ expected: String) {
        let result = render(template)
        #expect(result.value == expected, "\(result.diagnostics.map(\.message))")
    }

    @Test func aKeyTheViewDoesNotHaveIsAnErrorAtItsLine() {
        #expect(error("ok\n  {{ view.titel }}") == "G/T.stencil:2:6 `view` has no `titel`; did you mean `title`?")
        #expect(
            error("{% for item in view.items %}\n{{ item.nmae }}\n{% endfor %}")
                == "G/T.stencil:2:4 `view.items[0]` has no `nmae`; did you mean `name`?")
        #expect(error("{% if view.nothing %}{% endif %}")?.hasPrefix("G/T.stencil:1:4 `view` has no `nothing`") == true)
    }

    @Test func anUnknownRootIsAnErrorAtItsLine() {
        #expect(error("\n{{ veiw.title }}") == "G/T.stencil:2:4 unknown variable `veiw`; did you mean `view`?")
        #expect(error("{% if other %}{% endif %}")?.contains("unknown variable `other`") == true)
        #expect(error("{% for a in views %}{{ a }}{% endfor %}")?.contains("unknown variable `views`") == true)
    }

    @Test func aBrokenTemplateIsAnErrorAtItsLine() {
        #expect(error("a\n{% for x in view.items %}\n")?.hasPrefix("G/T.stencil:2:4") == true)
        #expect(error("a\n\n{{ view.title|shout }}")?.hasPrefix("G/T.stencil:3:4") == true)
        #expect(error("{% frobnicate %}")?.hasPrefix("G/T.stencil:1:4") == true)
    }

    @Test func anErrorInAnIncludedTemplateIsShownThere() {
        let partial = TemplateFile(name: "Part", group: "G", text: "one\n{{ view.wrong }}")
        #expect(error("{% include \"Part\" %}", others: [partial])?.hasPrefix("G/Part.stencil:2:4") == true)
    }

    @Test func aProjectsTemplateReplacesTheBuiltInOne() {
        let own = TemplateFile(name: "T", text: "own {{ view.title }}", origin: .project(path: "Mine/T.stencil"))
        let set = TemplateSet([TemplateFile(name: "T", group: "G", text: "built in")], overrides: [own])

        #expect(set.render("T", "view", View()).value == "own T")
        #expect(set.template(named: "T")?.group == "G")
        #expect(set.template(named: "T")?.path == "Mine/T.stencil")
        #expect(set.render("Nope", "view", View()).hasErrors)
    }
}
