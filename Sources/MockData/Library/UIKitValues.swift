import Facts

extension LibraryFamily {
    /// Values of UIKit; views and controllers as their plain initialisers make them.
    static let uiKit = LibraryFamily(
        from: "UIKit",
        Dictionary(
            uniqueKeysWithValues: [("UIColor", only(".red")), ("UIImage", only("UIImage()"))]
                + FactIndex.plainOnScreen.map { ($0, only("\($0)()")) }))
}
