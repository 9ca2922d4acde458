import Foundation

struct Coordinate: Equatable, Sendable {
    let latitude: Double
    let longitude: Double

    /// Equirectangular approximation; good enough within a city.
    func distance(to other: Coordinate) -> Double {
        let radius = 6_371_000.0
        let meanLatitude = (latitude + other.latitude) / 2 * .pi / 180
        let x = (other.longitude - longitude) * .pi / 180 * cos(meanLatitude)
        let y = (other.latitude - latitude) * .pi / 180
        return (x * x + y * y).squareRoot() * radius
    }
}

enum DeliveryStage: Int, Comparable, Sendable {
    case accepted
    case pickedUp
    case onTheWay
    case delivered

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

enum DeliveryEvent: Equatable, Sendable {
    case stage(DeliveryStage)
    case location(Coordinate)
    case eta(Date)
    case courierNote(String)
    case cancelled(reason: String)
}

struct Delivery: Equatable, Sendable {
    let id: String
    let courierName: String
    let courierPhone: String?
    let destination: Coordinate
    var stage: DeliveryStage
    var eta: Date?
}
