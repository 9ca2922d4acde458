/// How tests are named.
public enum TestNaming: String, Hashable, Sendable, CaseIterable {
    /// `loadLibrary calls getLibraryList when online`, as in the rulebook.
    case sentence
    /// `test_loadLibrary_when_online_should_callGetLibraryList`
    case whenShould = "test_method_when_should"
    /// `shouldCallGetLibraryList_whenOnline`
    case should = "should_when"
}
