struct ReelRowViewModel: Equatable, Sendable {
    let title: String
    let subtitle: String
    let duration: String
    let badge: String?
    let isSelectable: Bool
    let isChecked: Bool
}

struct DigitisationReceipt: Equatable, Sendable {
    let acceptedIDs: [Int]
    let rejectedIDs: [Int]
}

@MainActor
protocol ReelListView: AnyObject {
    func showLoading(_ isLoading: Bool)
    func show(rows: [ReelRowViewModel])
    func reloadRow(at index: Int, with row: ReelRowViewModel)
    func showEmpty(message: String)
    func showError(message: String, canRetry: Bool)
    func showToast(_ message: String)
    func setSelectionMode(_ isActive: Bool)
    func updateBulkAction(title: String, isEnabled: Bool)
}

@MainActor
protocol ReelListInteracting: AnyObject {
    func fetchReels(completion: @escaping @MainActor (Result<[Reel], ArchiveError>) -> Void)
    func requestDigitisation(
        of ids: [Int], completion: @escaping @MainActor (Result<DigitisationReceipt, ArchiveError>) -> Void)
}

@MainActor
protocol ReelListRouting: AnyObject {
    func openReel(id: Int)
    func confirmDigitisation(count: Int, totalDuration: String, onConfirm: @escaping @MainActor () -> Void)
    func showLogin()
}
