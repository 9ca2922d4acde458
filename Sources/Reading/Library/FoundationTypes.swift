import Facts

/// The types of libraries that are described.
public let libraryTypes = FactIndex.Library(foundationTypes + systemEnums)

/// Types of Foundation that only keep values, described so that the reading of behaviour follows them like structs of the
/// project: requests and what answers them. What they compute by themselves stands with those who read.
///
/// A member is as Foundation's documentation says; one that is missing here is not followed.
private let foundationTypes =
    readFile(
        """
        struct URLRequest {
            var url: URL?
            var cachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
            var timeoutInterval: Double = 60
            var httpMethod: String? = "GET"
            var allHTTPHeaderFields: [String: String]?
            var httpBody: Data?

            func value(forHTTPHeaderField field: String) -> String? { (allHTTPHeaderFields ?? [:])[field] }

            mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
                var fields = allHTTPHeaderFields ?? [:]
                fields[field] = value
                allHTTPHeaderFields = fields
            }

            mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
                var fields = allHTTPHeaderFields ?? [:]
                fields[field] = fields[field].map { $0 + "," + value } ?? value
                allHTTPHeaderFields = fields
            }
        }

        struct URLQueryItem: Hashable, Sendable {
            var name: String
            var value: String?

            init(name: String, value: String?) {
                self.name = name
                self.value = value
            }
        }

        struct URLComponents: Hashable, Sendable {
            var scheme: String?
            var host: String?
            var port: Int?
            var path: String = ""
            var queryItems: [URLQueryItem]?
            var fragment: String?
        }

        struct HTTPURLResponse: Sendable {
            let statusCode: Int
            let headerFields: [String: String]

            func value(forHTTPHeaderField field: String) -> String? { headerFields[field] }
        }

        struct DateInterval: Hashable, Sendable {
            var start: Date
            var duration: Double
            var end: Date {
                get { start.addingTimeInterval(duration) }
                set { duration = newValue.timeIntervalSince(start) }
            }

            init(start: Date, duration: Double) {
                self.start = start
                self.duration = duration
            }

            init(start: Date, end: Date) {
                self.start = start
                duration = end.timeIntervalSince(start)
            }

            func contains(_ date: Date) -> Bool { date >= start && date <= end }
        }

        struct CancellationError: Error {
            init() {}
        }

        struct URLError: Error {
            let code: URLError.Code

            init(_ code: URLError.Code) { self.code = code }

            enum Code: Hashable, Sendable {
                case notConnectedToInternet, timedOut, cancelled, networkConnectionLost, cannotConnectToHost
                case cannotFindHost, dataNotAllowed, userAuthenticationRequired, dnsLookupFailed
                case internationalRoamingOff, callIsActive, secureConnectionFailed, badURL, unsupportedURL
                case resourceUnavailable, fileDoesNotExist, cannotDecodeContentData, cannotParseResponse
                case badServerResponse, unknown
            }
        }

        struct JSONDecoder {
            var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
            var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
        }

        struct JSONEncoder {
            var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
            var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
            var outputFormatting: OutputFormatting = []

            func encode(_ value: any Encodable) throws -> Data
        }

        struct DateFormatter {
            var locale: Locale?
            var timeZone: TimeZone?
            var calendar: Calendar?
            var dateFormat: String?

            func string(from date: Date) -> String
            func date(from text: String) -> Date?
        }

        struct ISO8601DateFormatter {
            var formatOptions: Options
            var timeZone: TimeZone?

            func string(from date: Date) -> String
            func date(from text: String) -> Date?
        }

        protocol URLSessionRequests {
            func data(for request: URLRequest) async throws(URLError) -> (Data, URLResponse)
        }

        class CurrentValueSubject<Output, Failure> {
            var value: Output

            init(_ value: Output) { self.value = value }

            func send(_ value: Output) { self.value = value }
        }

        """,
        path: FactIndex.Library.path, module: "Foundation", depth: .bodies
    ).value.types
