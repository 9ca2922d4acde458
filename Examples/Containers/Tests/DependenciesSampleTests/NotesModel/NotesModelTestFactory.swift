// testgen:fingerprint ee305c31853f1d6d factory NotesModel
import Dependencies
import Foundation
@testable import DependenciesSample

/// Doubles, registrations and mock data for the tests of `NotesModel`.
enum NotesModelTestFactory {
    /// The doubles that stand for what `NotesModel` is injected with.
    struct Dependencies {
        let notes: NotesClient
        let backup: BackupMock
        let uuid: UUIDGenerator
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let notes = NotesClient.testValue
        let backup = BackupMock()
        let uuid = UUIDGenerator.incrementing

        return Dependencies(
            notes: notes,
            backup: backup,
            uuid: uuid
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> NotesModel {
        return withDependencies {
            $0.notes = dependencies.notes
            $0[BackupKey.self] = dependencies.backup
            $0.uuid = dependencies.uuid
        } operation: {
            NotesModel()
        }
    }
}
