import Foundation

final class ScanListPresenter: SelectionListPresenter<ScannedDocument> {
    weak var view: ScanListView?
    weak var output: ScanListOutput?

    private let interactor: ScanListInteractorInput
    private let wireframe: ScanListWireframe
    private let dayNaming: DayNaming

    private var pendingLoads = 0
    private var sections: [[ScannedDocument]] = []

    var sorting: ScanSorting = .newestFirst {
        didSet {
            guard sorting != oldValue else { return }
            itemsDidChange()
        }
    }

    var searchText = "" {
        didSet { itemsDidChange() }
    }

    init(interactor: ScanListInteractorInput, wireframe: ScanListWireframe, dayNaming: DayNaming) {
        self.interactor = interactor
        self.wireframe = wireframe
        self.dayNaming = dayNaming
    }

    // MARK: - View events

    func viewDidLoad() {
        view?.setTitle("Scans")
        startLoading()
        interactor.fetchDocuments()
    }

    func didSelectRow(at indexPath: (section: Int, row: Int)) {
        guard let document = self[indexPath.section, indexPath.row] else { return }
        switch (isEditing, document.isLocked) {
        case (true, _):
            toggleSelection(document.id)
        case (false, true):
            wireframe.confirm("Unlock \(document.title)?", destructive: false) { [wireframe] in
                wireframe.openDocument(document.id)
            }
        case (false, false):
            wireframe.openDocument(document.id)
        }
    }

    func didTapScan() {
        wireframe.openCamera(output: self)
    }

    func didTapDelete() {
        let deletable = selectedItems.filter { !$0.isLocked }
        guard !deletable.isEmpty else {
            view?.show(error: "Locked scans cannot be deleted", retryTitle: nil)
            return
        }
        let noun = deletable.count == 1 ? "“\(deletable[0].title)”" : "\(deletable.count) scans"
        wireframe.confirm("Delete \(noun)?", destructive: true) { [weak self] in
            self?.startLoading()
            self?.interactor.delete(deletable.map(\.id))
        }
    }

    func didTapMerge() {
        let chosen = selectedItems.sorted { $0.scannedAt < $1.scannedAt }
        guard chosen.count >= 2 else { return }
        if let locked = chosen.first(where: \.isLocked) {
            return didFail(.locked(locked.id))
        }
        startLoading()
        interactor.merge(chosen.map(\.id))
        isEditing = false
    }

    func didTapExport(format: ExportJob.Format) {
        let chosen = selectedItems
        guard let first = chosen.first else { return }
        let base = chosen.count == 1 ? first.title : "\(first.title) and \(chosen.count - 1) more"
        startLoading()
        interactor.export(
            ExportJob(documents: chosen.map(\.id), format: format, fileName: "\(sanitised(base)).\(format.rawValue)"))
    }

    func didRename(_ id: UUID, to text: String) {
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let document = items.first(where: { $0.id == id }), document.title != title else { return }
        guard !title.isEmpty else {
            view?.show(error: "A scan needs a title", retryTitle: nil)
            return
        }
        interactor.rename(id, to: String(title.prefix(60)))
    }

    // MARK: - Rendering

    override func itemsDidChange() {
        sections = arranged(visible)
        if sections.isEmpty {
            renderEmpty()
        } else {
            view?.show(sections: sections.map(section))
        }
        renderToolbar()
    }

    private subscript(section: Int, row: Int) -> ScannedDocument? {
        guard sections.indices.contains(section), sections[section].indices.contains(row) else { return nil }
        return sections[section][row]
    }
}

// MARK: - ScanListInteractorOutput

extension ScanListPresenter: ScanListInteractorOutput {
    func didFetch(_ documents: [ScannedDocument]) {
        stopLoading()
        replaceItems(documents)
        output?.scanList(didChangeCount: documents.count)
    }

    func didUpdate(_ document: ScannedDocument) {
        let isNew = !items.contains { $0.id == document.id }
        replaceItem(document)
        if isNew { output?.scanList(didChangeCount: items.count) }
    }

    func didDelete(_ ids: [UUID]) {
        stopLoading()
        removeItems(ids)
        isEditing = false
        output?.scanList(didChangeCount: items.count)
    }

