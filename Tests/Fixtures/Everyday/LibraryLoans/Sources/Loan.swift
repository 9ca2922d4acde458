import Foundation

struct Loan: Decodable, Equatable, Sendable, Identifiable {
    let id: Int
    let title: String
    let authors: [String]
    let dueDate: Date
    let renewalsLeft: Int
    let cover: URL?

    enum CodingKeys: String, CodingKey {
        case id = "loan_id"
        case title
        case authors
        case dueDate = "due_on"
        case renewalsLeft = "renewals_left"
        case cover = "cover_url"
    }

    init(id: Int, title: String, authors: [String] = [], dueDate: Date, renewalsLeft: Int = 0, cover: URL? = nil) {
        self.id = id
        self.title = title
        self.authors = authors
        self.dueDate = dueDate
        self.renewalsLeft = renewalsLeft
        self.cover = cover
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        authors = try container.decodeIfPresent([String].self, forKey: .authors) ?? []
        dueDate = try container.decode(Date.self, forKey: .dueDate)
        renewalsLeft = try container.decodeIfPresent(Int.self, forKey: .renewalsLeft) ?? 0
        // The catalogue sends an empty string for books without a cover.
        cover = (try container.decodeIfPresent(String.self, forKey: .cover)).flatMap {
            $0.isEmpty ? nil : URL(string: $0)
        }
    }
}

struct LoanPage: Decodable, Equatable, Sendable {
    let items: [Loan]
    let nextCursor: String?

    enum CodingKeys: String, CodingKey {
        case items
        case nextCursor = "next_cursor"
    }
}

struct HoldRequest: Encodable, Equatable, Sendable {
    let workID: String
    let branch: String
    var notifyBySMS = false
}

enum LoanSort: String, CaseIterable, Sendable {
    case dueDate = "due"
    case title
}

enum LibraryError: Error, Equatable {
    case unauthorized
    case notFound
    case renewalLimitReached(max: Int?)
    case throttled(retryAfter: Int)
    case maintenance
    case unexpected(status: Int)
    case malformedResponse
    case offline
}
