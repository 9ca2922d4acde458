import Facts
import Reading
import Testing

@Suite("Types with the name of another module's") struct NameClashesTests {
    private func resolved(_ test: String) -> String {
        let source = "struct Confirmation {}\nenum Outer { struct Tag {} }\nprivate struct Comment {}"
        let facts = readFile(source, path: "F.swift", module: "Shop").value
        return NameClashes(in: FactIndex(files: [facts])).resolved(in: test)
    }

    @Test("A type that the text names is imported by itself") func named() {
        #expect(
            resolved("import Testing\n@testable import Shop\n\nlet made: Confirmation\n")
                == "import Testing\n@testable import Shop\n@testable import struct Shop.Confirmation\n\nlet made: Confirmation\n"
        )
    }

    @Test(
        "What is a member, part of a name, nested, private or not spoken of needs no import",
        arguments: ["Shop.Confirmation", "ConfirmationMock", "Outer.Tag", "Tag", "Comment", "Int"])
    func others(type: String) {
        let text = "import Testing\n@testable import Shop\n\nlet made: \(type)\n"
        #expect(resolved(text) == text)
    }

    @Test("A text that has the import stays as it is") func again() {
        let text = resolved("import Testing\n@testable import Shop\n\nlet made: Confirmation\n")
        #expect(resolved(text) == text)
    }
}

@Suite("What generic superclasses stand for") struct GenericPartsTests {
    @Test("A part of a parameter is one of what it stands for") func part() {
        let written = TypeRef.named([.init("Item"), .init("ID")])
        #expect(written.replacing(["Item": .simple("Scan")]).text == "Scan.ID")
        #expect(TypeRef.array(written).replacing(["Item": .simple("Scan")]).text == "[Scan.ID]")
        #expect(written.replacing(["Other": .simple("Scan")]).text == "Item.ID")
    }
}
