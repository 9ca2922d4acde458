import Foundation

public struct RoastEnvironment {
    public var loadProfiles: @MainActor () async throws -> [RoastProfile]
    public var saveLog: @MainActor (RoastLog) async throws -> Void
    public var setBurner: @MainActor (_ percent: Int) -> Void
    public var soundAlarm: @MainActor (String) -> Void

    public init(
        loadProfiles: @escaping @MainActor () async throws -> [RoastProfile],
        saveLog: @escaping @MainActor (RoastLog) async throws -> Void,
        setBurner: @escaping @MainActor (_ percent: Int) -> Void,
        soundAlarm: @escaping @MainActor (String) -> Void = { _ in }
    ) {
        self.loadProfiles = loadProfiles
        self.saveLog = saveLog
        self.setBurner = setBurner
        self.soundAlarm = soundAlarm
    }
}
