import Checking
import Facts
import Testing

@testable import Reading

@Suite("Rules find what their pages say")
struct RuleExampleTests {
    private func places(_ files: MarkedFiles, _ rule: Rule) throws -> Set<String> {
        Set(try check(files.texts, rule: rule.id).filter { $0.rule == rule.id }.map(\.location.description))
    }

    @Test("A bad example is found at each mark and nowhere else", arguments: Rule.all)
    func bad(_ rule: Rule) throws {
        #expect(!rule.page.bad.isEmpty)
        for example in rule.page.bad {
            let files = MarkedFiles(example)
            #expect(!files.places.isEmpty)
            #expect(try places(files, rule) == files.places)
        }
    }

    @Test("Nothing is found in a good example", arguments: Rule.all)
    func good(_ rule: Rule) throws {
        #expect(!rule.page.good.isEmpty)
        for example in rule.page.good { #expect(try places(MarkedFiles(example), rule) == []) }
    }

    @Test("A test without an assert that may throw is told apart from one that cannot fail")
    func noAssertMessage() throws {
        let source = """
            import Testing
            struct LibraryTests {
                @Test func loads() async throws { try await sut.load() }
                @Test func saves() { try? sut.save(); sut.close() }
            }
            """
        let places = try ["no-assert", "throws-only"].map { rule in
            try check(["AppTests/LibraryTests.swift": source], rule: rule).map(\.location.line)
        }
        #expect(places == [[4], [3]])
    }

    @Test("What --fix makes of a bad example parses, and the rule finds nothing that it can mend", arguments: Rule.all)
    func fix(_ rule: Rule) throws {
        var fixes = 0
        for example in rule.page.bad {
            var files = MarkedFiles(example).texts
            for _ in 0..<4 {
                let findings = try check(files, rule: rule.id).filter { $0.fix != nil }
                for (path, own) in Dictionary(grouping: findings, by: \.location.file) {
                    fixes += own.count
                    files[path] = Fix.apply(own.compactMap(\.fix), to: files[path] ?? "").text
                    #expect(syntaxErrors(in: files[path] ?? "", path: path).isEmpty, "\(files[path] ?? "")")
                }
            }
            #expect(try check(files, rule: rule.id).filter { $0.fix != nil }.isEmpty)
        }
        #expect((fixes > 0) == (rule.page.fix != nil))
    }
}

extension Rule: CustomTestStringConvertible {
    public var testDescription: String { id }
}
