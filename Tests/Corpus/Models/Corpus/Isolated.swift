import Foundation

// Models bound to an actor.

@MainActor
final class ScreenModel {
    let title: String
    var rows: [String] = []
    init(title: String) { self.title = title }
}

@MainActor
struct RowModel {
    let id: Int
    let title: String
}

struct HoldsScreen {
    let screen: ScreenModel
    let name: String
}

@MainActor
final class Coordinator {
    let screen: ScreenModel
    let row: RowModel
    let later: RowModel?
    init(screen: ScreenModel, row: RowModel, later: RowModel?) {
        self.screen = screen
        self.row = row
        self.later = later
    }
}

@MainActor
final class PlainState {
    var isLoading = false
    var items: [RowModel] = []
}

final class BoundByParent: ParentModel {
    let extra: Int
    init(extra: Int) {
        self.extra = extra
        super.init()
    }
}

@MainActor
class ParentModel {
    init() {}
}

@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

@DatabaseActor
final class Record {
    let id: Int
    init(id: Int) { self.id = id }
}

struct MainActorClosure {
    let action: @MainActor () -> Void
    let later: @MainActor @Sendable (Int) async -> String
}
