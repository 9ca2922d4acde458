// testgen:fingerprint 7634be8bd67b7ebf factory NotesModel
import Dependencies
import Foundation
@testable import DependenciesSample

/// Doubles, registrations and mock data for the tests of `NotesModel`.
enum NotesModelTestFactory {
    /// The doubles that stand for what `NotesModel` is injected with.
    struct Dependencies {
        let notes: NotesClientMock
        let backup: BackupMock
        let uuid: UUIDGenerator
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let notes = NotesClientMock()
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
            $0.notes = dependencies.notes.closures
            $0[BackupKey.self] = dependencies.backup
            $0.uuid = dependencies.uuid
        } operation: {
            NotesModel()
        }
    }
}
// testgen:parts FbQWgHNg6 qxkweZMJ9 KNuJYbKHk ir6m1rjRK VYlDhNx-p d7HY2_HJ4 p1rRU4bbs WlYGbWE-- sUCjWfYf7 AK7Z3yJla
