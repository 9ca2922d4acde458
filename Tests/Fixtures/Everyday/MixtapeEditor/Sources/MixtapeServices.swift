protocol MixtapeStoring: Sendable {
    func load(_ id: Mixtape.ID) async throws(MixtapeStoreError) -> Mixtape
    func save(_ mixtape: Mixtape, overwriting: Bool) async throws(MixtapeStoreError)
}

protocol TrackSuggesting: Sendable {
    func suggestions(for tracks: [Track], limit: Int) async -> [TrackSuggestion]
}

@MainActor
protocol HapticPlaying {
    func play(_ pattern: HapticPattern)
}

enum HapticPattern: Sendable {
    case tap, success, warning
}

extension Mixtape: Identifiable {}
