import Facts
import Project
import Yams

/// Reads a project's `.testgen.yml`. A wrong value becomes an error at its place; the other values count.
public func readConfiguration(_ source: String, path: String) -> Diagnosed<Configuration> {
    var reader = ConfigReader(path: path)
    let root: Node?
    do {
        root = try Yams.compose(yaml: source)
    } catch {
        return Diagnosed(Configuration(), [reader.diagnostic(for: error)])
    }
    var configuration = Configuration()
    if let root, root.null == nil {
        reader.fill(&configuration, from: root, keys: ConfigKey.all, within: nil)
        for (key, value) in root.mapping ?? [:] {
            configuration.places[key.string ?? ""] = reader.location(value.mark)
        }
    }
    return Diagnosed(configuration, reader.diagnostics)
}

/// The keys `.testgen.yml` may have, in the order of the documentation.
public let configurationKeys: [String] = ConfigKey.all.map(\.name)

/// A key of a mapping, with the function that reads its value.
struct ConfigKey<Target> {
    var name: String
    var apply: (Node, inout Target, inout ConfigReader) -> Void

    init(_ name: String, _ apply: @escaping (Node, inout Target, inout ConfigReader) -> Void) {
        self.name = name
        self.apply = apply
    }
}

/// Walks a YAML tree and collects its errors.
struct ConfigReader {
    let path: String
    var diagnostics: [Diagnostic] = []
    /// The key being read, with those around it: `mocks.output`.
    var key = ""

    init(path: String) {
        self.path = path
    }

    /// Reads a mapping whose keys are known.
    mutating func fill<Target>(
        _ target: inout Target, from node: Node, keys: [ConfigKey<Target>], within parent: String?
    ) {
        guard let mapping = node.mapping else {
            return expected("a mapping with \(Self.list(keys.map(\.name)))", node)
        }
        for (name, value) in mapping {
            let word = name.string ?? ""
            key = parent.map { "\($0).\(word)" } ?? word
            if let known = keys.first(where: { $0.name == word }) {
                known.apply(value, &target, &self)
            } else {
                unknown(word, at: name, known: keys.map(\.name))
            }
        }
        key = parent ?? ""
    }

    /// A text that is not empty.
    mutating func text(_ node: Node) -> String? {
        if let scalar = node.scalar, node.null == nil || scalar.style != .plain, !scalar.string.isEmpty {
            return scalar.string
        }
        expected("a text", node)
        return nil
    }

    /// A path within the root.
    mutating func folder(_ node: Node) -> String? {
        guard let path = text(node) else { return nil }
        if Path.escapes(path) {
            error("`\(key)` must be a path within the project, not \(path)", at: node)
            return nil
        }
        return Path.normalize(path)
    }

    /// A list of texts, or one alone.
    mutating func list(_ node: Node, of item: (inout ConfigReader, Node) -> String?) -> [String]? {
        if node.scalar != nil, node.null == nil { return item(&self, node).map { [$0] } }
        guard let sequence = node.sequence else {
            expected("a text or a list of texts", node)
            return nil
        }
        return sequence.compactMap { item(&self, $0) }
    }

    /// One of the values of an enumeration.
    mutating func choice<Choice>(_ node: Node, _: Choice.Type = Choice.self) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        let all = Choice.allCases.map(\.rawValue)
        guard let word = node.scalar?.string, node.null == nil else {
            expected("one of \(Self.list(all))", node)
            return nil
        }
        if let choice = Choice(rawValue: word) { return choice }
        let nearest = Nearest.names(to: word, among: all, limit: 1).first
        let hint = nearest.map { "; did you mean `\($0)`?" } ?? ""
        error("`\(key)` must be one of \(Self.list(all)), not `\(word)`\(hint)", at: node)
        return nil
    }

    /// `true` or `false`.
    mutating func boolean(_ node: Node) -> Bool? {
        if let value = node.bool { return value }
        expected("true or false", node)
        return nil
    }

    /// A duration such as `500ms`, `2s` or `1.5` (seconds), in nanoseconds.
    mutating func duration(_ node: Node) -> UInt64? {
        let text = node.scalar?.string ?? ""
        let unit = String(text.drop { $0.isNumber || $0 == "." })
        let factors: [String: Double] = ["": 1e9, "s": 1e9, "ms": 1e6, "us": 1e3, "ns": 1]
        if let number = Double(text.dropLast(unit.count)), let factor = factors[unit], number > 0, number < 1e6 {
            return UInt64(number * factor)
        }
        expected("a duration such as 500ms or 2s", node)
        return nil
    }

    /// Reports a value that its key does not allow.
    mutating func expected(_ what: String, _ node: Node) {
        let found: String =
            if node.null != nil {
                "nothing"
            } else if let scalar = node.scalar {
                "`\(scalar.string)`"
            } else {
                node.sequence != nil ? "a list" : "a mapping"
            }
        let subject = key.isEmpty ? "the file" : "`\(key)`"
        error("\(subject) must be \(what), not \(found)", at: node)
    }

    mutating func error(_ message: String, at node: Node) {
        diagnostics.append(Diagnostic(.error, message, at: location(node.mark), rule: "config"))
    }

    private mutating func unknown(_ word: String, at node: Node, known: [String]) {
        let nearest = Nearest.names(to: word, among: known, limit: 1).first
        let hint = nearest.map { "did you mean `\($0)`?" } ?? "known keys are \(Self.list(known))"
        error("unknown key `\(key)`; \(hint)", at: node)
    }

    func location(_ mark: Mark?) -> SourceLocation {
        SourceLocation(file: path, line: mark?.line ?? 1, column: mark?.column ?? 1)
    }

    /// The diagnostic of a YAML syntax error.
    func diagnostic(for error: any Error) -> Diagnostic {
        var place: Mark?
        var message = "\(error)"
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            (message, place) = (problem, mark)
        case .duplicatedKeysInMapping(let keys, let context):
            (message, place) = ("the key \(keys.map { "`\($0)`" }.joined(separator: ", ")) stands twice", context.mark)
        default: break
        }
        return Diagnostic(.error, "is not YAML: \(message)", at: location(place), rule: "config")
    }

    private static func list(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }
}
