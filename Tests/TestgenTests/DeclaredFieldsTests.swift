import Facts
import Reading
import Testing

@testable import testgen

/// Which properties of a project's types could be taken for each other.
@Suite struct DeclaredFieldsTests {
    private let fields: DeclaredFields

    init() {
        let source = """
            struct Sums { let net: Int; let tax: Int; let label: String; var gross: Int { net + tax }; static let none = 0 }
            struct Bill { let net: Int; let open: Int; let paidOn: String; let action: () -> Void; let other: () -> Void }
            struct Cash { let net: Int; let tax: Int }
            struct Page { let text: String }
            struct Crate { let isEmpty: Bool; let isSealed: Bool }
            struct Note { let title: String; let text: String; let label: String }
            """
        fields = DeclaredFields(
            FactIndex(files: [readFile(source, path: "Sums.swift", module: "App", depth: .bodies).value]))
    }

    @Test func theNextOfItsTypeComesAfterAProperty() {
        #expect(fields.sibling(of: "net", in: .simple("Sums")) == "tax")
        #expect(fields.sibling(of: "gross", in: .simple("Sums")) == "net")
        #expect(fields.sibling(of: "label", in: .simple("Sums")) == nil)
        #expect(fields.sibling(of: "action", in: .simple("Bill")) == nil)
        #expect(fields.sibling(of: "net", in: .simple("Elsewhere")) == nil)
    }

    @Test func aNameAloneTellsOnlyWhereAllTypesAgree() {
        #expect(fields.sibling(of: "title", in: nil) == "text")
        #expect(fields.sibling(of: "text", in: nil) == nil)
        #expect(fields.sibling(of: "net", in: nil) == nil)
        #expect(fields.sibling(of: "label", in: nil) == nil)
    }

    @Test func whatListsAndTextsHaveIsNoField() {
        #expect(fields.sibling(of: "isEmpty", in: .simple("Crate")) == "isSealed")
        #expect(fields.sibling(of: "isEmpty", in: nil) == nil)
        #expect(fields.sibling(of: "isSealed", in: nil) == "isEmpty")
    }
}
