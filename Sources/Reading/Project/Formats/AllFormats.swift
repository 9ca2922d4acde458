extension ProjectFormat {
    /// Every format; a test keeps the list.
    static let all: [ProjectFormat] = [
        // list
        .bazel,
        .folders,
        .swiftPackage,
        .tuist,
        .xcodeGen,
        .xcodeProject,
        // end of list
    ]
}
