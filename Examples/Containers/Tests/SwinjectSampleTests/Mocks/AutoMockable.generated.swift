// testgen:fingerprint 04d134c153fb794b mocks
// Doubles made by testgen mocks. Run it again, or testgen sync, when the protocols change.
import Swinject
@testable import SwinjectSample

class AlbumAPIMock: AlbumAPI {
    init() {}

    // MARK: - title

    var titleThrowableError: (any Error)?
    var titleCallsCount: Int = 0
    var titleReceivedId: Int?
    var titleReceivedInvocations: [Int] = []
    var titleReturnValue: String!
    var titleReturnValues: [String] = []
    var titleClosure: ((Int) throws -> String)?
    var titleCalled: Bool { titleCallsCount > 0 }

    func title(of id: Int) throws -> String {
        titleCallsCount += 1
        titleReceivedId = id
        titleReceivedInvocations.append(id)
        if let error = titleThrowableError {
            throw error
        }
        if let stubbedClosure = titleClosure {
            return try stubbedClosure(id)
        }
        if !titleReturnValues.isEmpty {
            return titleReturnValues.removeFirst()
        }
        if let value = titleReturnValue {
            return value
        }
        return ""
    }

    /// Forgets all records and stubs.
    func reset() {
        titleThrowableError = nil
        titleCallsCount = 0
        titleReceivedId = nil
        titleReceivedInvocations = []
        titleReturnValue = nil
        titleReturnValues = []
        titleClosure = nil
    }
}

class ArtworkMock: Artwork {
    init() {}

    // MARK: - path

    var pathCallsCount: Int = 0
    var pathReceivedTitle: String?
    var pathReceivedInvocations: [String] = []
    var pathReturnValue: String?
    var pathReturnValues: [String?] = []
    var pathClosure: ((String) -> String?)?
    var pathCalled: Bool { pathCallsCount > 0 }

    func path(of title: String) -> String? {
        pathCallsCount += 1
        pathReceivedTitle = title
        pathReceivedInvocations.append(title)
        if let stubbedClosure = pathClosure {
            return stubbedClosure(title)
        }
        if !pathReturnValues.isEmpty {
            return pathReturnValues.removeFirst()
        }
        return pathReturnValue
    }

    /// Forgets all records and stubs.
    func reset() {
        pathCallsCount = 0
        pathReceivedTitle = nil
        pathReceivedInvocations = []
        pathReturnValue = nil
        pathReturnValues = []
        pathClosure = nil
    }
}

class EngineMock: Engine {
    init() {}

    // MARK: - play

    var playCallsCount: Int = 0
    var playReceivedTitle: String?
    var playReceivedInvocations: [String] = []
    var playReturnValue: Bool!
    var playReturnValues: [Bool] = []
    var playClosure: ((String) -> Bool)?
    var playCalled: Bool { playCallsCount > 0 }

    func play(_ title: String) -> Bool {
        playCallsCount += 1
        playReceivedTitle = title
        playReceivedInvocations.append(title)
        if let stubbedClosure = playClosure {
            return stubbedClosure(title)
        }
        if !playReturnValues.isEmpty {
            return playReturnValues.removeFirst()
        }
        if let value = playReturnValue {
            return value
        }
        return false
    }

    /// Forgets all records and stubs.
    func reset() {
        playCallsCount = 0
        playReceivedTitle = nil
        playReceivedInvocations = []
        playReturnValue = nil
        playReturnValues = []
        playClosure = nil
    }
}

class PlaylistMock: Playlist {
    init() {}

    // MARK: - titles

    var titlesGetCallsCount: Int = 0
    var underlyingTitles: [String] = []
    var titles: [String] {
        get {
            titlesGetCallsCount += 1
            return underlyingTitles
        }
        set {
            underlyingTitles = newValue
        }
    }

    /// Forgets all records and stubs.
    func reset() {
        titlesGetCallsCount = 0
        underlyingTitles = []
    }
}
// testgen:parts s1Dp_WoKN UrbOKKkps Ll6Wfi5aA 2aMP6yNyl _W8DyiH5w ULYMY-HK1
