import Facts
import OrderedCollections

/// The type a `<Module>` argument means.
public struct Subject: Hashable, Sendable {
    /// What the rulebook calls the module: `LibraryList` for `LibraryListViewModel`; with the names around the type where
    /// its own alone is another's too.
    public var module: String
    /// The simple name of the type.
    public var type: String
    /// Where it is declared.
    public var location: SourceLocation

    /// Creates a subject.
    ///
    /// - Parameter around: The names of the types around it that tell it from others of its name.
    public init(type: String, around: [String] = [], location: SourceLocation) {
        self.module = Subject.module(of: around.joined() + type)
        self.type = type
        self.location = location
    }

    /// What a type's name may end with, in the order in which a module's type is looked for.
    public static let suffixes = [
        "ViewModel", "Presenter", "Interactor", "UseCase", "Service", "Repository", "Manager", "Store", "Controller",
        "Coordinator", "Processor", "Provider", "Client", "Router", "Reducer", "Worker", "Handler", "Gateway",
        "DataSource", "Factory", "Builder", "Validator", "Tracker", "Loader", "Cache", "ViewController", "Model",
    ]

    /// The module of a type: its name without `ViewModel`; every other name stays whole, so that no two meet.
    public static func module(of type: String) -> String {
        let suffix = "ViewModel"
        return type.hasSuffix(suffix) && type != suffix ? String(type.dropLast(suffix.count)) : type
    }
}

extension SourceIndex {
    /// The files that declare or extend a type or, since they may declare what it is injected with, its superclasses.
    public func files(ofLineOf type: String) -> [String] {
        var result: OrderedSet<String> = []
        var queue = [type]
        var seen: Set<String> = []
        while let name = queue.popLast() {
            guard seen.insert(name).inserted else { continue }
            result.append(contentsOf: files(naming: name))
            let classes = declarations(of: name).filter { $0.keyword == "class" }
            queue += classes.flatMap(\.inherited).filter { parent in
                declarations(of: parent).contains { $0.keyword == "class" }
            }
        }
        return result.elements
    }

    /// Finds the type a `<Module>` argument means: a module's name, a type's name or a file's path.
    ///
    /// - Parameters:
    ///   - argument: What the person wrote.
    ///   - module: The only module to look in; `nil` for all.
    /// - Returns: The type, or an error that lists what may have been meant.
    public func subject(_ argument: String, in module: String? = nil) -> Result<Subject, Failure> {
        if argument.isEmpty { return .failure(Failure("the module's name is empty", rule: "no-such-module")) }
        if argument.contains("/") || argument.hasSuffix(".swift") { return subject(inFile: argument) }
        let words = argument.split(separator: ".").map(String.init)
        let name = words.last ?? argument
        let only = words.count > 1 && files.contains { $0.module == words[0] } ? words[0] : module
        // `Profile` is the view model's module, whatever view has the name; a view is meant where nothing else is.
        let candidates = [(name, false)] + Subject.suffixes.map { (name + $0, true) } + [(name, true)]
        for (candidate, mayBeView) in candidates {
            let found = declarations(of: candidate).filter { type in
                type.isTestable && (only == nil || file(type.location.file)?.module == only)
                    && (mayBeView || !type.isView || words.count > 1)
            }
            if found.count == 1 { return .success(Subject(type: candidate, location: found[0].location)) }
            let nested = found.filter { words.count > 1 && $0.scope.suffix(words.count - 1) == words.dropLast() }
            if nested.count == 1 {
                return .success(
                    Subject(type: candidate, around: Array(words.dropLast()), location: nested[0].location))
            }
            if found.count > 1 { return .failure(ambiguous(argument, found)) }
        }
        return implementation(of: argument, name, in: only) ?? .failure(missing(argument, name, in: only))
    }

    /// The type that conforms to a protocol of the name: what a test of the protocol's module tests.
    private func implementation(of argument: String, _ name: String, in module: String?) -> Result<Subject, Failure>? {
        for candidate in [name] + Subject.suffixes.map({ name + $0 }) where isAbstract(candidate) {
            let names = Set(types.joined().filter { $0.inherits(candidate) }.map(\.name))
            let found = names.sorted().flatMap(declarations).filter { type in
                type.isTestable && (module == nil || file(type.location.file)?.module == module)
            }
            if found.count == 1 {
                return .success(Subject(type: found[0].name, location: found[0].location))
            }
            if found.count > 1 { return .failure(ambiguous(argument, found)) }
        }
        return nil
    }

