/// The shapes mock data builders can have.
public enum DataShape: String, Hashable, Sendable, CaseIterable {
    /// `createMockUser(…)` and `createMockUsers(count:)` in a factory.
    case factory
    /// `User.mock(…)` in `User+MockInit.swift`.
    case mockInit = "mock-init"
    /// `MockDataBuilder.makeUser(…)`, whose identities stand in `TestConstants`.
    case dataBuilder = "data-builder"
    /// `UserBuilder().withName(…).build()`.
    case fluent
    /// `User.fixture(…)`.
    case fixture
}
