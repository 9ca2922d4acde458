extension LibraryFamily {
    /// Schedulers that do at once what they are told to do later.
    static let schedulers = LibraryFamily(
        from: "Combine", ["ImmediateScheduler": only("ImmediateScheduler.shared")])
}
