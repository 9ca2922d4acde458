import Doubles
import Facts

/// What a suite's tests are written with.
public struct SuiteContext {
    /// The factory's name: `LibraryListTestFactory`.
    public var factory: String
    /// The doubles by the field's name in `Dependencies`.
    public var doubles: [String: DoublePlan]
    /// The members of doubles that answer nothing unless a test tells them to, by the field's name in `Dependencies`.
    public var unanswered: [String: Set<String>]
    /// How values are written.
    public var values: SuiteValues
    /// Whether making the SUT is `async` or throws.
    public var makeEffects: Effects
    /// Whether the factory takes its doubles out of a container again.
    public var resets: Bool
    /// The labels of `makeSUT`'s parameters after the dependencies.
    public var makeParameters: [String]
    /// Functions of the factory that a person has to fill in before the SUT can be made.
    public var hooks: [String]
    /// Why the factory cannot make the SUT; `nil` when it can.
    public var obstacle: String?
    /// How the team wants its suites to look.
    public var style: SuiteStyle

    /// Creates a context.
    public init(
        factory: String, doubles: [String: DoublePlan], unanswered: [String: Set<String>] = [:],
        values: SuiteValues = SuiteValues(),
        makeEffects: Effects = Effects(), resets: Bool = false, makeParameters: [String] = [],
        hooks: [String] = [], obstacle: String? = nil, style: SuiteStyle = SuiteStyle()
    ) {
        self.factory = factory
        self.doubles = doubles
        self.unanswered = unanswered
        self.values = values
        self.makeEffects = makeEffects
        self.resets = resets
        self.makeParameters = makeParameters
        self.hooks = hooks
        self.obstacle = obstacle
        self.style = style
    }
}
