import Foundation

class ListPresenter<Row: Equatable> {
    private(set) var rows: [Row] = []
    private(set) var isBusy = false

    final func refresh() {
        guard !isBusy else { return }
        isBusy = true
        startFetching()
    }

    final func show(_ fresh: [Row]) {
        isBusy = false
        guard fresh != rows else { return }
        rows = fresh
        rowsDidChange()
    }

    final func giveUp() {
        isBusy = false
    }

    func startFetching() {}
    func rowsDidChange() {}
}
