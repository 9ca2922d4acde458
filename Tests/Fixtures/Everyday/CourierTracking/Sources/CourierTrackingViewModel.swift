import Foundation

@MainActor
final class CourierTrackingViewModel {
    struct Snapshot: Equatable {
        var title: String
        var subtitle: String
        var progress: Double
        var distanceText: String?
        var notes: [String]
        var canCall: Bool
        var canCancel: Bool
    }

    enum State: Equatable {
        case idle
        case loading
        case tracking(Snapshot)
        case finished(message: String)
        case failed(message: String, canRetry: Bool)
    }

    static let tickInterval: TimeInterval = 30
    static let nearbyMetres = 200.0
    static let maxNotes = 3

    var onStateChange: ((State) -> Void)?
    var onNearby: (() -> Void)?
    var onToast: ((String) -> Void)?
    weak var delegate: CourierTrackingDelegate?

    private(set) var state: State = .idle {
        didSet {
            guard state != oldValue else { return }
            onStateChange?(state)
        }
    }

    private let deliveryID: String
    private let service: DeliveryService
    private let scheduler: TickScheduler
    private let now: () -> Date

    private var delivery: Delivery?
    private var courierLocation: Coordinate?
    private var notes: [String] = []
    private var hasAnnouncedNearby = false
    private var isCancelling = false
    private var ticker: Cancellable?
    private var streamTask: Task<Void, Never>?

    init(
        deliveryID: String,
        service: DeliveryService,
        scheduler: TickScheduler,
        now: @escaping () -> Date = Date.init
    ) {
        self.deliveryID = deliveryID
        self.service = service
        self.scheduler = scheduler
        self.now = now
    }

    // MARK: - Lifecycle

    func start() async {
        guard streamTask == nil, state != .loading else { return }
        state = .loading
        do {
            let loaded = try await service.delivery(id: deliveryID)
            delivery = loaded
            guard loaded.stage < .delivered else {
                finish(message: "Delivered by \(loaded.courierName)")
                return
            }
            render()
            observe()
        } catch DeliveryServiceError.notFound {
            state = .failed(message: "This delivery doesn't exist.", canRetry: false)
        } catch {
            state = .failed(message: "Couldn't load your delivery.", canRetry: true)
        }
    }

    func stop() {
        streamTask?.cancel()
        streamTask = nil
        ticker?.cancel()
        ticker = nil
    }

    private func observe() {
        ticker = scheduler.every(Self.tickInterval) { [weak self] in
            self?.render()
        }
        let stream = service.events(deliveryID: deliveryID)
        streamTask = Task { [weak self] in
            for await event in stream {
                guard !Task.isCancelled else { return }
                self?.handle(event)
            }
        }
    }

    // MARK: - User actions

    func callCourier() {
        guard let phone = delivery?.courierPhone, !phone.isEmpty else {
            onToast?("The courier has no phone number.")
            return
        }
        delegate?.courierTrackingWantsCall(number: phone.filter { $0.isNumber || $0 == "+" })
    }

    func cancel() async {
        guard let delivery, canCancel(delivery) else { return }
        isCancelling = true
        render()
        do {
            try await service.cancelDelivery(id: delivery.id)
            isCancelling = false
            finish(message: "You cancelled this delivery")
            delegate?.courierTrackingDidCancel(deliveryID: delivery.id, byUser: true)
        } catch {
            isCancelling = false
            render()
            onToast?("Couldn't cancel. Please try again.")
        }
    }

    // MARK: - Events

    func handle(_ event: DeliveryEvent) {
        guard let current = delivery else { return }
        switch event {
        case .stage(let stage):
            // Events may arrive out of order; never move backwards.
            guard stage > current.stage else { return }
            delivery?.stage = stage
            if stage == .delivered {
                finish(message: "Delivered by \(current.courierName)")
                delegate?.courierTrackingDidDeliver(deliveryID: current.id)
                return
            }
        case .location(let coordinate):
            courierLocation = coordinate
            announceNearbyIfNeeded(current)
        case .eta(let date):
            delivery?.eta = date
        case .courierNote(let text):
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty else { return }
            notes.insert(trimmed, at: 0)
            notes = Array(notes.prefix(Self.maxNotes))
        case .cancelled(let reason):
            finish(message: "Cancelled: \(reason)")
            delegate?.courierTrackingDidCancel(deliveryID: current.id, byUser: false)
            return
        }
        render()
    }

    private func announceNearbyIfNeeded(_ delivery: Delivery) {
        guard !hasAnnouncedNearby, delivery.stage == .onTheWay,
            let metres = courierLocation?.distance(to: delivery.destination),
            metres <= Self.nearbyMetres
        else { return }
        hasAnnouncedNearby = true
        onNearby?()
    }

    private func finish(message: String) {
        stop()
        state = .finished(message: message)
    }

    private func canCancel(_ delivery: Delivery) -> Bool {
        delivery.stage < .pickedUp && !isCancelling
    }

    // MARK: - Rendering

    private func render() {
        if case .finished = state { return }
        guard let delivery else { return }
        state = .tracking(
            Snapshot(
                title: title(for: delivery),
                subtitle: etaText(delivery.eta),
                progress: Double(delivery.stage.rawValue) / Double(DeliveryStage.delivered.rawValue),
                distanceText: courierLocation.map { Self.distanceText($0.distance(to: delivery.destination)) },
                notes: notes,
                canCall: delivery.courierPhone?.isEmpty == false,
                canCancel: canCancel(delivery)
            )
        )
    }

    private func title(for delivery: Delivery) -> String {
        switch delivery.stage {
        case .accepted: return "\(delivery.courierName) accepted your order"
        case .pickedUp: return "\(delivery.courierName) picked up your order"
        case .onTheWay: return "\(delivery.courierName) is on the way"
        case .delivered: return "Delivered"
        }
    }

    private func etaText(_ eta: Date?) -> String {
        guard let eta else { return "Calculating arrival…" }
        let minutes = Int((eta.timeIntervalSince(now()) / 60).rounded(.up))
        switch minutes {
        case ..<1: return "Arriving now"
        case 1: return "1 minute"
        case 2..<60: return "\(minutes) minutes"
        default: return "\(minutes / 60) h \(minutes % 60) min"
        }
    }

    private static func distanceText(_ metres: Double) -> String {
        metres < 1000
            ? "\(Int((metres / 10).rounded()) * 10) m"
            : String(format: "%.1f km", metres / 1000)
    }
}
