import Facts
import Project

/// Reads only the files that declare some types and the types that those depend on.
///
/// It reads the first files with bodies and follows every type name in them; of the types that it reaches it follows
/// only the names in their declarations. So a project of any size is scanned once, and few of its files are parsed.
public struct DemandReader {
    private let index: SourceIndex
    private let parsed: ParsedFiles
    private var files: [String: FileFacts] = [:]
    private var depths: [String: ReadingDepth] = [:]
    private var diagnostics: [Diagnostic] = []
    private var wanted: [String] = []
    private var seen: Set<String> = []
    private let depth: ReadingDepth

    /// Creates a reader over scanned files.
    ///
    /// - Parameters:
    ///   - depth: How much is read of the files that the first ones lead to.
    ///   - parsed: What readers of the same files have parsed, to be taken from there.
    public init(_ index: SourceIndex, depth: ReadingDepth = .declarations, parsed: ParsedFiles = ParsedFiles()) {
        self.index = index
        self.depth = depth
        self.parsed = parsed
    }

    /// Reads files with bodies, and everything that is needed to understand them.
    ///
    /// - Parameters:
    ///   - paths: The files to start from.
    ///   - names: Further types to read, such as those that containers are extended with.
    /// - Returns: The facts of all files read, with an error for each place that does not parse in the first files and in
    ///   those that declare what these name. A file further away that does not parse is left out with a warning.
    public mutating func read(_ paths: [String], naming names: [String] = []) throws -> Diagnosed<[FileFacts]> {
        for path in paths {
            try parse(path, depth: .bodies)
            wanted += index.types(inFile: path).map(\.name)
        }
        wanted += names
        if depth == .requirements { wanted += FactIndex.typesOfDoubles }
        try follow(paths)
        let near = Set(paths + wanted.flatMap(index.files(naming:)))
        while !wanted.isEmpty {
            let names = wanted.reversed().filter { seen.insert($0).inserted }
            wanted = []
            try parseAhead(names)
            for name in names {
                for path in index.files(naming: name) {
                    try parse(path, depth: depth)
                    guard let facts = files[path] else { continue }
                    wanted += facts.namesShown(by: name)
                    // The bodies of a property wrapper show which container it resolves from.
                    if facts.declaresWrapper(name) { wanted += namesUsed(in: path) }
                }
            }
        }
        let broken = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.location?.file)).subtracting(near)
        return Diagnosed(
            files.values.filter { !broken.contains($0.path) }.sorted { $0.path < $1.path },
            diagnostics.filter { $0.location.map { !broken.contains($0.file) } ?? true } + leftOut(broken))
    }

    /// Wants the types that files name; where bodies are read, the files with the functions and constants outside of types
    /// that they speak of are followed, too.
    private mutating func follow(_ paths: [String]) throws {
        var open = paths
        var seen = Set(paths)
        while let path = open.popLast() {
            let words = words(of: path)
            wanted += words.filter(\.isNameOfType)
            guard depth == .bodies else { continue }
            for word in words {
                for other in index.files(declaringGlobal: word) where seen.insert(other).inserted {
                    try parse(other, depth: .bodies)
                    open.append(other)
                }
            }
        }
    }

    /// Says that files are left out, at the first place of each that does not parse.
    private func leftOut(_ broken: Set<String>) -> [Diagnostic] {
        broken.sorted().compactMap { path in
            guard var first = diagnostics.first(where: { $0.severity == .error && $0.location?.file == path }) else {
                return nil
            }
            first.severity = .warning
            first.message += "; what the file declares is left out"
            return first
        }
    }

    private mutating func parse(_ path: String, depth: ReadingDepth) throws {
        if depths[path] == .bodies || depths[path] == depth { return }
        guard let file = index.file(path) else { return }
        let text = try FileTree.text(file.bytes, path: path)
        let depth = depth != .requirements && Self.mayRestrictModels(text) ? .bodies : depth
        let read = parsed.facts(of: path, depth) {
            readFile(text, path: path, module: file.module, depth: depth, flags: file.flags)
        }
        files[path] = read.value
        depths[path] = depth
        diagnostics += read.diagnostics
    }

    /// Parses the files that declare some types on all processors, where there are many.
    private mutating func parseAhead(_ names: [String]) throws {
        guard names.count >= Self.many, depth == .requirements else { return }
        let paths = Set(names.flatMap(index.files(naming:))).filter { depths[$0] == nil }.sorted()
        guard paths.count >= Self.many else { return }
        let texts = try paths.compactMap(index.file).map { ($0, try FileTree.text($0.bytes, path: $0.path)) }
        let read = concurrentMap(texts) { [depth] file, text in
            readFile(text, path: file.path, module: file.module, depth: depth, flags: file.flags)
        }
        for (path, facts) in zip(paths, read) { parsed.keep(facts, of: path, depth) }
    }

    /// From how many files on it is worth while to start threads.
    private static let many = 32

    /// Whether the bodies of a file may restrict the values of a model, or define its identity.
    private static func mayRestrictModels(_ text: String) -> Bool {
        [
            "init?", "init!", "precondition(", "throw ", "var id:", "init(from", "UUID()", "Date()", ".now", ".random",
        ].contains { text.contains($0) }
    }

    /// The names of project types that occur anywhere in a file.
    private func namesUsed(in path: String) -> [String] {
        words(of: path).filter(\.isNameOfType)
    }

    /// The words of a file, each once, in order.
    private func words(of path: String) -> [String] {
        guard let file = index.file(path) else { return [] }
        let words = Set(file.bytes.split { !($0.isLetterOrDigit || $0 == UInt8(ascii: "_")) })
        return words.map { String(decoding: $0, as: UTF8.self) }.sorted()
    }
}

