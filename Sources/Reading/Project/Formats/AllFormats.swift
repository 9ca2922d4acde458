extension ProjectFormat {
    /// Every format, in the order in which they are tried; a test keeps the list.
    static let all: [ProjectFormat] = [
        // list
        .folders,
        .swiftPackage,
        .xcodeGen,
        .xcodeProject,
        // end of list
    ]
}
