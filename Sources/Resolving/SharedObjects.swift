/// What there is one of in a process.
package enum SharedObjects {
    /// Under which names types give the one: `URLSession.shared`, `Locale.current`.
    package static let names: Set = [
        "shared", "standard", "default", "current", "autoupdatingCurrent", "main", "processInfo", "general",
    ]
}
