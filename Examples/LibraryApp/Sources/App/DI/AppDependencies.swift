import Foundation
import NerdzInject

/// Puts the app together; called once at launch, before the first screen.
enum AppDependencies {
    static func registerAll() {
        let player = AppPlayer()

        NerdzInject.shared.registerObject(player, for: AppPlayerType.self)
        NerdzInject.shared.registerObject(UserRepository(), for: UserRepositoryType.self)
        NerdzInject.shared.registerObject(LibraryRepository(), for: LibraryRepositoryType.self)
        NerdzInject.shared.registerObject(LanguagesRepository(), for: LanguagesRepositoryType.self)
        NerdzInject.shared.registerObject(ListeningRepository(player: player), for: ListeningRepositoryType.self)
        NerdzInject.shared.registerObject(ConnectivityManager(), for: ConnectivityManagerType.self)
    }

    /// The synchronisation takes what it needs from its initialiser.
    static func makeSyncService(endpoint: URL) -> SyncService {
        SyncService(api: RemoteSyncAPI(endpoint: endpoint), storage: InMemorySyncStorage(), clock: SystemSyncClock())
    }
}
