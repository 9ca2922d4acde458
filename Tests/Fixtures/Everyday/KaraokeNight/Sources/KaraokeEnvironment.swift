import Foundation

protocol SongCatalog: Sendable {
    func search(_ term: String) async throws -> [Song]
}

protocol StageMachine: Sendable {
    func play(_ song: Song, from second: Int) async throws
    func pause() async
}

protocol ScoreBoard: Sendable {
    func best() async -> Int?
    func record(points: Int, singer: String, songID: Int) async throws
}

struct HouseRules: Equatable, Sendable {
    var maximumQueue = 10
    var allowsExplicit = false
    var entriesPerSinger = 1
}

enum StageFailure: Error, Equatable {
    case trackMissing(Int)
    case noMicrophone
}
