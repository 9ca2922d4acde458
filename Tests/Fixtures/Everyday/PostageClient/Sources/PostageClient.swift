import Foundation

enum PostageError: Error, Equatable {
    case tooHeavy
    case unknownZone(String)
    case refused(status: Int)
}

/// What sending a parcel costs.
struct Postage: Equatable, Sendable {
    var cents: Int
    var isExpress: Bool
}

/// Asks the post for its rates.
protocol RateFetching: Sendable {
    func rate(zone: String) async throws -> Int
}

/// What to do after a request that failed.
enum Retry: Equatable, Sendable {
    case never(String)
    case after(seconds: Double)
    case later
}

/// Asks what parcels cost.
struct PostageClient: Sendable {
    var quote: @Sendable (_ zone: String, _ grams: Int) async throws -> Postage
    var retry: @Sendable (_ error: any Error, _ attempts: Int) -> Retry
}

extension PostageClient {
    static func live(
        rates: any RateFetching, heaviest: Int = 20_000, mostAttempts: Int = 3, delay: Double = 2
    ) -> PostageClient {
        PostageClient(
            quote: { zone, grams in
                guard grams <= heaviest else { throw PostageError.tooHeavy }
                let rate = try await rates.rate(zone: zone)
                guard rate > 0 else { throw PostageError.unknownZone(zone) }
                let steps = (grams + 499) / 500
                return Postage(cents: rate * steps, isExpress: zone.hasPrefix("X"))
            },
            retry: { error, attempts in
                if let error = error as? PostageError, error == .tooHeavy { return .never("too heavy") }
                guard attempts < mostAttempts else { return .later }
                return .after(seconds: delay * Double(attempts + 1))
            })
    }

    static let preview = PostageClient(
        quote: { _, _ in Postage(cents: 450, isExpress: false) }, retry: { _, _ in .later })
}
