import Testing

@testable import Behaviour

/// Texts for regular expressions are held to the expressions.
@Suite struct PatternSampleTests {
    @Test(
        arguments: [
            #"^[A-Z]{2}[0-9]{3}$"#, #"[A-Z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}"#, #"^\d{4}-\d{2}-\d{2}$"#,
            #"^\+?[0-9]{6,15}$"#, #"^(red|green)(-dark)?$"#, #"^[^@\s]+@[^@\s]+\.[^@\s]+$"#, #"\w+\s\w+"#,
            #"^(?:DE|AT)\d+$"#, #"^(?<area>[0-9]{3})-x*?$"#, #"^[\d-]{10}$"#, #"a|b"#, #"^(?=.{6,})[a-z0-9]{4,}$"#,
            #"^[a-f0-9]{8}(-[a-f0-9]{4}){3}$"#, #"^\.{3}$"#, #"^[]x]+$"#,
        ])
    func someTextMatches(_ pattern: String) {
        let matching = PatternSample.texts(matching: pattern).filter {
            StringMembers.value($0, "#finds(_:)", [.string(pattern)]) == .boolean(true)
        }
        #expect(!matching.isEmpty)
    }

    @Test(arguments: [
        "(", "[a", "*a", "a{x}", "[z-a]", #"\p{L}"#, ")", "a{", "(?", "(?a", "(?(", "a{,", #"\"#, "[a-",
        "((((((a{64}){64}){64}){64}){64}){64})", String(repeating: "(", count: 30_000),
    ]) func whatCannotBeReadHasNone(
        _ pattern: String
    ) {
        #expect(PatternSample.texts(matching: pattern).isEmpty)
    }

    @Test(arguments: ["a{-3,}", "a{9223372036854775807}", "a{9223372036854775807,}", "a{2,1}"])
    func countsAreKeptWithinBounds(_ pattern: String) {
        #expect(PatternSample.texts(matching: pattern).allSatisfy { $0.count < 100 })
    }
}
