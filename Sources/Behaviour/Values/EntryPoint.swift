import Facts

/// Something a test can do to a SUT, and the ways it can go.
package struct EntryPoint: Sendable {
    /// What is done.
    package var act: Act
    /// The ways about which something can be claimed.
    package var scenarios: [Scenario]
    /// What could not be read, where nothing can be claimed.
    package var unread: [Unread]
    /// Whether nothing shows of it by itself, but scenarios of other entry points show it.
    package var isShownLater: Bool

    /// Creates an entry point.
    package init(act: Act, scenarios: [Scenario] = [], unread: [Unread] = [], isShownLater: Bool = false) {
        self.act = act
        self.scenarios = scenarios
        self.unread = unread
        self.isShownLater = isShownLater
    }
}
