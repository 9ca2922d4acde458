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

        struct NSRange: Hashable, Sendable {
            var location: Int
            var length: Int
            var lowerBound: Int { location }
            var upperBound: Int { location + length }

            init(location: Int, length: Int) {
                self.location = location
                self.length = length
            }

            func contains(_ index: Int) -> Bool { index >= location && index < location + length }
        }

        struct CGPoint: Hashable, Sendable {
            var x: CGFloat
            var y: CGFloat

            init(x: CGFloat, y: CGFloat) {
                self.x = x
                self.y = y
            }
        }

        struct CGSize: Hashable, Sendable {
            var width: CGFloat
            var height: CGFloat

            init(width: CGFloat, height: CGFloat) {
                self.width = width
                self.height = height
            }
        }

        struct CGRect: Hashable, Sendable {
            var origin: CGPoint
            var size: CGSize
            var minX: CGFloat { origin.x }
            var minY: CGFloat { origin.y }
            var maxX: CGFloat { origin.x + size.width }
            var maxY: CGFloat { origin.y + size.height }
            var midX: CGFloat { origin.x + size.width / 2 }
            var midY: CGFloat { origin.y + size.height / 2 }
            var width: CGFloat { size.width }
            var height: CGFloat { size.height }

            init(origin: CGPoint, size: CGSize) {
                self.origin = origin
                self.size = size
            }

            init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
                origin = CGPoint(x: x, y: y)
                size = CGSize(width: width, height: height)
            }

            func contains(_ point: CGPoint) -> Bool {
                point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
            }
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
