import Project
import Reading
import Resolving

/// The doubles a project already has: classes of its test targets that conform to a protocol and are named as doubles.
struct ExistingDoubles {
    private static let words = DoubleKind.suffixes + ["Double"]

    /// The doubles that people or other tools wrote, by protocol.
    let byProtocol: [String: ExistingDouble]
    /// The doubles in files that are testgen's to rewrite, by path.
    let owned: [String: [Owned]]

    /// A double that testgen wrote.
    struct Owned {
        /// Its name; `nil` where it stands for a struct of closures.
        var name: String?
        /// What it stands for.
        var protocols: [String]
    }

    /// Looks through the test targets.
    init(in tests: SourceIndex) {
        var byProtocol: [String: ExistingDouble] = [:]
        var owned: [String: [Owned]] = [:]
        for file in tests.files {
            let doubles = tests.types(inFile: file.path).filter(Self.isDouble)
            guard !doubles.isEmpty else { continue }
            let text = String(decoding: file.bytes, as: UTF8.self)
            if Fingerprint.ownership(of: text) == .untouched {
                owned[file.path] =
                    doubles.map { Owned(name: $0.name, protocols: Self.conformances(of: $0)) }
                    + Self.structsOfClosures(in: text).map { Owned(protocols: $0) }
                continue
            }
            for double in doubles {
                for name in Self.conformances(of: double) where byProtocol[name] == nil {
                    byProtocol[name] = ExistingDouble(type: double.name, location: double.location)
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
