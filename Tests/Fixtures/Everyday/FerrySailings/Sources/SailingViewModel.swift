import Foundation

struct SailingViewModel: Equatable {
    enum Badge: String {
        case none
        case delayed
        case cancelled
        case lastSeats
    }

    let identifier: String
    let timeText: String
    let durationText: String
    let vesselText: String
    let priceText: String
    let statusText: String?
    let badge: Badge
    let isSelectable: Bool
}
