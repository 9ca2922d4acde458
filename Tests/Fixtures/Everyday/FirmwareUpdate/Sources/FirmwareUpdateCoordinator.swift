import Foundation

/// Takes one peripheral from "check for updates" to "restarted with the new firmware".
final class FirmwareUpdateCoordinator {
    enum State: Equatable {
        case idle
        case checking
        case awaitingConfirmation(FirmwareVersion)
        case downloading(FirmwareVersion)
        case transferring(progress: Double)
        case restarting(expected: FirmwareVersion)
        case finished(FirmwareUpdateResult)
        case failed(FirmwareUpdateError)

        var isTerminal: Bool {
            switch self {
            case .finished, .failed: return true
            default: return false
            }
        }
    }

    var onStateChange: ((State) -> Void)?
    var onFinish: ((FirmwareUpdateResult) -> Void)?
    var onError: ((FirmwareUpdateError) -> Void)?

    private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            onStateChange?(state)
        }
    }

    private let peripheral: Peripheral
    private let downloader: FirmwareDownloading
    private let transfer: FirmwareTransferring
    private let controller: PeripheralControlling
    private let verifier: ChecksumVerifying
    private let minimumBattery: Double
    private let maximumAttempts: Int

    private var image: FirmwareImage?
    private var attempts = 0

    init(
        peripheral: Peripheral,
        downloader: FirmwareDownloading,
        transfer: FirmwareTransferring,
        controller: PeripheralControlling,
        verifier: ChecksumVerifying = AdlerChecksum(),
        minimumBattery: Double = 0.3,
        maximumAttempts: Int = 3
    ) {
        self.peripheral = peripheral
        self.downloader = downloader
        self.transfer = transfer
        self.controller = controller
        self.verifier = verifier
        self.minimumBattery = minimumBattery
        self.maximumAttempts = maximumAttempts
        transfer.delegate = self
    }

    func start() {
        guard state == .idle else { return }
        guard peripheral.batteryLevel >= minimumBattery else {
            fail(.batteryTooLow(level: peripheral.batteryLevel))
            return
        }
        state = .checking
        downloader.latestVersion { [weak self] result in
            guard let self, self.state == .checking else { return }
            switch result {
            case .success(let version) where version > self.peripheral.installedVersion:
                self.state = .awaitingConfirmation(version)
            case .success:
                self.finish(.upToDate)
            case .failure:
                self.fail(.downloadFailed)
            }
        }
    }

    func confirm() {
        guard case .awaitingConfirmation(let version) = state else { return }
        state = .downloading(version)
        controller.keepAwake(true)
        downloader.download(version) { [weak self] result in
            guard let self, self.state == .downloading(version) else { return }
            switch result {
            case .success(let image): self.didDownload(image)
            case .failure: self.fail(.downloadFailed)
            }
        }
    }

    func cancel() {
        switch state {
        case .idle, .checking, .awaitingConfirmation:
            finish(.cancelled)
        case .downloading:
            downloader.cancel()
            finish(.cancelled)
        case .transferring:
            transfer.abort()
            finish(.cancelled)
        case .restarting, .finished, .failed:
            break
        }
    }

    func retry() {
        guard case .failed = state else { return }
        attempts = 0
        image = nil
        state = .idle
        start()
    }

    func peripheralDidDisconnect() {
        switch state {
        case .awaitingConfirmation, .downloading, .transferring:
            transfer.abort()
            fail(.disconnected)
        default:
            break
        }
    }

    func peripheralDidReconnect(version: FirmwareVersion) {
        guard case .restarting(let expected) = state else { return }
        if version == expected {
            finish(.installed(version))
        } else {
            fail(.wrongVersionAfterRestart(version))
        }
    }

    // MARK: - Private

    private func didDownload(_ image: FirmwareImage) {
        guard verifier.isValid(image) else {
            fail(.checksumMismatch)
            return
        }
        self.image = image
        attempts = 1
        state = .transferring(progress: 0)
        transfer.begin(image, to: peripheral)
    }

    private func finish(_ result: FirmwareUpdateResult) {
        guard !state.isTerminal else { return }
        controller.keepAwake(false)
        state = .finished(result)
        onFinish?(result)
    }

    private func fail(_ error: FirmwareUpdateError) {
        guard !state.isTerminal else { return }
        controller.keepAwake(false)
        state = .failed(error)
        onError?(error)
    }
}

// MARK: - FirmwareTransferDelegate

extension FirmwareUpdateCoordinator: FirmwareTransferDelegate {
    func transfer(_ transfer: FirmwareTransferring, didSend bytes: Int, of total: Int) {
        guard case .transferring(let progress) = state, total > 0 else { return }
        let next = min(1, Double(bytes) / Double(total))
        if next > progress {
            state = .transferring(progress: next)
        }
    }

    func transferDidFinish(_ transfer: FirmwareTransferring) {
        guard case .transferring = state, let image else { return }
        state = .restarting(expected: image.version)
        controller.restart(peripheral.identifier)
    }

    func transfer(_ transfer: FirmwareTransferring, didFailWith error: Error) {
        guard case .transferring = state, let image else { return }
        guard attempts < maximumAttempts else {
            fail(.transferFailed(attempts: attempts))
            return
        }
        attempts += 1
        state = .transferring(progress: 0)
        transfer.begin(image, to: peripheral)
    }
}
