import SwiftSyntax

/// Who depends on whom, as one of the places that say it does.
struct Dependencies: Equatable {
    /// What each module depends on.
    var table: [String: Set<String>]

    /// What `Package.swift` says of the targets that are no tests; products count as modules.
    init(package: House.File) {
        table = [:]
        for call in package.all(FunctionCallExprSyntax.self, .functionCallExpr) {
            let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            guard kind == "target" || kind == "executableTarget", let name = call.text("name") else { continue }
            if call.text("path")?.hasPrefix("Tests/") == true { continue }
            let list = call.arguments.first { $0.label?.text == "dependencies" }?.expression.as(ArrayExprSyntax.self)
            let elements = list?.elements.map(\.expression) ?? []
            let names = elements.map { $0.literalText ?? $0.as(FunctionCallExprSyntax.self)?.text("name") }
            table[name] = Set(names.compactMap { $0 })
        }
    }

    /// What a picture says: a line `Name/ ← One Two` for each target, indented as code.
    init(picture: String) {
        table = [:]
        for line in picture.split(separator: "\n") {
            guard let target = Picture.Target(line) else { continue }
            table[target.name] = target.dependencies
        }
    }

    /// What files import.
    init(imports files: [House.File]) {
        table = [:]
        for file in files {
            let names = file.all(ImportDeclSyntax.self, .importDecl).compactMap { $0.path.first?.name.text }
            table[file.module, default: []].formUnion(names)
        }
    }

    /// A table.
    init(_ table: [String: Set<String>]) {
        self.table = table
    }

    /// The same without some modules.
    func without(_ modules: Set<String>) -> Dependencies {
        Dependencies(table.mapValues { $0.subtracting(modules) })
    }

    /// How another place differs from this one, in words.
    func differences(from other: Dependencies) -> [String] {
        Set(table.keys).union(other.table.keys).sorted().flatMap { name -> [String] in
            guard let own = table[name] else { return ["\(name) is missing"] }
            guard let theirs = other.table[name] else { return ["\(name) is too much"] }
            return theirs.subtracting(own).sorted().map { "\(name) lacks \($0)" }
                + own.subtracting(theirs).sorted().map { "\(name) has \($0) too much" }
        }
    }

    /// Modules that depend on each other in a circle, in order; `nil` when there is none.
    var cycle: [String]? {
        var done: Set<String> = []
        func search(_ name: String, _ path: [String]) -> [String]? {
            if let start = path.firstIndex(of: name) { return Array(path[start...]) }
            guard !done.contains(name) else { return nil }
            for next in (table[name] ?? []).sorted() {
                if let found = search(next, path + [name]) { return found }
            }
            done.insert(name)
            return nil
        }
        return table.keys.sorted().lazy.compactMap { search($0, []) }.first
    }
}

/// The picture of the architecture in CONTRIBUTING.md.
enum Picture {
    /// A line that names a target.
    struct Target {
        var name: String
        var dependencies: Set<String>

        /// Reads `    Name/ ← One Two`; folders of targets are indented further and have no arrow.
        init?(_ line: Substring) {
            guard line.hasPrefix("    "), line.dropFirst(4).first?.isLetter == true else { return nil }
            let parts = line.split(separator: " ").map(String.init)
            guard parts[0].hasSuffix("/") else { return nil }
            name = String(parts[0].dropLast())
            if parts.count > 1, parts[1] != "←" { return nil }
            dependencies = Set(parts.dropFirst(2))
        }
    }

    /// The folders that the picture shows below each target: words that end in `/` on the lines under it.
    static func folders(in picture: String) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        var current: String?
        for line in picture.split(separator: "\n") {
            if let target = Target(line) {
                current = target.name
                result[target.name] = []
            } else if line.hasPrefix("     "), let current {
                let words = line.split { $0 == " " || $0 == "," || $0 == ":" }
                result[current]?.formUnion(words.filter { $0.hasSuffix("/") }.map { String($0.dropLast()) })
            } else {
                current = nil
            }
        }
        return result
    }
}

/// Files in the order in which they are best read, each reached from one before it.
struct Trunk {
    /// The paths, in order.
    var paths: [String]

    /// Reads the lines of a list such as ``1. `Sources/A.swift`: what it does`` below a heading.
    init(_ page: String, below heading: String) {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines.drop { !($0.hasPrefix("#") && $0.contains(heading)) }.dropFirst().prefix { !$0.hasPrefix("#") }
        paths = own.compactMap { line in
            guard line.first?.isNumber == true, let start = line.firstIndex(of: "`") else { return nil }
            return String(line[line.index(after: start)...].prefix { $0 != "`" })
        }
    }

    /// What is wrong with it: files that are not there, and such that no file before them leads to.
    func problems(in files: [House.File]) -> [String] {
        let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var named: Set<String> = []
        var problems: [String] = []
        for (index, path) in paths.enumerated() {
            guard let file = byPath[path] else {
                problems.append("\(path) does not exist")
                continue
            }
            if index > 0, named.isDisjoint(with: file.offers) { problems.append("no file before \(path) leads to it") }
            named.formUnion(file.uses.map(\.plainText))
        }
        return problems
    }
}

extension House.File {
    /// The names by which other files reach it: its types, those it extends, and its functions outside of types.
    fileprivate var offers: Set<String> {
        let types = Declaration.types(in: self).map(\.name)
        let extended = all(ExtensionDeclSyntax.self, .extensionDecl).map(\.extendedType.trimmedDescription)
        let functions = all(FunctionDeclSyntax.self, .functionDecl).filter {
            $0.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
        }
        return Set(types + extended + functions.map(\.name.plainText))
    }
}

extension FunctionCallExprSyntax {
    /// The text of an argument that is a string literal.
    fileprivate func text(_ label: String) -> String? {
        arguments.first { $0.label?.text == label }?.expression.literalText
    }
}

extension ExprSyntax {
    /// The text of a string literal without interpolation.
    fileprivate var literalText: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
