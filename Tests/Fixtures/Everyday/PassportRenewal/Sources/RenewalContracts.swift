import Foundation

protocol RenewalView: AnyObject {
    func setBusy(_ isBusy: Bool)
    func showStep(_ step: RenewalStep, animated: Bool)
    func showSummary(_ summary: RenewalSummary)
    func showAlert(title: String, message: String)
    func showPhotoHints(_ hints: [String])
}

protocol RenewalBackend: AnyObject {
    func lookUp(number: String, completion: @escaping (Result<Passport, RenewalError>) -> Void)
    func submit(
        _ application: RenewalApplication,
        feeInPence: Int,
        completion: @escaping (Result<String, RenewalError>) -> Void
    )
    func discardDraft(passportNumber: String)
}

protocol RenewalRouting: AnyObject {
    func presentScanner(delegate: any DocumentScannerDelegate)
    func presentCamera(delegate: any PhotoCaptureDelegate)
    func openHelp(topic: String)
    func dismissPresented()
}

protocol DocumentScannerDelegate: AnyObject {
    func scannerDidRead(number: String)
    func scannerDidCancel()
}

protocol PhotoCaptureDelegate: AnyObject {
    func cameraDidTake(_ check: PhotoCheck)
    func cameraDidFail(isPermissionDenied: Bool)
}

protocol RenewalCoordinatorDelegate: AnyObject {
    func renewalDidFinish(reference: String)
    func renewalDidCancel(isDraftKept: Bool)
}
