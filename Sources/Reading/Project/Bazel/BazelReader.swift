import Facts
import Project

/// Reads the rules for Swift in `BUILD` files, those that macros of the project call as well. Rules of other names that
/// end alike count too: they wrap these.
struct BazelReader {
    private let tree: FileTree
    private var rules: [Rule] = []
    /// The files that were read.
    private(set) var files: [String] = []

    /// A rule with what it names, labels written whole: `//App/Core:Core`.
    private struct Rule {
        var label: String
        var package: String
        var kind: Kind
        var call: Starlark.Call
        var file: StarlarkFile

        func texts(_ argument: String) -> [String] { file.texts(call.named[argument]) }
    }

    private enum Kind {
        case library, binary, swiftTest, bundleTest, application

        /// The kind of a rule by its name.
        init?(_ name: String) {
            switch name {
            case _ where name.hasSuffix("swift_library"): self = .library
            case "apple_framework", "apple_library": self = .library
            case _ where name.hasSuffix("swift_test"): self = .swiftTest
            case _ where name.hasSuffix("swift_binary"): self = .binary
            case _ where name.hasSuffix("unit_test"): self = .bundleTest
            case _ where name.hasSuffix("_application"): self = .application
            default: return nil
            }
        }
    }

    /// Reads all `BUILD` files of a tree.
    init(tree: FileTree) {
        self.tree = tree
        var macros = BazelMacros(tree: tree)
        for path in Self.buildFiles(in: tree) {
            guard let text = try? tree.text(path) else { continue }
            let (file, package) = (StarlarkFile(text), Path.folder(path))
            let found = file.calls.flatMap { call -> [Rule] in
                if let inside = macros.expand(call, in: file, at: path) {
                    return Self.rules(inside, of: file.texts(call.named["name"]).first, in: package)
                }
                return Self.rule(call, in: file, package).map { [$0] } ?? []
            }
            if !found.isEmpty { files.append(path) }
            rules += found
        }
    }

    private static func rule(_ call: Starlark.Call, in file: StarlarkFile, _ package: String) -> Rule? {
        guard let kind = Kind(call.name), let name = file.texts(call.named["name"]).first else { return nil }
        return Rule(label: "//\(package):\(name)", package: package, kind: kind, call: call, file: file)
    }

    /// The rules that a macro calls. The only library of them is what the macro's own name stands for.
    private static func rules(_ inside: [BazelMacros.Expansion], of name: String?, in package: String) -> [Rule] {
        var rules = inside.compactMap { rule($0.call, in: $0.file, package) }
        let libraries = rules.indices.filter { rules[$0].kind == .library }
        if let name, let only = libraries.first, libraries.count == 1 { rules[only].label = "//\(package):\(name)" }
        return rules
    }

    /// The `BUILD` files that speak of Swift files, or of a rule for Swift.
    static func buildFiles(in tree: FileTree) -> [String] {
        tree.paths.filter { path in
            guard ["BUILD", "BUILD.bazel"].contains(Path.name(path)), let text = try? tree.text(path) else {
                return false
            }
            return ["swift_library", "swift_test", "swift_binary", ".swift\"", "unit_test"].contains {
                text.contains($0)
            }
        }
    }

