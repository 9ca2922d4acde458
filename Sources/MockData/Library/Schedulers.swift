extension LibraryFamily {
    /// Schedulers that do at once what they are told to do later, and requests that nobody misses.
    static let schedulers = LibraryFamily(
        from: "Combine",
        [
            "ImmediateScheduler": only("ImmediateScheduler.shared"), "AnyCancellable": only("AnyCancellable {}"),
            "Cancellable": only("AnyCancellable {}"),
        ])
}
