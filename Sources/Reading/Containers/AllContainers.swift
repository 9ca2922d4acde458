import Resolving

extension Container {
    /// The containers testgen knows, in the order in which they are tried; a test keeps the list.
    public static let all: [Container] = [
        // list
        .diKit,
        .dip,
        .factory,
        .infomaniak,
        .injectPropertyWrapper,
        .nerdzInject,
        .resolver,
        .strv,
        .swiftDependencies,
        .swiftUIEnvironment,
        .swinject,
        .swinjectPropertyWrapper,
        .whoop,
        // end of list
    ]
}
