import Project
import Rendering

extension Session {
    /// A support file that `suite` and `init` both write, and write alike.
    func sharedSupport(_ name: String, at path: String) throws -> Draft {
        let wait = try configuration.get().asyncWait
        let view = ["timeout": wait.deadline.seconds, "interval": wait.interval.grouped]
        let text = try require(templates.get().render(name, "support", view)) ?? ""
        return Draft(path: path, content: wrapped(tidied(text)), command: "support")
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
