import Facts
import Project
import Reading
import Resolving

/// The doubles a project already has: classes that conform to a protocol and are named as doubles, of its test targets and
/// of the modules that declare the protocols.
struct ExistingDoubles {
    private static let words = DoubleKind.suffixes + ["Double"]

    /// A double that a person or another tool wrote.
    struct Candidate {
        var double: ExistingDouble
        /// The module it stands in; `nil` for tests.
        var module: String?
        /// Whether it stands in another type.
        var isNested = false
    }

    /// The doubles that people or other tools wrote, by protocol.
    let byProtocol: [String: [Candidate]]
    /// The doubles in files that are testgen's to rewrite, by path.
    let owned: [String: [Owned]]
    /// The files of doubles that were parsed for their members.
    let parsed = ParsedFiles()
    /// What the doubles of compositions were called since.
    let given = CompositionNames.Given()

    /// A double that testgen wrote.
    struct Owned {
        /// Its name; `nil` where it stands for a struct of closures.
        var name: String?
        /// What it stands for.
        var protocols: [String]
    }

    /// The names that are given in a test target, where it is known: elsewhere what testgen has called so keeps its name.
    func names(in target: Project.TestTarget?) -> Set<String> {
        let all = byProtocol.values.joined().filter { $0.module == nil && !$0.isNested }
        if let target { return Set(all.filter { target.declares($0.double.location) }.map(\.double.type)) }
        return Set(all.map(\.double.type)).subtracting(owned.values.joined().compactMap(\.name))
    }

    /// None.
    init() { (byProtocol, owned) = ([:], [:]) }

    /// Looks through the test targets, and through the modules.
    init(in workspace: Workspace) {
        let tests = workspace.tests
        var byProtocol: [String: [Candidate]] = [:]
        var owned: [String: [Owned]] = [:]
        for file in tests.files {
            let doubles = tests.types(inFile: file.path).filter(Self.isDouble)
            guard !doubles.isEmpty else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            let owner = Fingerprint.ownership(of: text)
            let personal = owner == .edited ? PersonalPart(of: text) : nil
            let isOwn = { (type: ScannedType) in
                owner == .untouched || personal?.isGenerated(type: type.scope + [type.name]) == true
            }
            if doubles.contains(where: isOwn) {
                owned[file.path] =
                    doubles.filter(isOwn).map { Owned(name: $0.name, protocols: Self.conformances(of: $0)) }
                    + Self.structsOfClosures(in: text).map { Owned(protocols: $0) }
            }
            for double in doubles.filter({ !isOwn($0) }) {
                for name in Self.conformances(of: double) {
                    byProtocol[name, default: []].append(
                        Candidate(double: .init(double), isNested: !double.scope.isEmpty))
                }
            }
        }
        for file in workspace.sources.files {
            for double in workspace.sources.types(inFile: file.path).filter(Self.isDouble) {
                for name in Self.conformances(of: double) {
                    byProtocol[name, default: []].append(Candidate(double: .init(double), module: file.module))
                }
            }
        }
        self.byProtocol = byProtocol
        self.owned = owned
    }

    private static func isDouble(_ type: ScannedType) -> Bool {
        ["class", "actor", "struct"].contains(type.keyword) && words.contains { type.name.contains($0) }
    }

    /// The structs of closures that doubles make.
    private static func structsOfClosures(in text: String) -> [[String]] {
        text.matches(of: /var closures: (?:\w+\.)*(\w+) \{/).map { [String($0.1)] }
    }

    /// The names after the colon of a declaration.
    private static func conformances(of type: ScannedType) -> [String] {
        let header = type.header.split(separator: "where", maxSplits: 1).first ?? ""
        guard let colon = header.firstIndex(of: ":") else { return [] }
        let words = header[header.index(after: colon)...].split { ",& \n\t".contains($0) }
        return words.map { String($0.split(separator: ".").last ?? $0) }.filter { !$0.hasPrefix("@") }
    }
}

extension Project.TestTarget {
    /// Whether a place lies in its sources.
    func declares(_ place: SourceLocation) -> Bool {
        sources.contains { place.file == $0 || place.file.isInside($0) }
    }
}

extension ExistingDouble {
    fileprivate init(_ type: ScannedType) {
        self.init(type: type.name, location: type.location)
    }
}
