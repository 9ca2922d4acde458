// testgen:fingerprint 64c0a30bdd7d520f support
/// An error for doubles to throw, where the code under test does not care which.
enum TestError: Error, Equatable {
    case expected
}
