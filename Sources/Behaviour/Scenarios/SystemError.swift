/// An error that the system throws and that code may tell apart from others.
package enum SystemError: Hashable, Sendable {
    /// A task was cancelled.
    case cancellation
    /// A request failed; the name of the code: `notConnectedToInternet`.
    case url(String)

    /// The errors that code speaks of, by the names of the types that it asks values for and of the members that it names.
    static func errors(types: Set<String>, names: Set<String>) -> [SystemError] {
        var errors: [SystemError] = []
        if types.contains("URLError") {
            // The last one is for what is done about all others.
            errors += codes.filter(names.contains).prefix(6).map(SystemError.url) + [.url("badServerResponse")]
        }
        if types.contains("CancellationError") { errors.append(.cancellation) }
        return errors
    }

    /// The codes of `URLError` that a request fails with, usual ones first.
    private static let codes = [
        "notConnectedToInternet", "timedOut", "cancelled", "networkConnectionLost", "cannotConnectToHost",
        "cannotFindHost", "dataNotAllowed", "userAuthenticationRequired", "dnsLookupFailed", "internationalRoamingOff",
        "callIsActive", "secureConnectionFailed", "badURL", "unsupportedURL", "resourceUnavailable",
        "fileDoesNotExist", "cannotDecodeContentData", "cannotParseResponse", "unknown",
    ]
}
