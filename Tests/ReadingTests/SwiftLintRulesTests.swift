import Checking
import Foundation
import Testing

@testable import Reading

@Suite("SwiftLint's part of the rules")
struct SwiftLintRulesTests {
    private let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Templates/Kit/SwiftLintRules.stencil").standardizedFileURL

    @Test("The kit's file is what the rules say; a stale one is written again, and the test fails once")
    func fresh() throws {
        // MARK: - Arrange
        let now = try? String(contentsOf: file, encoding: .utf8)

        // MARK: - Act
        let expected = SwiftLintConfiguration.text(Rule.all.map(\.page))
        if now != expected { try expected.write(to: file, atomically: true, encoding: .utf8) }

        // MARK: - Assert
        #expect(now == expected, "Templates/Kit/SwiftLintRules.stencil was stale and has been written again")
    }

    @Test("Each pattern compiles and finds something in a bad example of its rule")
    func patterns() throws {
        try #require(Rule.all.contains { $0.page.pattern != nil })
        for rule in Rule.all {
            guard let pattern = rule.page.pattern else { continue }
            let expression = try NSRegularExpression(pattern: pattern.expression, options: [.anchorsMatchLines])
            func matches(_ examples: [String]) -> Int {
                examples.map { text in
                    let clean = text.filter { $0 != "↓" }
                    return expression.numberOfMatches(in: clean, range: NSRange(clean.startIndex..., in: clean))
                }.reduce(0, +)
            }
            #expect(matches(rule.page.bad) > 0, "\(rule.id)")
        }
    }
}
