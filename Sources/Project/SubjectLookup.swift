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
        if argument.contains("/") || argument.hasSuffix(".swift") { return subject(inFile: argument, in: module) }
        let name = TypeName(argument, among: modules, in: module)
        let found = types(of: name)
        if let type = found.first, found.count == 1 {
            var simple = name
            simple.around = []
            let around = name.around.isEmpty || types(of: simple).count == 1 ? [] : name.around
            return .success(Subject(type: type.name, around: around, location: type.location))
        }
        if found.count > 1 { return .failure(ambiguous(argument, found, in: module)) }
        return implementation(of: argument, name.name, in: name.module)
            ?? .failure(missing(argument, name.name, in: name.module))
    }

    /// A type as a person names it: `Profile`, `Outer.Profile`, `Module.Outer.Profile`.
    private struct TypeName {
        var name: String
        /// The names of the types around it.
        var around: [String]
        /// The only module to look in; `nil` for all.
        var module: String?
        /// Whether the name itself says so.
        var isWhole = false

        init(_ argument: String, among modules: Set<String>, in module: String?) {
            var words = argument.split(separator: ".").map(String.init)
            name = words.popLast() ?? argument
            self.module = module
            if let first = words.first, modules.contains(first) {
                (self.module, isWhole) = (first, true)
                words.removeFirst()
            }
            around = words
        }
    }

    private var modules: Set<String> { Set(files.map(\.module)) }

    /// The types that a name means: those of the first name that there are, one where the types around it tell.
    private func types(of wanted: TypeName) -> [ScannedType] {
        // `Profile` is the view model's module, whatever view has the name; a view is meant where nothing else is.
        let candidates =
            [(wanted.name, false)] + Subject.suffixes.map { (wanted.name + $0, true) } + [(wanted.name, true)]
        for (candidate, mayBeView) in candidates {
            let found = declarations(of: candidate).filter { type in
                type.isTestable && (wanted.module == nil || file(type.location.file)?.module == wanted.module)
                    && (mayBeView || !type.isView || !wanted.around.isEmpty)
            }
            if found.count < 2 || wanted.around.isEmpty && !wanted.isWhole {
                if found.isEmpty { continue }
                return found
            }
            let nested = found.filter { $0.scope.suffix(wanted.around.count) == wanted.around[...] }
            let exact = nested.filter { $0.scope == wanted.around }
            return exact.count == 1 ? exact : nested.isEmpty ? found : nested
        }
        return []
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
            if found.count > 1 { return .failure(ambiguous(argument, found, in: module)) }
        }
        return nil
    }

    /// Whether a name is a protocol's, or an alias that types can conform to.
    private func isAbstract(_ name: String) -> Bool {
        let found = files(naming: name).flatMap(types(inFile:)).filter { $0.name == name }
        return found.contains { $0.keyword == "protocol" || $0.keyword == "typealias" }
    }

    private func subject(inFile argument: String, in module: String?) -> Result<Subject, Failure> {
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
        if let type = choice(inFile: path) {
            let isOnly = declarations(of: type.name).count == 1
            return .success(Subject(type: type.name, around: isOnly ? [] : type.scope, location: type.location))
        }
        let found = types(inFile: path).filter(\.isTestable)
        if found.isEmpty {
            return .failure(
                Failure("\(path) declares no class, struct, enum or actor to test", rule: "no-such-module"))
        }
        return .failure(ambiguous(argument, found, in: module))
    }

    /// The type that a file means: the one that has its name, else the only one that is named for a role, else the only one.
    private func choice(inFile path: String) -> ScannedType? {
        let found = types(inFile: path).filter(\.isTestable)
        let stem = found.filter { $0.name == Path.stem(path) }
        let likely = found.filter { type in Subject.suffixes.contains { type.name.hasSuffix($0) } }
        return [stem, likely, found].first { $0.count == 1 }?.first
    }

    private func ambiguous(_ argument: String, _ found: [ScannedType], in module: String?) -> Failure {
        let places = found.sorted { $0.location < $1.location }
        let names = places.map { fullName(of: $0, in: module) }
        let known = names.compactMap { $0 }
        let wayOut =
            known.isEmpty ? "rename one of them" : "name one of them: " + known.prefix(8).joined(separator: ", ")
        return Failure(
            "`\(argument)` can mean \(found.count) types; \(wayOut)\(known.count > 8 ? ", …" : "")",
            rule: "ambiguous-module",
            notes: zip(places, names).map { type, name in "\(type.location): \(type.keyword) \(name ?? type.name)" })
    }

    /// The shortest name that means a type and no other: with the types around it, with its module, or its file.
    private func fullName(of type: ScannedType, in module: String?) -> String? {
        let nested = type.scope.indices.reversed().map { (type.scope[$0...] + [type.name]).joined(separator: ".") }
        let names = [type.name] + nested
        let own = file(type.location.file)?.module
        let withModule = own.map { own in names.map { own + "." + $0 } } ?? []
        let found = (names + withModule).first { name in
            types(of: TypeName(name, among: modules, in: module)).map(\.location) == [type.location]
        }
        if let found { return found }
        return choice(inFile: type.location.file)?.location == type.location ? type.location.file : nil
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
