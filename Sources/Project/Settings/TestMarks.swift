/// What the three parts of a test are called.
public enum TestMarks: String, Hashable, Sendable, CaseIterable {
    /// Arrange, Act, Assert.
    case arrangeActAssert = "arrange-act-assert"
    /// Given, When, Then.
    case givenWhenThen = "given-when-then"

    /// The three words.
    public var words: (arrange: String, act: String, assert: String) {
        switch self {
        case .arrangeActAssert: ("Arrange", "Act", "Assert")
        case .givenWhenThen: ("Given", "When", "Then")
        }
    }
}
