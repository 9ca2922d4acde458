import Foundation

struct Prescription: Equatable, Identifiable, Sendable {
    let id: String
    let medicine: String
    let refillsLeft: Int
    let lastFilled: Date
    let daysSupply: Int
}

struct Pharmacy: Equatable, Sendable {
    let id: String
    let name: String
    let delivers: Bool
}

struct RefillOrder: Equatable, Sendable {
    enum Handover: Equatable, Sendable {
        case pickup(pharmacyID: String)
        case delivery(address: String)
    }

    let prescriptionIDs: [String]
    let handover: Handover
}

struct RefillConfirmation: Equatable, Sendable {
    let orderID: String
    let readyAt: Date
}

enum RefillError: Error, Equatable {
    case offline
    case outOfStock(prescriptionID: String)
    case needsDoctor(prescriptionID: String)
    case signedOut
}

struct RefillState: Equatable {
    enum Step: Int, Comparable {
        case medicines, handover, review, finished

        static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    struct Alert: Equatable {
        let title: String
        let message: String
        var canRetry = false
    }

    var step: Step = .medicines
    var prescriptions: [Prescription] = []
    var unavailable: Set<String> = []
    var selected: Set<String> = []
    var pharmacy: Pharmacy?
    var wantsDelivery = false
    var address = ""
    var isLoading = false
    var isOrdering = false
    var alert: Alert?
    var confirmation: RefillConfirmation?

    var canContinue: Bool {
        guard !isLoading, !isOrdering else { return false }
        switch step {
        case .medicines: return !selected.isEmpty
        case .handover: return pharmacy != nil && (!wantsDelivery || address.count >= 10)
        case .review: return true
        case .finished: return false
        }
    }

    var order: RefillOrder? {
        guard let pharmacy, !selected.isEmpty else { return nil }
        let ids = prescriptions.map(\.id).filter(selected.contains)
        let handover: RefillOrder.Handover =
            wantsDelivery && pharmacy.delivers ? .delivery(address: address) : .pickup(pharmacyID: pharmacy.id)
        return RefillOrder(prescriptionIDs: ids, handover: handover)
    }
}
