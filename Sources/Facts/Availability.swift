extension DeclarationInfo {
    /// Whether the declaration is deprecated on some platform.
    public var isDeprecated: Bool { attributes.contains { $0.name == "available" && $0.text.contains("deprecated") } }
}

extension AttributeFact {
    /// The attribute as it can be written elsewhere, without platforms that only the module's own compiler flags know;
    /// `nil` when nothing is left of it.
    public var written: String? {
        guard name == "available", let start = text.firstIndex(of: "("), text.hasSuffix(")") else { return text }
        let list = text[text.index(after: start)...].dropLast()
        let items = list.split(separator: ",").map { $0.drop { $0 == " " } }
        guard let first = items.first else { return text }
        // The long form names one platform, and what is said of it.
        guard !list.contains(":"), !items.contains("deprecated"), !items.contains("unavailable") else {
            return first.isKnownPlatform ? text : nil
        }
        let known = items.filter(\.isKnownPlatform)
        if known.count == items.count { return text }
        return known == ["*"] || known.isEmpty ? nil : "@available(\(known.joined(separator: ", ")))"
    }
}

extension Substring {
    /// Whether it begins with the name of a platform, by the table of the `available` attribute.
    fileprivate var isKnownPlatform: Bool {
        let word = prefix { $0 != " " && $0 != ":" }
        let extended = "ApplicationExtension"
        return platforms.contains(String(word.hasSuffix(extended) ? word.dropLast(extended.count) : word))
    }
}

private let platforms: Set<String> = [
    "*", "iOS", "macOS", "OSX", "macCatalyst", "tvOS", "watchOS", "visionOS", "DriverKit", "swift", "Swift", "Android",
    "Windows", "OpenBSD", "FreeBSD", "anyAppleOS", "_PackageDescription",
]
