import Facts

/// Responses of a server, as tests write them.
enum WebResponse {
    /// The import of `HTTPURLResponse`, which Foundation itself declares on Apple's systems.
    private static let needs = Code.Needs(imports: [NetworkingImport.text])

    private static let address = Code.Expression.unwrapped(
        .call(.type(.simple("URL")), [.init("string", .string("https://example.com"))]))

    /// A response with a status, and with header fields of some names.
    static func expression(status: Int, headers: [String]) -> Code.Expression {
        let fields = Code.Expression.dictionary(headers.map { .init(.string($0), .string("1")) })
        return .needing(
            needs,
            .unwrapped(
                .call(
                    .type(.simple("HTTPURLResponse")),
                    [
                        .init("url", address), .init("statusCode", .number("\(status)")), .init("httpVersion", .null),
                        .init("headerFields", headers.isEmpty ? .null : fields),
                    ])))
    }

    /// A request for one of several addresses.
    static func request(_ number: Int) -> Code.Expression {
        let address = Code.Expression.call(
            .type(.simple("URL")), [.init("string", .string("https://example.com/\(number)"))])
        return .needing(needs, .call(.type(.simple("URLRequest")), [.init("url", .unwrapped(address))]))
    }

    /// A response that is none of HTTP.
    static var plain: Code.Expression {
        .needing(
            needs,
            .call(
                .type(.simple("URLResponse")),
                [
                    .init("url", address), .init("mimeType", .null), .init("expectedContentLength", .number("0")),
                    .init("textEncodingName", .null),
                ]))
    }

    /// The status of a response that is part of a value; `nil` where there is none.
    static func status(in value: Code.Expression) -> String? {
        switch value {
        case .needing(_, let inner), .unwrapped(let inner): return status(in: inner)
        case .tuple(let parts): return parts.lazy.compactMap { status(in: $0.value) }.first
        case .call(_, let arguments, _):
            guard case .number(let status)? = arguments.first(where: { $0.label == "statusCode" })?.value else {
                return nil
            }
            return status
        default: return nil
        }
    }

    /// The names of header fields that clients look at, as code writes them that compares without regard to case.
    private static let small: Set<String> = [
        "age", "cache-control", "content-disposition", "content-length", "content-range", "content-type", "etag",
        "expires", "last-modified", "link", "location", "retry-after", "www-authenticate",
    ]

    /// Whether a text is likely the name of a header field: `Retry-After`, `ETag`.
    static func isHeader(_ text: String) -> Bool {
        let words = text.split(separator: "-", omittingEmptySubsequences: false)
        let isWords = words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLetter } }
        // What is compared without regard to case is written small.
        if isWords, text.hasPrefix("x-") && words.count > 1 || small.contains(text) { return true }
        guard isWords, words.allSatisfy({ $0.first?.isUppercase == true }) else { return false }
        return words.count > 1 || ["ETag", "Etag", "Location", "Link"].contains(text)
    }
}
