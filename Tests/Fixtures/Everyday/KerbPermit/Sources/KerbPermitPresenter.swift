import Foundation

final class KerbPermitPresenter<View: KerbPermitView> {
    weak var view: View?
    weak var router: KerbPermitRouting?

    private let zone: Zone
    private let registry: PermitRegistry
    private let tracker: KerbTracking
    private let now: () -> Date
    private var permits: [Permit] = []
    private var openRequests = 0 {
        didSet {
            guard (openRequests > 0) != (oldValue > 0) else { return }
            view?.setBusy(openRequests > 0)
        }
    }

    init(zone: Zone, registry: PermitRegistry, tracker: KerbTracking, now: @escaping () -> Date = Date.init) {
        self.zone = zone
        self.registry = registry
        self.tracker = tracker
        self.now = now
    }

    func viewDidLoad() {
        tracker.track("permits_shown", ["zone": zone.code.rawValue])
        reload()
    }

    func reload() {
        openRequests += 1
        registry.permits(zone: zone.code) { [weak self] result in
            guard let self else { return }
            self.openRequests -= 1
            switch result {
            case .success(let permits):
                self.permits = permits.sorted(by: Self.precedes)
                self.renderAll()
            case .failure(let error):
                self.report(error)
            }
        }
    }

    func didTapExtend(at row: Int, minutes: Int) {
        guard permits.indices.contains(row), minutes > 0 else { return }
        let permit = permits[row]
        let stay = permit.validUntil.timeIntervalSince(permit.validFrom) + Double(minutes) * 60
        guard stay > zone.maximumStay else {
            extend(permit, by: minutes)
            return
        }
        let excess = Int((stay - zone.maximumStay) / 60)
        view?.ask(.exceedsStay(byMinutes: excess)) { [weak self] confirmed in
            if confirmed { self?.extend(permit, by: minutes) }
        }
    }

    func didTapCancel(at row: Int) {
        guard permits.indices.contains(row) else { return }
        let permit = permits[row]
        view?.ask(.cancel(plate: permit.plate)) { [weak self] confirmed in
            guard confirmed else { return }
            self?.cancel(permit)
        }
    }

    func didTapDone() {
        tracker.track("permits_closed")
        router?.close()
    }

    func price(forMinutes minutes: Int) -> Int {
        guard minutes > 0 else { return 0 }
        return (minutes + 29) / 30 * zone.rate
    }
}

// MARK: - Requests

extension KerbPermitPresenter {
    fileprivate func extend(_ permit: Permit, by minutes: Int) {
        openRequests += 1
        registry.extend(permit.number, byMinutes: minutes) { [weak self] result in
            guard let self else { return }
            self.openRequests -= 1
            switch result {
            case .success(let longer):
                self.replace(longer)
                self.view?.show(message: "Valid for \(self.minutesLeft(longer)) more minutes")
            case .failure(.paymentDue(let cents)):
                self.router?.openPayment(for: permit, amount: cents + self.price(forMinutes: minutes))
            case .failure(let error):
                self.report(error)
            }
        }
    }

    fileprivate func cancel(_ permit: Permit) {
        openRequests += 1
        registry.cancel(permit.number) { [weak self] result in
            self?.openRequests -= 1
            do {
                try result.get()
                self?.permits.removeAll { $0.number == permit.number }
                self?.renderAll()
                self?.tracker.track("permit_cancelled", ["plate": permit.plate])
            } catch {
                self?.report(error as? PermitError ?? .server(status: 0))
            }
        }
    }

    fileprivate func replace(_ permit: Permit) {
        guard let index = permits.firstIndex(where: { $0.number == permit.number }) else { return }
        permits[index] = permit
        renderAll()
    }
}

// MARK: - Rendering

extension KerbPermitPresenter {
    fileprivate static func precedes(_ lhs: Permit, _ rhs: Permit) -> Bool {
        lhs.validUntil == rhs.validUntil ? lhs.plate < rhs.plate : lhs.validUntil > rhs.validUntil
    }

    fileprivate func renderAll() {
        guard let view else { return }
        view.render(
            permits.map { permit in
                let left = minutesLeft(permit)
                return view.makeRow(
                    plate: permit.plate.uppercased(),
                    detail: left > 0 ? "\(left) min" : "expired",
                    isActive: left > 0
                )
            })
    }

    fileprivate func minutesLeft(_ permit: Permit) -> Int {
        max(0, Int(permit.validUntil.timeIntervalSince(now()) / 60))
    }

    fileprivate func report(_ error: PermitError) {
        switch error {
        case .unknownPlate: view?.show(message: "This plate is not registered")
        case .paymentDue(let cents): view?.show(message: "\(cents) cents are due")
        case .server(500...): view?.show(message: "The permit office is closed")
        case .server(let status): view?.show(message: "Error \(status)")
        }
        tracker.track("permit_error")
    }
}
