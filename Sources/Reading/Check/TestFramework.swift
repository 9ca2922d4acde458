import SwiftSyntax

/// The framework a test is written for, with the words in which its findings advise.
enum TestFramework {
    case swiftTesting, xctest

    /// What takes an optional apart: `#require`.
    var unwrap: String { self == .xctest ? "XCTUnwrap" : "#require" }

    /// What fails a test: `Issue.record`.
    var fail: String { self == .xctest ? "XCTFail" : "Issue.record" }

    /// What asserts an error: `#expect(throws:)`.
    var expectError: String { self == .xctest ? "XCTAssertThrowsError" : "#expect(throws:)" }

    /// What gives a test several inputs.
    var severalInputs: String { self == .xctest ? "make a test of each input" : "use @Test(arguments:)" }

    /// What sets a suite up before each test.
    var setUp: String { self == .xctest ? "setUp()" : "init" }

    /// What waits for a condition where the tests have no helper for it.
    var wait: String { self == .xctest ? "await fulfillment(of: [expectation])" : "await waitUntil { … }" }

    /// What asserts that nothing is thrown.
    var expectNoError: String { self == .xctest ? "XCTAssertNoThrow" : "#expect(throws: Never.self)" }
}

extension Knowledge {
    /// Whether a class is a test case of XCTest: by its superclass, of the project's own as well.
    func isTestCase(_ name: String) -> Bool { name == "XCTestCase" || testCases.contains(name) }

    /// How a test of a framework waits for a condition, with the tests' own helper where they have one.
    func wait(in framework: TestFramework) -> String {
        waits.first.map { "await \($0)" } ?? framework.wait
    }
}

extension FunctionNode {
    /// Whether XCTest runs it as a test, if its class is a test case.
    var hasTestSignature: Bool {
        name.hasPrefix("test") && node.signature.parameterClause.parameters.isEmpty
            && node.signature.returnClause == nil && !node.modifiers.contains { Self.hiding.contains($0.name.text) }
    }

    private static let hiding: Set<String> = ["private", "fileprivate", "static", "class"]
}
