// swift-format-ignore-file: ReplaceForEachWithForLoop

import Foundation

public final class ReaderPreferences {
    public enum Change: Equatable {
        case theme(ReaderTheme)
        case fontSize(Int)
        case layout
        case feature(ReaderFeature, isOn: Bool)
    }

    public static let fontSizes = 10...32
    public static let defaultFontSize = 17
    static let currentVersion = 2

    private let store: KeyValueStore
    private let flags: RemoteFlagProviding
    private let notificationCenter: NotificationCenter

    private var observers: [WeakObserver] = []
    private var isRestoring = false

    // MARK: - Stored settings

    public var theme: ReaderTheme {
        didSet {
            guard theme != oldValue else { return }
            save(theme.rawValue, for: .theme)
            broadcast(.theme(theme))
        }
    }

    public var fontSize: Int {
        didSet {
            let allowed = Self.fontSizes
            if !allowed.contains(fontSize) {
                fontSize = min(max(fontSize, allowed.lowerBound), allowed.upperBound)
            }
            guard fontSize != oldValue else { return }
            save(fontSize, for: .fontSize)
            broadcast(.fontSize(fontSize))
        }
    }

    public var margins: PageMargins {
        didSet {
            guard margins != oldValue else { return }
            save(try? JSONEncoder().encode(margins), for: .margins)
            broadcast(.layout)
        }
    }

    public var isScrolling: Bool {
        get { store.bool(forKey: Key.scrolling.rawValue) }
        set {
            guard newValue != isScrolling else { return }
            save(newValue, for: .scrolling)
            broadcast(.layout)
        }
    }

    /// The book opened last; an empty identifier counts as none.
    public var lastOpenedBook: String? {
        get { store.string(forKey: Key.lastBook.rawValue) }
        set {
            if let newValue, !newValue.isEmpty {
                save(newValue, for: .lastBook)
            } else {
                store.removeObject(forKey: Key.lastBook.rawValue)
            }
        }
    }

    public init(
        store: KeyValueStore = UserDefaults.standard,
        flags: RemoteFlagProviding,
        notificationCenter: NotificationCenter = .default
    ) {
        self.store = store
        self.flags = flags
        self.notificationCenter = notificationCenter
        Self.migrate(store)
        theme = store.string(forKey: Key.theme.rawValue).flatMap(ReaderTheme.init) ?? .system
        fontSize = store.object(forKey: Key.fontSize.rawValue) as? Int ?? Self.defaultFontSize
        margins =
            store.data(forKey: Key.margins.rawValue)
            .flatMap { try? JSONDecoder().decode(PageMargins.self, from: $0) } ?? .standard
    }

    // MARK: - Convenience

    public var canIncreaseFontSize: Bool { fontSize < Self.fontSizes.upperBound }
    public var canDecreaseFontSize: Bool { fontSize > Self.fontSizes.lowerBound }

    public var isCustomized: Bool {
        theme != .system || fontSize != Self.defaultFontSize || margins != .standard || isScrolling
    }

    public func stepFontSize(by steps: Int) {
        fontSize += steps * 2
    }

    public func toggleNightTheme() {
        if theme.isDark {
            let previous = store.string(forKey: Key.dayTheme.rawValue).flatMap(ReaderTheme.init)
            theme = previous ?? .system
        } else {
            save(theme.rawValue, for: .dayTheme)
            theme = .night
        }
    }

    public func resetToDefaults() {
        isRestoring = true
        defer {
            isRestoring = false
            notificationCenter.post(name: .readerPreferencesDidReset, object: self)
        }
        theme = .system
        fontSize = Self.defaultFontSize
        margins = .standard
        isScrolling = false
        for key in [Key.theme, .fontSize, .margins, .scrolling, .dayTheme] {
            store.removeObject(forKey: key.rawValue)
        }
    }

    // MARK: - Observers

    public func addObserver(_ observer: ReaderPreferencesObserver) {
        observers.removeAll { $0.value == nil || $0.value === observer }
        observers.append(WeakObserver(value: observer))
    }

    public func removeObserver(_ observer: ReaderPreferencesObserver) {
        observers.removeAll { $0.value === observer }
    }
}

// MARK: - Features

extension ReaderPreferences {
    public var enabledFeatures: [ReaderFeature] {
        ReaderFeature.allCases.filter(isEnabled)
    }

    /// A local override wins over the server, the server wins over the build.
    public func isEnabled(_ feature: ReaderFeature) -> Bool {
        if let override = store.object(forKey: overrideKey(feature)) as? Bool {
            return override
        }
        return flags.value(for: feature.rawValue) ?? feature.isEnabledByDefault
    }

    public func override(_ feature: ReaderFeature, with value: Bool?) {
        let before = isEnabled(feature)
        if let value {
            store.set(value, forKey: overrideKey(feature))
        } else {
            store.removeObject(forKey: overrideKey(feature))
        }
        let after = isEnabled(feature)
        if before != after {
            broadcast(.feature(feature, isOn: after))
        }
    }

    public func refreshFeatures() {
        let before = Set(enabledFeatures)
        flags.refresh { [weak self] success in
            guard let self, success else { return }
            let after = Set(self.enabledFeatures)
            for feature in ReaderFeature.allCases where before.contains(feature) != after.contains(feature) {
                self.broadcast(.feature(feature, isOn: after.contains(feature)))
            }
            self.notificationCenter.post(
                name: .readerFlagsDidRefresh, object: self, userInfo: ["enabled": self.enabledFeatures.map(\.rawValue)])
        }
    }
}

// MARK: - Private

extension ReaderPreferences {
    fileprivate enum Key: String {
        case theme = "reader.theme"
        case dayTheme = "reader.theme.day"
        case fontSize = "reader.fontSize"
        case margins = "reader.margins"
        case scrolling = "reader.scrolling"
        case lastBook = "reader.lastBook"
        case version = "reader.version"
        case legacyNightMode = "nightMode"
    }

    fileprivate struct WeakObserver {
        weak var value: ReaderPreferencesObserver?
    }

    fileprivate static func migrate(_ store: KeyValueStore) {
        let version = store.object(forKey: Key.version.rawValue) as? Int ?? 1
        guard version < currentVersion else { return }
        if store.bool(forKey: Key.legacyNightMode.rawValue) {
            store.set(ReaderTheme.night.rawValue, forKey: Key.theme.rawValue)
        }
        store.removeObject(forKey: Key.legacyNightMode.rawValue)
        store.set(currentVersion, forKey: Key.version.rawValue)
    }

    fileprivate func overrideKey(_ feature: ReaderFeature) -> String {
        "reader.override.\(feature.rawValue)"
    }

    fileprivate func save(_ value: Any?, for key: Key) {
        store.set(value, forKey: key.rawValue)
    }

    fileprivate func broadcast(_ change: Change) {
        guard !isRestoring else { return }
        observers.compactMap(\.value).forEach { $0.preferences(self, didChange: change) }
    }
}
