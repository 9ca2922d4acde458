// testgen:fingerprint 92f28501b0083727 support
/// An error for doubles to throw, where the code under test does not care which.
enum TestError: Error, Equatable {
    case expected
}
// testgen:parts UyP29dEvf R5eGYXggB
