import Facts
import Project
import Testing

@Suite("Declarations found in bytes alone")
struct DeclarationScannerTests {
    private func scan(_ source: String) -> [ScannedType] {
        DeclarationScanner.types(in: Array(source.utf8), path: "A.swift")
    }

    @Test func findsEveryKindWithItsPlace() {
        let found = scan(
            """
            import Foundation
            public final class A: B {}
              struct C<T> {}
            indirect enum D { case a }
            actor E {}
            protocol F {}
            extension G.H: F {}
            typealias I = Int
            """)

        #expect(
            found.map { "\($0.keyword) \($0.name)" } == [
                "class A", "struct C", "enum D", "actor E", "protocol F", "extension H", "typealias I",
            ])
        #expect(found[0].location == SourceLocation(file: "A.swift", line: 2, column: 20))
        #expect(found[0].header == ": B ")
        #expect(found[1].location == SourceLocation(file: "A.swift", line: 3, column: 10))
    }

    @Test func passesOverCommentsStringsAndModifiers() {
        let found = scan(
            #"""
            // class A
            /* struct B /* enum C */ struct D */
            let a = "class E \" struct F"
            let b = """
                class G
                """
            class func h() {}
            class var i = 1
            x.class; y.struct
            /// "a quote that does not end
            struct J {}
            """#)

        #expect(found.map(\.name) == ["J"])
    }

    @Test func readsOddLayouts() {
        let found = scan("class\n    A\n{}\r\nstruct `B` {}\r\nfinal class Ä {}")
        #expect(found.map(\.name) == ["A", "`B`", "Ä"])
        #expect(found[0].location.line == 2)
    }

    @Test func findsWhatOtherFilesSeeOutsideOfTypes() {
        let source = """
            private let hidden = 1
            let limit = 3
            @MainActor public func price(of count: Int) -> Int { let inner = count; return inner }
            private struct A { let field = 1 }
            var shown: Int { 2 }
            fileprivate
            func helper() {}
            """
        let index = SourceIndex([SourceIndex.File(path: "A.swift", module: "A", bytes: Array(source.utf8))])

        let found = ["hidden", "limit", "price", "inner", "field", "shown", "helper"].filter {
            index.files(declaringGlobal: $0) == ["A.swift"]
        }
        #expect(found == ["limit", "price", "shown"])
    }
}
