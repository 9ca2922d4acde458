import Project

/// The macros that `BUILD` files load from `.bzl` files, with the rules that they call.
struct BazelMacros {
    private let tree: FileTree
    /// The functions of each file that was read.
    private var functions: [String: [String: StarlarkFunction]] = [:]
    private static let deepest = 4

    init(tree: FileTree) {
        self.tree = tree
    }

    /// A call with the file that says what its names stand for.
    struct Expansion {
        var call: Starlark.Call
        var file: StarlarkFile
    }

    /// The rules that a call of a macro comes to; `nil` where it is no macro that can be read.
    mutating func expand(_ call: Starlark.Call, in file: StarlarkFile, at path: String, depth: Int = 0) -> [Expansion]?
    {
        guard depth < Self.deepest, let (source, function) = function(call.name, in: file, at: path) else { return nil }
        var inner = function.body
        inner.loads = functionFile(source).loads
        inner.constants.merge(functionFile(source).constants) { own, _ in own }
        for (index, parameter) in function.parameters.enumerated() {
            let given = call.named[parameter.name] ?? (index < call.positional.count ? call.positional[index] : nil)
            inner.constants[parameter.name] = given.map(file.resolved) ?? parameter.value
        }
        return inner.calls.flatMap { inside -> [Expansion] in
            expand(inside, in: inner, at: source, depth: depth + 1) ?? [Expansion(call: inside, file: inner)]
        }
    }

    /// The function that a name stands for, with the file that declares it.
    private mutating func function(_ name: String, in file: StarlarkFile, at path: String) -> (
        String, StarlarkFunction
    )? {
        if let own = functions[path]?[name] { return (path, own) }
        guard let load = file.loads[name] else { return nil }
        let source = Self.path(of: load.file, from: path)
        if functions[source] == nil {
            functions[source] = (try? tree.text(source)).map(StarlarkFunction.all) ?? [:]
        }
        return functions[source]?[load.name].map { (source, $0) }
    }

    private func functionFile(_ path: String) -> StarlarkFile { StarlarkFile((try? tree.text(path)) ?? "") }

    /// The path of `//tools:rules.bzl`, or of `:rules.bzl` beside a file.
    private static func path(of label: String, from path: String) -> String {
        let parts = label.drop { $0 == "/" }.split(separator: ":", omittingEmptySubsequences: false)
        let name = String(parts.last ?? "")
        return label.hasPrefix("//") ? Path.join(String(parts.first ?? ""), name) : Path.join(Path.folder(path), name)
    }
}

/// A function of a `.bzl` file.
struct StarlarkFunction {
    /// The parameters with their default values.
    let parameters: [(name: String, value: Starlark?)]
    /// What it says, wherever in it.
    let body: StarlarkFile

    /// The functions of a file by name.
    static func all(in text: String) -> [String: StarlarkFunction] {
        var functions: [String: StarlarkFunction] = [:]
        var lines: [Substring] = []
        let all: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false) + ["def"]
        for line in all {
            let isInside = line.first?.isWhitespace ?? true || line.hasPrefix(")") || line.hasPrefix("#")
            if isInside, !lines.isEmpty {
                lines.append(line)
                continue
            }
            if let (name, function) = function(lines.joined(separator: "\n")) { functions[name] = function }
            lines = line.hasPrefix("def ") ? [line] : []
        }
        return functions
    }

    /// `def name(parameters): body`
    private static func function(_ text: String) -> (String, StarlarkFunction)? {
        guard text.hasPrefix("def "), let end = text.firstRange(of: "):") else { return nil }
        let head = StarlarkFile(text[..<end.lowerBound].dropFirst(4) + ")")
        guard let call = head.calls.first else { return nil }
        let plain = call.positional.compactMap { value -> (String, Starlark?)? in
            if case .name(let name) = value { (name, nil) } else { nil }
        }
        let named = call.named.sorted { $0.key < $1.key }.map { ($0.key, Optional($0.value)) }
        return (call.name, StarlarkFunction(parameters: plain + named, body: StarlarkFile(text[end.upperBound...])))
    }
}
