import Testing

@testable import Hostile

@Test func versionIsKept() {
    #expect(hostileVersion == 1)
}
