import Foundation

protocol FirmwareDownloading: AnyObject {
    func latestVersion(completion: @escaping (Result<FirmwareVersion, Error>) -> Void)
    func download(_ version: FirmwareVersion, completion: @escaping (Result<FirmwareImage, Error>) -> Void)
    func cancel()
}

protocol FirmwareTransferDelegate: AnyObject {
    func transfer(_ transfer: FirmwareTransferring, didSend bytes: Int, of total: Int)
    func transferDidFinish(_ transfer: FirmwareTransferring)
    func transfer(_ transfer: FirmwareTransferring, didFailWith error: Error)
}

protocol FirmwareTransferring: AnyObject {
    var delegate: FirmwareTransferDelegate? { get set }
    func begin(_ image: FirmwareImage, to peripheral: Peripheral)
    func abort()
}

protocol PeripheralControlling: AnyObject {
    func keepAwake(_ isOn: Bool)
    func restart(_ identifier: UUID)
}

protocol ChecksumVerifying {
    func isValid(_ image: FirmwareImage) -> Bool
}

struct AdlerChecksum: ChecksumVerifying {
    func isValid(_ image: FirmwareImage) -> Bool {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in image.data {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return (b << 16) | a == image.checksum
    }
}
