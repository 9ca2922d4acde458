@testable import App

// sourcery: AutoMockable
extension AppPlayerType {}

// sourcery: AutoMockable
extension ConnectivityManagerType {}

// sourcery: AutoMockable
extension LanguagesRepositoryType {}

// sourcery: AutoMockable
extension LibraryRepositoryType {}

// sourcery: AutoMockable
extension ListeningRepositoryType {}

// sourcery: AutoMockable
extension UserRepositoryType {}

// sourcery: AutoMockable
extension SyncAPI {}

// sourcery: AutoMockable
extension SyncClock {}

// sourcery: AutoMockable
extension SyncStorage {}
