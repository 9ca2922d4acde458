import Algorithms
import Facts
import Project
import Reading

/// What a run of `testgen mocks` makes doubles of.
struct WantedDoubles {
    let command: MocksCommand
    /// The sources that declare it.
    let sources: SourceIndex
    /// The files of the tests, which may annotate it.
    let tests: SourceIndex?

    /// A protocol or class to be doubled.
    struct Name: Hashable {
        /// Its simple name.
        var text: String
        /// Where it is declared; `nil` for any place.
        var location: SourceLocation?
        /// Whether somebody asked for this one, so that it is said why there is no double.
        var isAsked: Bool
    }

    /// The names, in order, each once.
    func names(_ notes: inout Notes) throws -> [Name] {
        var names = try command.protocols.uniqued().map(named)
        if command.all {
            let keywords = command.classes ? ["protocol", "class"] : ["protocol"]
            let asked = Set(names.map(\.text))
            names += sources.types.joined().filter { keywords.contains($0.keyword) && !asked.contains($0.name) }.map {
                Name(text: $0.name, location: $0.location, isAsked: false)
            }
        } else if command.protocols.isEmpty {
            names = try annotated(&notes).map { Name(text: $0, location: nil, isAsked: true) }
        }
        return names
    }

    /// Whether a declaration is doubled, of those that nobody named.
    func allows(_ fact: TypeFact) -> Bool {
        if command.publicOnly, fact.info.access < .public { return false }
        return !command.all || !fact.isLocal && fact.info.access.isTestable
    }

    /// The doubles of what was found, as far as there are any: of a class that nobody named only where a subclass can stand
    /// for it.
    static func isSilent(_ name: Name, _ fact: TypeFact) -> Bool { fact.kind == .class && !name.isAsked }

    /// Why nothing is made where no name is known.
    var nothingToDo: Diagnostic {
        Diagnostic(
            .warning,
            command.all
                ? "there is no protocol in the sources"
                : "no protocol is annotated with `// sourcery: AutoMockable` or `/// @mockable`; name protocols, or use --all",
            rule: "nothing-to-do")
    }

    // MARK: - By name

    private func named(_ name: String) throws -> Name {
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        let found = sources.declarations(of: simple).filter { type in
            // An extension says the last of the types around it alone.
            let nested = (type.scope + [simple]).joined(separator: ".")
            return name.isPath(endingWith: nested) || path(of: type).isPath(endingWith: name)
        }
        for keywords in [["protocol"], ["class"], ["struct"]] {
            let all = found.filter { keywords.contains($0.keyword) }
            if all.isEmpty { continue }
            let exact = all.filter { ($0.scope + [simple]).joined(separator: ".") == name }
            let subjects = exact.isEmpty ? all : exact
            // One of several modules, or of several types around; what differs by `#if` alone is one.
            if Set(subjects.map(path)).count > 1 { throw ambiguous(name, subjects) }
            let isNested = sources.declarations(of: simple).count > subjects.count
            let location = isNested && keywords != ["struct"] ? subjects[0].location : nil
            return Name(text: simple, location: location, isAsked: true)
        }
        if let other = found.first {
            throw Failure(
                "`\(name)` is an \(other.keyword); doubles stand for protocols and classes", at: other.location,
                rule: "no-such-protocol")
        }
        let all = sources.types.joined().filter { $0.keyword == "protocol" }.map(\.name)
        let near = Nearest.names(to: simple, among: all)
        let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?"
        throw Failure("there is no protocol `\(name)` in the sources\(hint)", rule: "no-such-protocol")
    }

    /// The name with the types around it and its module: `Parking.Garage.Service`.
    private func path(of type: ScannedType) -> String {
        let module = sources.file(type.location.file)?.module ?? ""
        return ((module.isEmpty ? [] : [module]) + type.scope + [type.name]).joined(separator: ".")
    }

    private func ambiguous(_ name: String, _ found: [ScannedType]) -> Failure {
        let paths = found.map(path)
        return Failure(
            "`\(name)` can mean \(found.count) types; name one of them: \(paths.uniqued().joined(separator: ", "))",
            at: found[0].location, rule: "ambiguous",
            notes: zip(found, paths).map { "\($0.location): \($0.keyword) \($1)" })
    }

    // MARK: - By annotation

    private static let marker = "AutoMockable"

    /// The protocols that carry Sourcery's annotation or Mockolo's, in place or by an extension, or conform to its marker, directly, by a
    /// parent or by an extension.
    private func annotated(_ notes: inout Notes) throws -> [String] {
        let markers = markers
        var names: [String] = []
        for index in [sources, tests].compactMap({ $0 }) {
            var paths = Array((index.files(mentioning: Self.marker) + index.files(mentioning: "@mockable")).uniqued())
            for marker in markers.subtracting([Self.marker]).sorted() {
                paths += index.files(mentioning: marker).filter { !paths.contains($0) }
            }
            for path in paths { names += try annotated(in: path, of: index, by: markers, &notes) }
        }
        return names
    }

    /// The marker, and the protocols that inherit from it: whoever inherits from one of them is marked.
    private var markers: Set<String> {
        let protocols = sources.types.joined().filter { $0.keyword == "protocol" }
        var markers: Set = [Self.marker]
        var count = 0
        while markers.count > count {
            count = markers.count
            for type in protocols where !markers.isDisjoint(with: type.inherited) { markers.insert(type.name) }
        }
        return markers
    }

    private func annotated(
        in path: String, of index: SourceIndex, by markers: Set<String>, _ notes: inout Notes
    ) throws -> [String] {
        guard let file = index.file(path) else { return [] }
        let text = try FileTree.text(file.bytes, path: path)
        let read = readFile(text, path: path, module: file.module, flags: file.flags)
        guard let facts = notes.readable(read) else { return [] }
        let isMarked = { (types: [TypeRef]) in types.contains { markers.contains($0.unattributed.lastName ?? "") } }
        let types = facts.types.filter { type in
            type.kind == .protocol && type.name != Self.marker && (type.info.asksForDouble || isMarked(type.inherits))
                || type.kind == .class && type.info.annotations.contains { $0.tool == "mockolo" }
        }
        let extensions = facts.extensions.filter { $0.info.asksForDouble || isMarked($0.inherits) }
        let extended = extensions.compactMap(\.extended.lastName).filter { name in
            sources.declarations(of: name).contains { $0.keyword == "protocol" }
        }
        return types.map(\.name) + extended
    }
}

extension String {
    /// Whether a path of names is another one, or ends with it.
    fileprivate func isPath(endingWith other: String) -> Bool { self == other || hasSuffix("." + other) }
}

extension DeclarationInfo {
    /// Whether Sourcery's annotation stands before it, whose template asks for the key, whatever the value, or Mockolo's.
    fileprivate var asksForDouble: Bool {
        annotations.contains { $0.key == "AutoMockable" || $0.tool == "mockolo" }
    }
}

extension ScannedType {
    /// The simple names after the colon of a declaration.
    var inherited: Set<String> {
        let header = header.split(separator: "where", maxSplits: 1).first ?? ""
        guard let colon = header.firstIndex(of: ":") else { return [] }
        let words = header[header.index(after: colon)...].split { ",& \n\t".contains($0) }
        return Set(words.map { String($0.split(separator: ".").last ?? $0) })
    }
}
