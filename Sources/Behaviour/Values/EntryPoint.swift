import Facts

/// Something a test can do to a SUT, and the ways it can go.
package struct EntryPoint: Sendable {
    /// What is done.
    package var act: Act
    /// The ways about which something can be claimed.
    package var scenarios: [Scenario]
    /// What could not be read, where nothing can be claimed.
    package var unread: [Unread]

    /// Creates an entry point.
    package init(act: Act, scenarios: [Scenario] = [], unread: [Unread] = []) {
        self.act = act
        self.scenarios = scenarios
        self.unread = unread
    }
}

/// Something in the code that could not be read.
package struct Unread: Hashable, Sendable {
    /// What it is, in words that "cannot be read" may follow.
    package var construct: String
    /// Where it stands.
    package var location: SourceLocation

    /// Creates a note of something that could not be read.
    package init(construct: String, location: SourceLocation) {
        self.construct = construct
        self.location = location
    }
}
