extension LibraryFamily {
    /// Values of SwiftUI.
    static let swiftUI = LibraryFamily(
        from: "SwiftUI", ["Color": only(".red")])
}
