/// Which file declares, extends or mentions what, from a scan of bytes: it says which files are worth parsing.
public struct SourceIndex: Sendable {
    /// A source file.
    public struct File: Sendable {
        /// Its path, relative to the root.
        public var path: String
        /// The module it belongs to.
        public var module: String
        /// Its bytes.
        public var bytes: [UInt8]
        /// The flags its module is compiled with, each with the condition under which it is; empty for any.
        public var flags: [String: String]

        /// Creates a file.
        public init(path: String, module: String, bytes: [UInt8], flags: [String: String] = [:]) {
            self.path = path
            self.module = module
            self.bytes = bytes
            self.flags = flags
        }
    }

    /// The files, in order of their paths.
    public let files: [File]
    /// The types of each file, in the same order.
    public let types: [[ScannedType]]
    private let filesByName: [String: [Int]]
    private let filesByGlobal: [String: [Int]]
    private let indexByPath: [String: Int]

    /// Scans files.
    public init(_ files: [File]) {
        self.files = files.sorted { $0.path < $1.path }
        let scans = self.files.map { DeclarationScanner.scan($0.bytes, path: $0.path) }
        types = scans.map(\.types)
        var byName: [String: [Int]] = [:]
        for (index, found) in types.enumerated() {
            for type in found where byName[type.name]?.last != index { byName[type.name, default: []].append(index) }
        }
        filesByName = byName
        var byGlobal: [String: [Int]] = [:]
        for (index, scan) in scans.enumerated() {
            for name in scan.globals { byGlobal[name, default: []].append(index) }
        }
        filesByGlobal = byGlobal
        indexByPath = Dictionary(self.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file of a path.
    public func file(_ path: String) -> File? { indexByPath[path].map { files[$0] } }

    /// The types a file declares or extends.
    public func types(inFile path: String) -> [ScannedType] { indexByPath[path].map { types[$0] } ?? [] }

    /// Paths of the files that declare, extend or alias a type of a simple name.
    public func files(naming name: String) -> [String] {
        (filesByName[name] ?? []).map { files[$0].path }
    }

    /// Paths of the files that declare a function, constant or variable of a name outside of types.
    public func files(declaringGlobal name: String) -> [String] {
        (filesByGlobal[name] ?? []).map { files[$0].path }
    }

    /// Declarations of a type by its simple name, extensions and aliases aside.
    public func declarations(of name: String) -> [ScannedType] {
        (filesByName[name] ?? []).flatMap { types[$0] }.filter {
            $0.name == name && $0.keyword != "extension" && $0.keyword != "typealias"
        }
    }

    /// Names of all types that can be tested: classes, structs and actors, and enums.
    public var testableNames: Set<String> {
        Set(types.joined().filter { ["class", "struct", "actor", "enum"].contains($0.keyword) }.map(\.name))
    }

    /// Paths of the files whose bytes contain a word.
    public func files(mentioning word: String) -> [String] {
        let pattern = Array(word.utf8)
        return files.filter { $0.bytes.mentions(pattern) }.map(\.path)
    }
}

extension [UInt8] {
    /// Whether the bytes contain others.
    fileprivate func mentions(_ word: [UInt8]) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...(bytes.count - word.count) where bytes[start] == first {
                    var length = 1
                    while length < word.count, bytes[start + length] == word[length] { length += 1 }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