    /// Whether a name is a protocol's, or an alias that types can conform to.
    private func isAbstract(_ name: String) -> Bool {
        let found = files(naming: name).flatMap(types(inFile:)).filter { $0.name == name }
        return found.contains { $0.keyword == "protocol" || $0.keyword == "typealias" }
    }

    private func subject(inFile argument: String) -> Result<Subject, Failure> {
        let path = Path.normalize(argument)
        if Path.escapes(argument) || argument.split(separator: "/").contains("..") {
            return .failure(
                Failure(
                    "`\(argument)` leaves the project; name a module (LibraryList), a type (LibraryListViewModel) or a "
                        + "file within the root",
                    rule: "no-such-module"))
        }
        guard file(path) != nil else {
            let near = Nearest.names(to: Path.stem(path), among: files.map { Path.stem($0.path) }, limit: 5)
            let paths = files.map(\.path).filter { near.contains(Path.stem($0)) }
            return .failure(
                Failure(
                    "there is no source file \(path)\(Self.hint(Array(paths.prefix(3))))", rule: "no-such-module"))
        }
        let found = types(inFile: path).filter(\.isTestable)
        let stem = found.filter { $0.name == Path.stem(path) }
        let likely = found.filter { type in Subject.suffixes.contains { type.name.hasSuffix($0) } }
        for choice in [stem, likely, found] where choice.count == 1 {
            return .success(Subject(type: choice[0].name, location: choice[0].location))
        }
        if found.isEmpty {
            return .failure(
                Failure("\(path) declares no class, struct, enum or actor to test", rule: "no-such-module"))
        }
        return .failure(ambiguous(argument, found))
    }

    private func ambiguous(_ argument: String, _ found: [ScannedType]) -> Failure {
        let places = found.sorted { $0.location < $1.location }
        let sameName = Set(found.map(\.name)).count == 1
        let wayOut = sameName ? "name the file instead" : "name the type instead"
        return Failure(
            "`\(argument)` can mean \(found.count) types; \(wayOut)", rule: "ambiguous-module",
            notes: places.map { "\($0.location): \($0.keyword) \($0.name)" })
    }

    private func missing(_ argument: String, _ name: String, in module: String?) -> Failure {
        let all = [name] + Subject.suffixes.map { name + $0 }
        if let module, let found = all.flatMap(declarations).first(where: \.isTestable) {
            return Failure(
                "\(found.name) is not in \(module), the only module to look in; change `module` in .testgen.yml, or "
                    + "take it out", at: found.location, rule: "no-such-module")
        }
        var names = testableNames
        for type in testableNames {
            for suffix in Subject.suffixes where type.hasSuffix(suffix) && type != suffix {
                names.insert(String(type.dropLast(suffix.count)))
            }
        }
        let near = Nearest.names(to: name, among: names)
        if let found = declarations(of: name).first(where: { $0.keyword == "protocol" }) {
            return Failure(
                "`\(argument)` is a protocol, not something to test; `testgen mocks \(name)` writes its double",
                at: found.location, rule: "no-such-module")
        }
        return Failure("there is no module or type `\(argument)`\(Self.hint(near))", rule: "no-such-module")
    }

    private static func hint(_ names: [String]) -> String {
        names.isEmpty ? "" : "; did you mean \(names.joined(separator: ", "))?"
    }
}

extension ScannedType {
    /// Whether it is something with behaviour that a test can make.
    var isTestable: Bool { ["class", "struct", "actor", "enum"].contains(keyword) }

    /// Whether it says it is a SwiftUI view.
    var isView: Bool { inherits("View") }

    /// Whether it says it is shown: a view, a controller of views, or what views are made of.
    public var isOnScreen: Bool {
        inherited.contains { name in
            ["View", "ViewController", "Modifier", "Style", "Cell"].contains { name.hasSuffix($0) }
                || name == "ToolbarContent"
        }
    }

    /// The names after the colon of its header.
    var inherited: [String] {
        guard keyword != "protocol", let colon = header.firstIndex(of: ":") else { return [] }
        return header[colon...].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// Whether its header names a type.
    func inherits(_ name: String) -> Bool {
        keyword != "protocol"
            && inheritance.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }

    /// The header without generic parameters before it and requirements after it.
    private var inheritance: Substring {
        var depth = 0
        let start = header.firstIndex { character in
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            return character == ":" && depth == 0
        }
        guard let start else { return "" }
        let list = header[start...]
        return list.firstRange(of: " where ").map { list[..<$0.lowerBound] } ?? list
    }
}
