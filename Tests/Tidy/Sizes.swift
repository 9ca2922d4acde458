import SwiftSyntax
import Testing

/// How long files and functions are: printed, since a reader feels the whole and not only the longest.
@Suite("Sizes") struct SizeTests {
    @Test func arePrinted() throws {
        let files = House.sources.filter { $0.path.hasPrefix("Sources/") }
        let functions = files.flatMap { file in
            let bodies =
                file.all(FunctionDeclSyntax.self, .functionDecl).filter { $0.body != nil }.map(Syntax.init)
                + file.all(InitializerDeclSyntax.self, .initializerDecl).map(Syntax.init)
            return bodies.map { file.lineSpan(of: $0) + 1 }
        }
        let lines = try Sizes(files.map { $0.text.utf8.count { $0 == 10 } })
        let bodies = try Sizes(functions)
        print("sizes: \(lines.count) files of \(lines.text) lines, \(bodies.count) functions of \(bodies.text) lines")
        #expect(lines.p90 <= 230 && bodies.p90 <= 22)
    }
}

/// The spread of some numbers.
private struct Sizes {
    let count: Int
    let median: Int
    let p90: Int
    let max: Int

    init(_ numbers: [Int]) throws {
        let sorted = numbers.sorted()
        count = sorted.count
        max = try #require(sorted.last)
        median = sorted[sorted.count / 2]
        p90 = sorted[sorted.count * 9 / 10]
    }

    /// `7 (median), 19 (90th percentile), 54 (longest)`
    var text: String { "\(median) (median), \(p90) (90th percentile), \(max) (longest)" }
}
