// A stand-in for the UI classes of Apple's XCTest, so that page objects can be typechecked on Linux. Declarations only.
import XCTest

@MainActor
public class XCUIElement {
    public nonisolated init() {}
    public var exists: Bool { fatalError() }
    public var isEnabled: Bool { fatalError() }
    public var label: String { fatalError() }
    public var value: Any? { fatalError() }
    public var placeholderValue: String? { fatalError() }
    public func waitForExistence(timeout: TimeInterval) -> Bool { fatalError() }
    public func tap() { fatalError() }
    public func typeText(_ text: String) { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var textFields: XCUIElementQuery { fatalError() }
    public var secureTextFields: XCUIElementQuery { fatalError() }
    public var textViews: XCUIElementQuery { fatalError() }
    public var searchFields: XCUIElementQuery { fatalError() }
    public var switches: XCUIElementQuery { fatalError() }
    public var sliders: XCUIElementQuery { fatalError() }
    public var steppers: XCUIElementQuery { fatalError() }
    public var pickers: XCUIElementQuery { fatalError() }
    public var datePickers: XCUIElementQuery { fatalError() }
    public var activityIndicators: XCUIElementQuery { fatalError() }
    public var images: XCUIElementQuery { fatalError() }
    public var collectionViews: XCUIElementQuery { fatalError() }
    public var tables: XCUIElementQuery { fatalError() }
    public var scrollViews: XCUIElementQuery { fatalError() }
    public var segmentedControls: XCUIElementQuery { fatalError() }
    public var otherElements: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var keyboards: XCUIElementQuery { fatalError() }
}

@MainActor
public class XCUIElementQuery {
    public subscript(key: String) -> XCUIElement { fatalError() }
    public func element(boundBy index: Int) -> XCUIElement { fatalError() }
    public var buttons: XCUIElementQuery { fatalError() }
}

@MainActor
public class XCUIApplication: XCUIElement {
    public nonisolated override init() {}
    public var launchArguments: [String] = []
    public var launchEnvironment: [String: String] = [:]
    public func launch() { fatalError() }
    public func terminate() { fatalError() }
}

public struct XCUIKeyboardKey: Sendable {
    public static let delete = XCUIKeyboardKey()
    public var rawValue: String { fatalError() }
}
