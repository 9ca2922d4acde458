extension LibraryFamily {
    /// Values of UIKit.
    static let uiKit = LibraryFamily(
        from: "UIKit", ["UIColor": only(".red"), "UIImage": only("UIImage()")])
}
