import Foundation

struct Appointment: Equatable {
    let id: Int
    let patientName: String
    let vaccine: Vaccine
    let slot: Date
    var status: Status

    enum Status: String {
        case booked
        case checkedIn
        case vaccinated
        case noShow
    }
}

struct Vaccine: Equatable {
    let name: String
    let dosesRequired: Int
}

struct StockEntry: Equatable {
    let vaccineName: String
    let dosesLeft: Int
}

enum ClinicError: Error, Equatable {
    case offline
    case slotTaken(by: String)
    case notFound
}