    func didExport(to file: URL) {
        stopLoading()
        isEditing = false
        wireframe.share(file)
    }

    func didFail(_ error: ScanError) {
        stopLoading()
        switch error {
        case .cameraDenied:
            wireframe.confirm("Allow the camera in Settings?", destructive: false) { [wireframe] in
                wireframe.openSettings()
            }
        case .storageFull(let megabytes) where megabytes >= 1_000:
            view?.show(
                error: String(format: "%.1f GB of free space needed", Double(megabytes) / 1_000), retryTitle: "Retry")
        case .storageFull(let megabytes):
            view?.show(error: "\(megabytes) MB of free space needed", retryTitle: "Retry")
        case .locked(let id):
            let title = items.first { $0.id == id }?.title ?? "This scan"
            view?.show(error: "\(title) is locked", retryTitle: nil)
        case .nothingScanned:
            break
        }
    }
}

extension ScanListPresenter: ScanCameraOutput {
    func cameraDidFinish(with document: ScannedDocument?) {
        guard let document else { return didFail(.nothingScanned) }
        searchText = ""
        didUpdate(document)
    }
}

// MARK: - Private

extension ScanListPresenter {
    fileprivate var visible: [ScannedDocument] {
        let words = searchText.lowercased().split(separator: " ")
        return items.filter { document in
            words.allSatisfy {
                document.title.lowercased().contains($0) || document.kind.rawValue.lowercased().hasPrefix($0)
            }
        }
    }

    fileprivate func arranged(_ documents: [ScannedDocument]) -> [[ScannedDocument]] {
        guard !documents.isEmpty else { return [] }
        switch sorting {
        case .title:
            return [documents.sorted { $0.title.lowercased() < $1.title.lowercased() }]
        case .pages:
            return [documents.sorted { ($1.pageCount, $0.title) < ($0.pageCount, $1.title) }]
        case .newestFirst:
            var result: [[ScannedDocument]] = []
            for document in documents.sorted(by: { $0.scannedAt > $1.scannedAt }) {
                if let last = result.last?.first,
                    dayNaming.name(of: last.scannedAt) == dayNaming.name(of: document.scannedAt)
                {
                    result[result.count - 1].append(document)
                } else {
                    result.append([document])
                }
            }
            return result
        }
    }

    fileprivate func section(_ documents: [ScannedDocument]) -> ScanSection {
        let header: String
        switch sorting {
        case .newestFirst: header = dayNaming.name(of: documents[0].scannedAt)
        case .title: header = "A–Z"
        case .pages: header = "By length"
        }
        return ScanSection(header: header, rows: documents.map(row))
    }

    fileprivate func row(_ document: ScannedDocument) -> ScanRow {
        ScanRow(
            title: document.title, detail: detail(document), isSelected: selection.contains(document.id),
            showsLock: document.isLocked)
    }

    fileprivate func detail(_ document: ScannedDocument) -> String {
        let pages = document.pageCount == 1 ? "1 page" : "\(document.pageCount) pages"
        switch document.status {
        case .pending: return pages + " · reading…"
        case .recognised(words: 0), .unreadable: return pages + " · no text"
        case .recognised: return pages
        }
    }

    fileprivate func renderEmpty() {
        if items.isEmpty {
            view?.showEmptyState(text: "Nothing scanned yet", actionTitle: "Scan")
        } else {
            view?.showEmptyState(text: "No scan matches “\(searchText)”", actionTitle: nil)
        }
    }

    fileprivate func renderToolbar() {
        let count = selection.count
        let title = isEditing ? (count == 0 ? "Select scans" : "\(count) selected") : "\(items.count) scans"
        view?.updateToolbar(
            title: title, canExport: isEditing && count > 0,
            canDelete: isEditing && selectedItems.contains { !$0.isLocked })
    }

    fileprivate func sanitised(_ name: String) -> String {
        String(name.map { "/:\\".contains($0) ? "-" : $0 })
    }

    fileprivate func startLoading() {
        pendingLoads += 1
        if pendingLoads == 1 { view?.showLoading() }
    }

    fileprivate func stopLoading() {
        guard pendingLoads > 0 else { return }
        pendingLoads -= 1
        if pendingLoads == 0 { view?.hideLoading() }
    }
}
