import Project
import Rendering

/// A support file that several suites of a test target share, and that `init` writes as well.
struct PlacedSupport: Hashable {
    /// The template, which has the name of what the file declares.
    var template: String
    /// Where the file goes.
    var path: String

    /// A file at a place of its own.
    init(template: String, path: String) {
        self.template = template
        self.path = path
    }

    /// A file in the support folder of a test target.
    init(template: String, tests: Project.TestTarget) {
        self.init(template: template, path: Path.join(Path.join(tests.path, "Support"), template + ".swift"))
    }

    /// The file as it should be.
    ///
    /// - Parameter wait: How long tests wait for what runs beside them.
    func draft(_ templates: TemplateSet, waiting wait: Configuration.AsyncWait, _ notes: inout Notes) throws -> Draft {
        let text = try notes.require(templates.render(template, "support", SupportView(wait))) ?? ""
        return Draft(path: path, content: tidied(text), command: "support")
    }
}

/// The values that the templates of support files get under the key `support`.
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
