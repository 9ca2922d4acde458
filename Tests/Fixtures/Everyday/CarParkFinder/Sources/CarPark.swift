import Foundation

struct Coordinate: Equatable {
    let latitude: Double
    let longitude: Double

    func distance(to other: Coordinate) -> Double {
        let metresPerDegree = 111_320.0
        let dy = (other.latitude - latitude) * metresPerDegree
        let dx = (other.longitude - longitude) * metresPerDegree * cos(latitude * .pi / 180)
        return (dx * dx + dy * dy).squareRoot()
    }
}

struct CarPark: Equatable {
    let identifier: String
    let name: String
    let coordinate: Coordinate
    let capacity: Int
    let occupied: Int
    let maxHeightCm: Int?
    let hasChargers: Bool

    var freeSpaces: Int { return max(0, capacity - occupied) }
}

struct CarParkRow: Equatable {
    let identifier: String
    let title: String
    let subtitle: String
    let isFavourite: Bool
}

enum LocationFailure: Error {
    case denied
    case unavailable
}

enum CarParkFailure: Error, Equatable {
    case noConnection
    case badResponse
}