extension String {
    /// Whether it begins as names of types do.
    fileprivate var isNameOfType: Bool { utf8.first.map { $0 & 0xE0 == 0x40 } ?? false }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 || self >= 0x80
    }
}

extension FileFacts {
    /// Whether the file declares a property wrapper of a name.
    fileprivate func declaresWrapper(_ name: String) -> Bool {
        types.contains { $0.name == name && $0.info.attribute("propertyWrapper") != nil }
    }

    /// The names of types in the declarations of a type in this file, its extensions included.
    fileprivate func namesShown(by name: String) -> [String] {
        var names: [TypeRef] = []
        for type in types where type.name == name || type.scope.contains(name) {
            names += type.inherits + type.generics.mentioned + type.members.flatMap(\.mentioned)
        }
        for fact in extensions where fact.extended.lastName == name {
            names += fact.inherits + fact.members.flatMap(\.mentioned)
        }
        for alias in typealiases where alias.name == name { names.append(alias.target) }
        return names.flatMap(\.mentionedNames).flatMap { $0.split(separator: ".").map(String.init) }
    }
}

extension GenericClause {
    fileprivate var mentioned: [TypeRef] {
        parameters.compactMap(\.constraint) + requirements.flatMap { [$0.left, $0.right] }
    }
}

extension Effects {
    fileprivate var mentioned: [TypeRef] {
        if case .typed(let type) = throwing { [type] } else { [] }
    }
}

extension Member {
    /// The types in a member's signature.
    fileprivate var mentioned: [TypeRef] {
        switch self {
        case .method(let fact):
            fact.parameters.map(\.type) + [fact.result].compactMap { $0 } + fact.generics.mentioned
                + fact.effects.mentioned
        case .property(let fact):
            [fact.type ?? fact.initialValue?.literalType].compactMap { $0 }
        case .initializer(let fact): fact.parameters.map(\.type) + fact.generics.mentioned
        case .subscript(let fact): fact.parameters.map(\.type) + [fact.result]
        case .enumCase(let fact): fact.payload.map(\.type)
        case .associatedType(let fact):
            fact.inherits + [fact.defaultType].compactMap { $0 } + fact.requirements.flatMap { [$0.left, $0.right] }
        case .typealias(let fact): [fact.target]
        case .unknown: []
        }
    }
}
