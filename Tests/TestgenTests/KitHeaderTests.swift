import Kit
import Templates
import Testing

@Suite("Templates say what they are in the kit")
struct KitHeaderTests {
    private let folders = KitFolders(support: "T/Support", tests: "T", sources: "S", uiTests: "UI")

    @Test func everyHeaderIsUnderstood() {
        let marked = Catalog.all.filter { $0.text.hasPrefix("{# kit") }
        #expect(!marked.isEmpty)
        for template in marked { #expect(KitHeader(template.text) != nil, "\(template.name)") }
    }

    @Test func everyPartThatTemplatesMakeHasOne() {
        let parts = Set(Catalog.all.compactMap { KitHeader($0.text)?.part })
        #expect(parts == Set(KitPart.allCases).subtracting([.environment, .samples]))
    }

    @Test func aHeaderSaysAllThereIsToKnow() {
        let line = "{# kit: support | <support>/A.swift | declares A | declares B | unless import C D | shared #}\nA"
        let files = planKit([.support], templates: [("A", line), ("Other", "text")], folders: folders)
        #expect(
            files == [
                KitFile(
                    "A", at: "T/Support/A.swift", declares: ["A", "B"], replacedBy: ["import C D"], isShared: true)
            ])
        #expect(planKit([.ui], templates: [("A", line)], folders: folders).isEmpty)
        #expect(KitHeader("{# kit: support | A.swift | tags unit slow #}")?.tags == ["unit", "slow"])
    }

    @Test(arguments: [
        "{# kit: support #}", "{# kit: nothing | A.swift #}", "{# kit: ci | A.yml | owns B #}", "{# A comment #}", "",
    ])
    func whatSaysSomethingUnknownIsNoHeader(line: String) {
        #expect(KitHeader(line + "\n") == nil)
    }
}
