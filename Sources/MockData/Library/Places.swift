extension LibraryFamily {
    /// Places on the earth.
    static let places = LibraryFamily(
        from: "CoreLocation",
        [
            "CLLocationCoordinate2D": only("CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)"),
            "CLLocation": only("CLLocation(latitude: 59.91, longitude: 10.75)"),
        ])
}
