import Testing

@testable import Shop

final class GateSpy: Gate, @unchecked Sendable {
    struct Closed: Error {}
    var users: [String] = []
    var isClosed = false

    func open(user: String, password: String) async throws -> Int {
        users.append(user)
        if isClosed { throw Closed() }
        return 3
    }
}

@Suite @MainActor struct LoginTests {
    private let gate = GateSpy()

    @Test func signsIn() async throws {
        let login = Login(gate: gate)
        try await login.signIn(user: "ada", password: "12345")
        #expect(login.session == 3)
        #expect(gate.users == ["ada"])
        #expect(!login.isBusy)
    }

    @Test func refusesShortPasswords() async {
        let login = Login(gate: gate)
        await #expect(throws: LoginError.self) { try await login.signIn(user: "ada", password: "123") }
    }

    @Test func saysThatTheGateIsClosed() async throws {
        let login = Login(gate: gate)
        gate.isClosed = true
        try await login.signIn(user: "ada", password: "1234")
        #expect(login.message == "Refused")
        #expect(login.session == nil)
    }
}
