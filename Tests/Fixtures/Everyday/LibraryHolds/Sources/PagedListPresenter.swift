import Foundation

class PagedListPresenter<Row: Identifiable & Equatable>: NSObject {
    private(set) var rows: [Row] = []
    private(set) var isExhausted = false
    let pageSize: Int

    init(pageSize: Int) {
        self.pageSize = pageSize
        super.init()
    }

    func accept(_ page: [Row], offset: Int) {
        rows = Array(rows.prefix(offset)) + page
        isExhausted = page.count < pageSize
        rowsDidChange()
    }

    @discardableResult
    func drop(_ id: Row.ID) -> Row? {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return nil }
        let row = rows.remove(at: index)
        rowsDidChange()
        return row
    }

    func rowsDidChange() {}
}
