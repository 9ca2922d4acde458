/// What the ways of a search showed when they were run, for further ways to start from.
package struct SearchFindings: Sendable {
    /// A way that was run.
    package struct Tried: Sendable {
        /// The way.
        package var way: Way
        /// The numbers of the changes of the code that it gets to.
        package var reached: Set<Int>

        /// Notes what a way gets to.
        package init(_ way: Way, reached: Set<Int>) {
            self.way = way
            self.reached = reached
        }
    }

    /// The ways, in the order they were found.
    package var tried: [Tried]
    /// All changes of the SUT's code.
    package var changes: [Mutant]
    /// The numbers of the changes that no way notices.
    package var unnoticed: Set<Int>
    /// Texts that came out of the code, such as what an error says was refused.
    package var texts: [String]

    /// Collects what is known of some ways.
    package init(tried: [Tried], changes: [Mutant], unnoticed: Set<Int>, texts: [String] = []) {
        self.tried = tried
        self.changes = changes
        self.unnoticed = unnoticed
        self.texts = texts
    }
}
