extension LibraryFamily {
    /// Objects and messages of Foundation's.
    static let foundationObjects = LibraryFamily(
        from: "Foundation",
        [
            "NSObject": only("NSObject()"), "AnyObject": only("NSObject()"), "NSObjectProtocol": only("NSObject()"),
            "Notification": only("Notification(name: Notification.Name(\"Test\"))"),
            "Notification.Name": only("Notification.Name(\"Test\")"),
            "NotificationCenter": only("NotificationCenter()"), "OperationQueue": only("OperationQueue()"),
            "JSONDecoder": only("JSONDecoder()"), "JSONEncoder": only("JSONEncoder()"),
            "PersonNameComponents": only("PersonNameComponents()"),
        ])
}
