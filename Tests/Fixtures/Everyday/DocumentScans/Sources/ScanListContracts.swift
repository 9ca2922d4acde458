import Foundation

protocol LoadingPresentable: AnyObject {
    func showLoading()
    func hideLoading()
}

protocol ScanListView: LoadingPresentable {
    func show(sections: [ScanSection])
    func showEmptyState(text: String, actionTitle: String?)
    func updateToolbar(title: String, canExport: Bool, canDelete: Bool)
    func setTitle(_ title: String)
    func show(error message: String, retryTitle: String?)
}

protocol ScanListInteractorInput: AnyObject {
    func fetchDocuments()
    func rename(_ id: UUID, to title: String)
    func delete(_ ids: [UUID])
    func merge(_ ids: [UUID])
    func export(_ job: ExportJob)
}

protocol ScanListInteractorOutput: AnyObject {
    func didFetch(_ documents: [ScannedDocument])
    func didUpdate(_ document: ScannedDocument)
    func didDelete(_ ids: [UUID])
    func didExport(to file: URL)
    func didFail(_ error: ScanError)
}

protocol ScanListWireframe {
    func openCamera(output: ScanCameraOutput)
    func openDocument(_ id: UUID)
    func openSettings()
    func share(_ file: URL)
    func confirm(_ question: String, destructive: Bool, onConfirm: @escaping () -> Void)
}

protocol ScanCameraOutput: AnyObject {
    func cameraDidFinish(with document: ScannedDocument?)
}

protocol ScanListOutput: AnyObject {
    func scanList(didChangeCount count: Int)
}

protocol DayNaming {
    func name(of date: Date) -> String
}
