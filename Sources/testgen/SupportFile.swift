import Project
import Rendering

/// A support file that several suites of a test target share, and that `init` writes as well.
struct SupportFile: Hashable {
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
    func draft(_ templates: TemplateSet, _ configuration: Configuration, _ notes: inout Notes) throws -> Draft {
        let wait = configuration.asyncWait
        let view = ["timeout": wait.deadline.seconds, "interval": wait.interval.grouped]
        let text = try notes.require(templates.render(template, "support", view)) ?? ""
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
