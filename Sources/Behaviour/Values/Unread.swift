import Facts

/// Something in the code that could not be read.
public struct Unread: Hashable, Sendable {
    /// What stopped the reading.
    public enum Cause: Hashable, Sendable {
        /// Everything was followed, and nothing of it shows.
        case effects
        /// A call of code that is not there to be read, by what is called.
        case call(String)
        /// A call of a closure that comes from somewhere else, by what is called.
        case closure(String)
        /// A loop whose end is not known.
        case loop
        /// Calls or tasks that start one another without end.
        case recursion
        /// A statement of a kind that is not followed, by its first word.
        case statement(String)
        /// A condition about something that no test decides.
        case condition
        /// A property that changes elsewhere.
        case state(String)
        /// More ways through the code than are tried.
        case budget
    }

    /// What stopped the reading.
    public var cause: Cause
    /// Where it stands.
    public var location: SourceLocation

    /// Creates a note of something that could not be read.
    public init(_ cause: Cause, at location: SourceLocation) {
        self.cause = cause
        self.location = location
    }

    /// What it is, in words that "cannot be read" may follow.
    public var construct: String {
        switch cause {
        case .effects: "its effects"
        case .call(let callee): "what \(callee) does"
        case .closure(let callee): "what the closure \(callee) does"
        case .loop: "a loop whose end is not known"
        case .recursion: "code that starts itself again and again"
        case .statement(let word): "what stands in `\(word)`"
        case .condition: "a condition about something that no test decides"
        case .state(let name): "\(name), which changes elsewhere,"
        case .budget: "each of so many ways"
        }
    }
}
