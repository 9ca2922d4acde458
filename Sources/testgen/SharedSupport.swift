import Rendering
import Scaffolding

extension Session {
    /// A support file that `suite` and `init` both write, and write alike.
    ///
    /// - Parameter wait: How long tests wait, where that is not what the configuration says.
    func sharedSupport(
        _ name: String, at path: String, waiting wait: Configuration.AsyncWait? = nil
    ) throws -> Draft {
        let view = SupportView(try wait ?? configuration.get().asyncWait)
        let text = try require(templates.get().render(name, "support", view)) ?? ""
        return Draft(path: path, content: tidied(text), command: "support")
    }
}

/// What the templates of support files meet under the key `support`.
private struct SupportView: Encodable {
    /// The longest wait in seconds, written as Swift.
    var timeout: String
    /// The pause between two looks in nanoseconds, written as Swift.
    var interval: String

    init(_ wait: Configuration.AsyncWait) {
        timeout = wait.deadline.seconds
        interval = wait.interval.grouped
    }
}

extension UInt64 {
    /// Nanoseconds as seconds, written as Swift.
    fileprivate var seconds: String {
        self % 1_000_000_000 == 0 ? "\(self / 1_000_000_000)" : "\(Double(self) / 1_000_000_000)"
    }

    /// The number with an underscore between groups of three digits.
    fileprivate var grouped: String {
        var groups: [String] = []
        var rest = String(self)
        while rest.count > 3 {
            groups.insert(String(rest.suffix(3)), at: 0)
            rest.removeLast(3)
        }
        return ([rest] + groups).joined(separator: "_")
    }
}
