import Foundation

enum Delivery: Equatable {
    case sending
    case sent
    case failed(retryable: Bool)
}

struct ChatMessage: Identifiable, Equatable {
    enum ID: Hashable {
        case local(UUID)
        case server(Int)
    }

    enum Body: Equatable {
        case text(String)
        case vitals(pulse: Int, saturation: Double)
        case deleted
    }

    var id: ID
    let author: String
    var body: Body
    let sentAt: Date
    var delivery = Delivery.sent
}

struct MessagePage {
    let messages: [ChatMessage]
    let older: Cursor?

    struct Cursor: Hashable {
        let token: String
    }
}

struct DaySection: Equatable, Identifiable {
    let day: Date
    let messages: [ChatMessage]
    var id: Date { day }
}

enum ChatFailure: Error, Equatable {
    case forbidden
    case timeout
    case tooLong(limit: Int)
}
