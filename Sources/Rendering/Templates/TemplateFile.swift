/// A template: its text and where it came from.
public struct TemplateFile: Hashable, Sendable {
    /// The name it is rendered, listed and replaced by: its file's name without `.stencil`.
    public var name: String
    /// What kind of file it makes: the folder of the built-in one, such as `Factory`.
    public var group: String
    /// The text.
    public var text: String
    /// Where the text came from.
    public var origin: Origin

    /// Creates a template.
    public init(name: String, group: String = "", text: String, origin: Origin = .builtIn) {
        self.name = name
        self.group = group
        self.text = text
        self.origin = origin
    }

    /// Where a template came from.
    public enum Origin: Hashable, Sendable {
        /// It is embedded in the program.
        case builtIn
        /// It is a file of the project, by its path relative to the root.
        case project(path: String)
    }

    /// The path diagnostics show.
    public var path: String {
        switch origin {
        case .builtIn: "\(group)/\(name).stencil"
        case .project(let path): path
        }
    }
}
