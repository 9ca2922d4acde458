/// The import of what Foundation itself declares on Apple's systems, and a module of its own elsewhere.
package enum NetworkingImport {
    /// The import, as a file has it that is to compile anywhere.
    package static let text = """
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        """

    /// The types that are declared there: <https://github.com/swiftlang/swift-corelibs-foundation>, `FoundationNetworking`.
    package static let types: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol", "URLRequest",
        "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDelegate",
        "URLSessionDownloadTask", "URLSessionTask", "URLSessionUploadTask", "URLSessionWebSocketTask",
    ]
}
