extension LibraryFamily {
    /// Values of AppKit.
    static let appKit = LibraryFamily(
        from: "AppKit", ["NSColor": only(".red")])
}
