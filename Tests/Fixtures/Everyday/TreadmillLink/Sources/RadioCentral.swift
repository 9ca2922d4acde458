import Foundation

enum RadioState: Int {
    case unknown, unsupported, unauthorized, poweredOff, poweredOn
}

protocol RadioPeripheral: AnyObject {
    var identifier: UUID { get }
    var name: String? { get }
    var delegate: RadioPeripheralDelegate? { get set }
    func discover(_ services: [String])
    func setNotify(_ enabled: Bool, for characteristic: String)
    func write(_ data: Data, to characteristic: String)
}

protocol RadioPeripheralDelegate: AnyObject {
    func peripheral(_ peripheral: RadioPeripheral, didDiscover services: [String], error: Error?)
    func peripheral(_ peripheral: RadioPeripheral, didUpdate value: Data, of characteristic: String)
}

/// The part of the Bluetooth stack the app uses.
protocol RadioCentral: AnyObject {
    var state: RadioState { get }
    var delegate: RadioCentralDelegate? { get set }
    func scan(for services: [String])
    func stopScan()
    func connect(_ peripheral: RadioPeripheral)
    func disconnect(_ peripheral: RadioPeripheral)
}

protocol RadioCentralDelegate: AnyObject {
    func centralDidUpdateState(_ central: RadioCentral)
    func central(_ central: RadioCentral, didDiscover peripheral: RadioPeripheral, rssi: Int)
    func central(_ central: RadioCentral, didConnect peripheral: RadioPeripheral)
    func central(_ central: RadioCentral, didDisconnect peripheral: RadioPeripheral, error: Error?)
}

protocol PairedDeviceStore {
    var pairedDevice: UUID? { get nonmutating set }
}
