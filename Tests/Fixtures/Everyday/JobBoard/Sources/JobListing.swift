import Foundation

struct JobListing: Decodable, Identifiable, Equatable {
    let id: Int
    let title: String
    let company: String
    let city: String?
    let salaryFrom: Int?
}

struct JobPage: Decodable, Equatable {
    let items: [JobListing]
    let nextCursor: String?
    let total: Int
}

struct JobFilter: Equatable {
    var remoteOnly = false
    var minimumSalary: Int?
    var city: String?
}

struct SearchJobsRequest: Request, Equatable {
    typealias Response = JobPage

    let text: String
    let filter: JobFilter
    let cursor: String?

    var path: String { "v2/jobs" }

    var query: [String: String] {
        var query = ["q": text, "limit": "20"]
        if filter.remoteOnly {
            query["remote"] = "true"
        } else {
            query["city"] = filter.city
        }
        query["salary_from"] = filter.minimumSalary.map(String.init)
        query["cursor"] = cursor
        return query
    }
}

struct SetSavedRequest: Request, Equatable {
    typealias Response = EmptyResponse

    let jobID: Int
    let isSaved: Bool

    var path: String { "v2/me/saved/\(jobID)" }
    var method: HTTPMethod { isSaved ? .put : .delete }
}
