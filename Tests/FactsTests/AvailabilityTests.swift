import Facts
import Testing

@Suite struct AvailabilityTests {
    @Test(arguments: [
        ("@available(macOS 13, iOS 16, *)", "@available(macOS 13, iOS 16, *)"),
        ("@available(SwiftStdlib 6.0, *)", nil),
        ("@available(Lab 2, macOS 13, *)", "@available(macOS 13, *)"),
        ("@available(*, deprecated, renamed: \"b\")", "@available(*, deprecated, renamed: \"b\")"),
        ("@available(Lab, deprecated: 2)", nil),
        ("@available(iOSApplicationExtension 16, *)", "@available(iOSApplicationExtension 16, *)"),
        ("@available(swift 5.9)", "@available(swift 5.9)"),
    ])
    func platformsThatOnlyFlagsKnowAreLeftOut(text: String, expected: String?) {
        let place = SourceLocation(file: "", line: 1, column: 1)
        #expect(AttributeFact(name: "available", text: text, location: place).written == expected)
    }
}
