import Foundation

public enum ReaderTheme: String, CaseIterable {
    case system, paper, sepia, night

    var isDark: Bool { self == .night }
}

public enum ReaderFeature: String, CaseIterable {
    case readAloud = "read_aloud"
    case dyslexicFont = "dyslexic_font"
    case socialNotes = "social_notes"

    /// What a build without any answer from the server does.
    var isEnabledByDefault: Bool {
        switch self {
        case .dyslexicFont: return true
        case .readAloud, .socialNotes: return false
        }
    }
}

public struct PageMargins: Codable, Equatable {
    public var horizontal: Double
    public var vertical: Double

    public static let standard = PageMargins(horizontal: 24, vertical: 32)

    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

public protocol RemoteFlagProviding {
    func value(for flag: String) -> Bool?
    func refresh(_ completion: @escaping (Bool) -> Void)
}

public protocol ReaderPreferencesObserver: AnyObject {
    func preferences(_ preferences: ReaderPreferences, didChange change: ReaderPreferences.Change)
}

extension Notification.Name {
    public static let readerPreferencesDidReset = Notification.Name("ReaderPreferencesDidReset")
    public static let readerFlagsDidRefresh = Notification.Name("ReaderFlagsDidRefresh")
}
