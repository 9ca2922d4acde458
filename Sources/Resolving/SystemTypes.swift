/// Types that come with the system, so that a name that is in none of the sources can be told from one that is missing.
public enum SystemTypes {
    /// Modules that come with the system and whose types are known here by name or by prefix.
    public static let modules: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "Combine", "Observation", "Dispatch",
        "Synchronization", "os", "OSLog", "CoreFoundation", "CoreGraphics",
    ]

    /// Whether a type's name, its first component, may be one of those modules'.
    public static func mayDeclare(_ name: String) -> Bool {
        swift.contains(name) || foundation.contains(name) || combine.contains(name)
            || ["NS", "CF", "CG", "OS", "Dispatch", "Unsafe"].contains { name.hasPrefix($0) }
    }

    /// Whether a name begins as those of a framework of Apple's do, which a file sees through a module that it imports:
    /// `UINavigationController`.
    public static func mayBeApples(_ name: String) -> Bool {
        ["UI", "WK", "MK", "AV", "CK", "CA", "CL", "SK", "UN", "LA", "PK", "MF", "CN", "EK", "PH", "SF"].contains {
            prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
                && name.dropFirst(prefix.count + 1).first?.isLowercase == true
        }
    }

    /// Protocols and types of the standard library and of `os`, `Observation` and `Synchronization`.
    private static let swift: Set<String> = [
        "Actor", "AnyCollection", "AnyIterator", "AnyKeyPath", "AnySequence", "AsyncIteratorProtocol",
        "AsyncSequence", "AsyncStream", "AsyncThrowingStream", "Atomic", "BinaryFloatingPoint", "BinaryInteger",
        "CaseIterable", "Clock", "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable", "ContinuousClock",
        "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Decoder", "Duration", "Encodable",
        "Encoder", "Equatable", "Error", "Executor", "ExpressibleByStringLiteral", "FixedWidthInteger",
        "FloatingPoint", "GlobalActor", "Hashable", "Identifiable", "InstantProtocol", "IteratorProtocol", "KeyPath",
        "Logger", "LosslessStringConvertible", "Mirror", "Mutex", "Numeric", "ObjectIdentifier", "Observable",
        "ObservationRegistrar", "OptionSet", "PartialKeyPath", "RandomNumberGenerator", "Range", "RawRepresentable",
        "ReferenceWritableKeyPath", "Regex", "Result", "Sendable", "Sequence", "SerialExecutor", "SignedNumeric",
        "StaticString", "StringProtocol", "SuspendingClock", "SystemRandomNumberGenerator", "Task", "TaskExecutor",
        "TaskPriority", "TextOutputStream", "Unicode", "UnsafePointer", "UnsafeRawPointer", "WritableKeyPath",
    ]

    /// The types of Foundation without a prefix, as its symbol graph lists them.
    private static let foundation: Set<String> = [
        "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup", "AttributeScope",
        "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString",
        "AttributedStringAttributeMutation", "AttributedStringKey", "AttributedStringProtocol", "AttributedSubstring",
        "BlockOperation", "Bundle", "ByteCountFormatStyle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
        "CGRectEdge", "CGSize", "CachedURLResponse", "Calendar", "CharacterSet", "CocoaError",
        "CodableAttributedStringKey", "CodableConfiguration", "CodableWithConfiguration", "ComparableComparator",
        "Comparator", "ComparisonResult", "ContiguousBytes", "CurrencyFormatStyleConfiguration", "CustomNSError",
        "Data", "DataProtocol", "Date", "DateComponents", "DateFormatter", "DateInterval", "DateIntervalFormatter",
        "Decimal", "DecodableAttributedStringKey", "DecodableWithConfiguration", "DecodingConfigurationProviding",
        "DescriptiveNumberFormatConfiguration", "Dimension", "DiscontiguousAttributedSubstring",
        "DiscreteFormatStyle", "EncodableAttributedStringKey", "EncodableWithConfiguration",
        "EncodingConfigurationProviding", "EnergyFormatter", "Expression", "FileAttributeKey", "FileAttributeType",
        "FileHandle", "FileManager", "FileManagerDelegate", "FileProtectionType", "FloatingPointFormatStyle",
        "FloatingPointParseStrategy", "FormatStyle", "FormatStyleCapitalizationContext", "Formatter", "HTTPCookie",
        "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "Host", "ISO8601DateFormatter", "IndexPath",
        "IndexSet", "InflectionRule", "InputStream", "IntegerFormatStyle", "IntegerParseStrategy", "JSONDecoder",
        "JSONEncoder", "JSONSerialization", "KeyPathComparator", "LengthFormatter", "ListFormatStyle", "Locale",
        "LocalizedError", "MarkdownDecodableAttributedStringKey", "MassFormatter", "Measurement",
        "MeasurementFormatter", "Morphology", "MutableDataProtocol", "Notification", "NotificationCenter",
        "NotificationQueue", "NumberFormatStyleConfiguration", "NumberFormatter", "ObjCBool",
        "OperatingSystemVersion", "Operation", "OperationQueue", "OutputStream", "POSIXError", "ParseStrategy",
        "ParseableFormatStyle", "PersonNameComponents", "PersonNameComponentsFormatter", "Pipe", "Port",
        "PortDelegate", "PortMessage", "Predicate", "PredicateBindings", "PredicateError", "PredicateExpression",
        "PredicateExpressions", "Process", "ProcessInfo", "Progress", "ProgressKind", "ProgressReporting",
        "ProgressUserInfoKey", "PropertyListDecoder", "PropertyListEncoder", "PropertyListSerialization",
        "QualityOfService", "RecoverableError", "ReferenceConvertible", "RelativeDateTimeFormatter", "RunLoop",
        "Scanner", "ScopedAttributeContainer", "SocketNativeHandle", "SocketPort", "SortComparator", "SortDescriptor",
        "SortOrder", "StandardPredicateExpression", "Stream", "StreamDelegate", "StreamNetworkServiceTypeValue",
        "StreamSOCKSProxyConfiguration", "StreamSOCKSProxyVersion", "StreamSocketSecurityLevel", "StringStyle",
        "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLAuthenticationChallenge",
        "URLAuthenticationChallengeSender", "URLCache", "URLComponents", "URLCredential", "URLCredentialStorage",
        "URLError", "URLFileResourceType", "URLProtectionSpace", "URLProtocol", "URLProtocolClient", "URLQueryItem",
        "URLRequest", "URLResourceKey", "URLResourceValues", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate",
        "URLSessionDownloadTask", "URLSessionStreamDelegate", "URLSessionStreamTask", "URLSessionTask",
        "URLSessionTaskDelegate", "URLSessionTaskMetrics", "URLSessionTaskTransactionMetrics", "URLSessionUploadTask",
        "URLSessionWebSocketDelegate", "URLSessionWebSocketTask", "UUID", "UndoManager", "Unit", "UnitAcceleration",
        "UnitAngle", "UnitArea", "UnitConcentrationMass", "UnitConverter", "UnitConverterLinear", "UnitDispersion",
        "UnitDuration", "UnitElectricCharge", "UnitElectricCurrent", "UnitElectricPotentialDifference",
        "UnitElectricResistance", "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance",
        "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed",
        "UnitTemperature", "UnitVolume", "UserDefaults", "ValueTransformer", "XMLDocument", "XMLElement", "XMLNode",
        "XMLParser", "XMLParserDelegate",
    ]

    /// The types of Combine.
    private static let combine: Set<String> = [
        "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Empty", "Fail", "Future", "ImmediateScheduler", "Just",
        "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher", "Publishers",
        "Record", "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions",
        "TopLevelDecoder", "TopLevelEncoder",
    ]
}
