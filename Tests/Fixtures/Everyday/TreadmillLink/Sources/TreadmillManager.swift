import Foundation

struct TreadmillSample: Equatable {
    let kilometresPerHour: Double
    let inclinePercent: Double
    let beltMetres: Int
}

enum TreadmillProblem: Error, Equatable {
    case bluetoothOff
    case notAllowed
    case wrongDevice(name: String)
    case connectionLost
}

protocol TreadmillManagerDelegate: AnyObject {
    func treadmill(_ manager: TreadmillManager, didChange status: TreadmillManager.Status)
    func treadmill(_ manager: TreadmillManager, didMeasure sample: TreadmillSample)
    func treadmill(_ manager: TreadmillManager, didFail problem: TreadmillProblem)
}

class TreadmillManager: NSObject {

    enum Status: Equatable {
        case idle, scanning
        case connecting(UUID)
        case ready(name: String)
    }

    enum ID {
        static let service = "1826"
        static let data = "2ACD"
        static let control = "2AD9"
    }

    weak var delegate: TreadmillManagerDelegate?

    private(set) var status: Status = .idle {
        didSet {
            if status != oldValue { delegate?.treadmill(self, didChange: status) }
        }
    }

    private(set) var lastSample: TreadmillSample?
    private(set) var reconnects = 0

    var minimumSignal = -80

    private let central: RadioCentral
    private let devices: PairedDeviceStore
    private var peripheral: RadioPeripheral?
    private var wantsConnection = false

    init(central: RadioCentral, devices: PairedDeviceStore) {
        self.central = central
        self.devices = devices
        super.init()
        central.delegate = self
    }

    func start() {
        wantsConnection = true
        scanIfPossible()
    }

    func stop() {
        wantsConnection = false
        reconnects = 0
        central.stopScan()
        if let peripheral {
            peripheral.setNotify(false, for: ID.data)
            central.disconnect(peripheral)
        }
        status = .idle
    }

    func setSpeed(_ kilometresPerHour: Double) {
        guard case .ready = status, let peripheral else { return }
        let hundredths = UInt16(min(max(kilometresPerHour, 0), 20) * 100)
        peripheral.write(Data([0x02, UInt8(hundredths & 0xFF), UInt8(hundredths >> 8)]), to: ID.control)
    }

    func forgetDevice() {
        devices.pairedDevice = nil
        stop()
    }

    private func scanIfPossible() {
        switch central.state {
        case .poweredOn:
            status = .scanning
            central.scan(for: [ID.service])
        case .poweredOff:
            delegate?.treadmill(self, didFail: .bluetoothOff)
        case .unauthorized, .unsupported:
            delegate?.treadmill(self, didFail: .notAllowed)
        case .unknown:
            break  // The state comes later.
        }
    }
}

// MARK: - RadioCentralDelegate

extension TreadmillManager: RadioCentralDelegate {

    func centralDidUpdateState(_ central: RadioCentral) {
        guard wantsConnection else { return }
        if central.state != .poweredOn {
            peripheral = nil
            status = .idle
        }
        scanIfPossible()
    }

    func central(_ central: RadioCentral, didDiscover peripheral: RadioPeripheral, rssi: Int) {
        guard status == .scanning else { return }
        if let paired = devices.pairedDevice {
            guard paired == peripheral.identifier else { return }
        } else {
            guard rssi >= minimumSignal else { return }
        }
        central.stopScan()
        self.peripheral = peripheral
        status = .connecting(peripheral.identifier)
        central.connect(peripheral)
    }

    func central(_ central: RadioCentral, didConnect peripheral: RadioPeripheral) {
        peripheral.delegate = self
        peripheral.discover([ID.service])
    }

    func central(_ central: RadioCentral, didDisconnect peripheral: RadioPeripheral, error: Error?) {
        self.peripheral = nil
        guard wantsConnection else { return }
        guard error != nil, reconnects < 3 else {
            wantsConnection = false
            status = .idle
            delegate?.treadmill(self, didFail: .connectionLost)
            return
        }
        reconnects += 1
        scanIfPossible()
    }
}

// MARK: - RadioPeripheralDelegate

extension TreadmillManager: RadioPeripheralDelegate {

    func peripheral(_ peripheral: RadioPeripheral, didDiscover services: [String], error: Error?) {
        let name = peripheral.name ?? "Treadmill"
        guard error == nil, services.contains(ID.service) else {
            central.disconnect(peripheral)
            delegate?.treadmill(self, didFail: .wrongDevice(name: name))
            return
        }
        devices.pairedDevice = peripheral.identifier
        reconnects = 0
        peripheral.setNotify(true, for: ID.data)
        status = .ready(name: name)
    }

    func peripheral(_ peripheral: RadioPeripheral, didUpdate value: Data, of characteristic: String) {
        guard characteristic == ID.data, let sample = TreadmillManager.decode([UInt8](value)) else { return }
        guard sample != lastSample else { return }
        lastSample = sample
        delegate?.treadmill(self, didMeasure: sample)
    }

    /// Little endian: speed in 1/100 km/h, signed incline in 1/10 %, distance in metres.
    static func decode(_ bytes: [UInt8]) -> TreadmillSample? {
        guard bytes.count >= 6 else { return nil }
        let word = { (at: Int) in UInt16(bytes[at]) | UInt16(bytes[at + 1]) << 8 }
        return TreadmillSample(
            kilometresPerHour: Double(word(0)) / 100,
            inclinePercent: Double(Int16(bitPattern: word(2))) / 10,
            beltMetres: Int(word(4))
        )
    }
}