    /// The targets: a bundle of tests is made of the libraries for tests only that it depends on.
    var targets: [DeclaredTarget] {
        let byLabel = Dictionary(rules.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
        let bundles = rules.filter { $0.kind == .bundleTest }
        let codeOfTests = Set(bundles.flatMap { dependencies(of: $0) }).filter { label in
            byLabel[label].map { Self.isForTests($0) || isNearAnyTest($0, bundles) } ?? false
        }
        return rules.compactMap { rule in
            switch rule.kind {
            case .library: codeOfTests.contains(rule.label) || Self.isForTests(rule) ? nil : target(rule, .library)
            case .binary: target(rule, .other)
            case .swiftTest: target(rule, .unitTests)
            case .bundleTest: bundle(rule, byLabel, codeOfTests)
            case .application: nil
            }
        }
    }

    private static func isForTests(_ rule: Rule) -> Bool {
        rule.call.named["testonly"] == .name("True")
            || rule.call.named["testonly"] == .name("1") || rule.label.hasSuffix("Tests")
    }

    /// Whether nothing but bundles of tests depends on a library.
    private func isNearAnyTest(_ rule: Rule, _ bundles: [Rule]) -> Bool {
        !rules.contains { $0.kind != .bundleTest && dependencies(of: $0).contains(rule.label) }
            && bundles.contains {
                $0.package == rule.package && dependencies(of: $0) == [rule.label] && sources(of: $0).isEmpty
            }
    }

    private func bundle(_ rule: Rule, _ byLabel: [String: Rule], _ codeOfTests: Set<String>) -> DeclaredTarget? {
        let code = dependencies(of: rule).filter(codeOfTests.contains).compactMap { byLabel[$0] }
        var target = target(rule, .unitTests)
        let listed = (code.isEmpty ? [rule] : code).first { folders(of: $0).isEmpty }
        target.membership = listed.map { .list(buildFile(of: $0)) } ?? .folder
        for library in code {
            target.files.formUnion(sources(of: library))
            target.folders += folders(of: library)
            target.dependencies += dependencies(of: library).filter { !codeOfTests.contains($0) }
        }
        target.dependencies.removeAll(where: codeOfTests.contains)
        let host = rule.texts("test_host").first.map { label($0, in: rule.package) }
        let app = host.flatMap { byLabel[$0] }
        target.dependencies += app.map(dependencies) ?? []
        return target
    }

    private func target(_ rule: Rule, _ kind: DeclaredTarget.Kind) -> DeclaredTarget {
        let name = String(rule.label.split(separator: ":").last ?? "")
        let isAlone = rules.count { $0.label.hasSuffix(":" + name) } == 1
        let flags = (rule.texts("defines") + definitions(in: rule.texts("copts"))).filter { $0.asModuleName == $0 }
        return DeclaredTarget(
            kind: kind, name: kind == .unitTests && isAlone ? name : rule.label,
            module: rule.texts("module_name").first?.asModuleName ?? Self.moduleName(of: rule), product: name,
            folder: rule.package, files: sources(of: rule), folders: folders(of: rule),
            dependencies: dependencies(of: rule),
            membership: kind == .unitTests && folders(of: rule).isEmpty ? .list(buildFile(of: rule)) : .folder,
            flags: Dictionary(flags.map { ($0, "") }, uniquingKeysWith: { first, _ in first }))
    }

    /// The name of a module where a rule states none: `App_Core_Core` of `//App/Core:Core`; rules for frameworks take
    /// their own name.
    private static func moduleName(of rule: Rule) -> String {
        if rule.call.name.hasPrefix("apple_") {
            return String(rule.label.split(separator: ":").last ?? "").asModuleName
        }
        return String(rule.label.drop { $0 == "/" }.drop { $0 == ":" }).asModuleName
    }

    /// The names after `-D`.
    private func definitions(in options: [String]) -> [String] {
        zip([""] + options, options).compactMap { before, option in
            if before == "-D" { return option }
            return option.hasPrefix("-D") && option.count > 2 ? String(option.dropFirst(2)) : nil
        }
    }

    private func buildFile(of rule: Rule) -> String {
        files.first { Path.folder($0) == rule.package } ?? Path.join(rule.package, "BUILD")
    }

    // MARK: Labels and files

    private func dependencies(of rule: Rule) -> [String] {
        (rule.texts("deps") + rule.texts("private_deps")).map { label($0, in: rule.package) }
    }

    /// A label written whole.
    private func label(_ text: String, in package: String) -> String {
        if text.hasPrefix("@") { return text }
        if text.hasPrefix("//") {
            return text.contains(":") ? text : "\(text):\(Path.name(text))"
        }
        return "//\(package):\(text.drop { $0 == ":" })"
    }

    private func sources(of rule: Rule) -> Set<String> {
        var found = Set(
            rule.texts("srcs").map { Path.join(rule.package, $0) }.filter {
                $0.hasSuffix(".swift") && tree.contains($0)
            })
        for glob in rule.file.calls(of: "glob", in: rule.call.named["srcs"]) {
            let patterns = rule.file.texts(glob.positional.first) + rule.file.texts(glob.named["include"])
            let excluded = rule.file.texts(glob.named["exclude"]).map { Path.join(rule.package, $0) }
            for pattern in patterns {
                found.formUnion(tree.swiftFiles(matching: Path.join(rule.package, pattern), excluding: excluded))
            }
        }
        return found
    }

    /// The folders whose files all belong to a rule.
    private func folders(of rule: Rule) -> [String] {
        let globs = rule.file.calls(of: "glob", in: rule.call.named["srcs"]).filter { $0.named["exclude"] == nil }
        let patterns = globs.flatMap { rule.file.texts($0.positional.first) + rule.file.texts($0.named["include"]) }
        return patterns.map { FileTree.literalFolder(of: Path.join(rule.package, $0)) }
    }
}
