import Foundation

enum DeliveryServiceError: Error, Equatable {
    case notFound
    case offline
}

@MainActor
protocol DeliveryService: AnyObject {
    func delivery(id: String) async throws -> Delivery
    func events(deliveryID: String) -> AsyncStream<DeliveryEvent>
    func cancelDelivery(id: String) async throws
}

protocol Cancellable: AnyObject {
    func cancel()
}

@MainActor
protocol TickScheduler: AnyObject {
    func every(_ interval: TimeInterval, _ block: @escaping @MainActor () -> Void) -> Cancellable
}

@MainActor
protocol CourierTrackingDelegate: AnyObject {
    func courierTrackingDidDeliver(deliveryID: String)
    func courierTrackingWantsCall(number: String)
    func courierTrackingDidCancel(deliveryID: String, byUser: Bool)
}

extension CourierTrackingDelegate {
    func courierTrackingWantsCall(number: String) {}
}
