import Project
import SwiftParser
import SwiftSyntax

/// Reads `Package.swift` without running it.
///
/// Targets are found wherever they are written (in the package's list, in a variable, appended later); strings and
/// lists that stand in a constant are followed to it.
public func readManifest(_ source: String) -> Manifest {
    let tree = Parser.parse(source: source)
    let reader = ManifestReader(ManifestLiterals(tree))
    reader.walk(tree)
    var manifest = reader.manifest
    if reader.isMainActorEverywhere {
        for index in manifest.targets.indices { manifest.targets[index].isMainActorByDefault = true }
    }
    manifest.languageMode = manifest.languageMode ?? toolsVersion(source).flatMap { $0 >= 6 ? $0 : nil }
    return manifest
}

/// The major version in `// swift-tools-version: 6.1`.
private func toolsVersion(_ source: String) -> Int? {
    guard let range = source.firstRange(of: "swift-tools-version:") else { return nil }
    let rest = source[range.upperBound...].drop { $0 == " " }
    return Int(rest.prefix { $0.isNumber })
}

private final class ManifestReader: SyntaxVisitor {
    var manifest = Manifest()
    var isMainActorEverywhere = false
    private let literals: ManifestLiterals
    private static let kinds: [String: Manifest.Kind] = [
        "target": .library, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
    ]

    init(_ literals: ManifestLiterals) {
        self.literals = literals
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.calledName {
        case "Package":
            manifest.name = node.argument("name").flatMap(string)
            let modes = node.argument("swiftLanguageModes") ?? node.argument("swiftLanguageVersions")
            manifest.languageMode = modes.flatMap { list($0).compactMap(mode).max() }
            manifest.hasNoCode = node.argument("targets").map(hasNoCode) ?? true
        case "package":
            if let path = node.argument("path").flatMap(string) { manifest.localPackages.append(path) }
        case "library":
            if let name = node.argument("name").flatMap(string), let targets = node.argument("targets") {
                manifest.products[name] = list(targets).compactMap(string)
            }
        case "defaultIsolation":
            if node.statesMainActor, !isInConstant(node) { isMainActorEverywhere = true }
        case let name?:
            if let kind = Self.kinds[name], let target = target(node, kind: kind) {
                manifest.targets.append(target)
                return .skipChildren
            }
        case nil: break
        }
        return .visitChildren
    }

    /// Whether a list of targets is written out and has none but those of something built or of plugins.
    private func hasNoCode(_ targets: ExprSyntax) -> Bool {
        guard let written = targets.as(ArrayExprSyntax.self) else { return false }
        return written.elements.allSatisfy { element in
            let call = element.expression.as(FunctionCallExprSyntax.self)
            return call?.calledName.map { ["binaryTarget", "plugin", "systemLibrary"].contains($0) } ?? false
        }
    }

    private func target(_ call: FunctionCallExprSyntax, kind: Manifest.Kind) -> Manifest.Target? {
        guard let name = call.argument("name").flatMap(string) else { return nil }
        let settings = literals.calls(in: call.argument("swiftSettings"))
        let modes = settings.filter { $0.calledName == "swiftLanguageMode" || $0.calledName == "swiftLanguageVersion" }
        return Manifest.Target(
            name: name, kind: kind,
            path: call.argument("path").flatMap(string),
            sources: call.argument("sources").map { list($0).compactMap(string) },
            exclude: call.argument("exclude").map { list($0).compactMap(string) } ?? [],
            dependencies: call.argument("dependencies").map { list($0).compactMap(dependency) } ?? [],
            isMainActorByDefault: settings.contains { $0.calledName == "defaultIsolation" && $0.statesMainActor },
            languageMode: modes.compactMap { $0.arguments.first.flatMap { mode($0.expression) } }.max(),
            flags: flags(in: settings))
    }

    /// The flags of `.define("FLAG", .when(platforms: [.linux], configuration: .debug))`, each with its condition.
    private func flags(in settings: [FunctionCallExprSyntax]) -> [String: String] {
        var result: [String: [String]] = [:]
        for define in settings where define.calledName == "define" {
            guard let name = define.arguments.first.flatMap({ string($0.expression) }), name != "DEBUG" else {
                continue
            }
            let when = define.arguments.dropFirst().first?.expression.as(FunctionCallExprSyntax.self)
            let platforms = when?.argument("platforms").map(list)?.compactMap { item in
                item.as(MemberAccessExprSyntax.self).map { Self.system($0.declName.baseName.text) }
            }
            var parts: [String] = []
            if let platforms, !platforms.isEmpty { parts.append(platforms.joined(separator: " || ")) }
            let configuration = when?.argument("configuration")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if let configuration { parts.append(configuration == "debug" ? "DEBUG" : "!DEBUG") }
            let condition = parts.count > 1 ? parts.map { "(\($0))" }.joined(separator: " && ") : parts.joined()
            result[name, default: []].append(condition)
        }
        return result.mapValues { $0.contains("") ? "" : $0.joined(separator: " || ") }
    }

    /// The condition of a platform as manifests name it.
    private static func system(_ platform: String) -> String {
        switch platform {
        case "macCatalyst": "targetEnvironment(macCatalyst)"
        case "linux", "windows", "android": "os(\(platform.prefix(1).uppercased() + platform.dropFirst()))"
        case "wasi": "os(WASI)"
        case "openbsd": "os(OpenBSD)"
        default: "os(\(platform))"
        }
    }

    /// `"A"`, `.target(name: "A")`, `.product(name: "A", package: "b")`
    private func dependency(_ expression: ExprSyntax) -> String? {
        string(expression) ?? expression.as(FunctionCallExprSyntax.self)?.argument("name").flatMap(string)
    }

    private func string(_ expression: ExprSyntax) -> String? { literals.string(expression) }

    private func list(_ expression: ExprSyntax) -> [ExprSyntax] { literals.list(expression) }

    /// `.v6`, `.version("6")`, `.v4_2`
    private func mode(_ expression: ExprSyntax) -> Int? {
        let digits = expression.trimmedDescription.drop { !$0.isNumber }.prefix { $0.isNumber }
        return Int(digits)
    }

    /// Whether a setting is part of a constant, which targets may refer to.
    private func isInConstant(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if current.is(ForStmtSyntax.self) { return false }
            if let binding = current.as(PatternBindingSyntax.self) {
                return binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledName != "Package"
            }
            parent = current.parent
        }
        return false
    }
}

extension FunctionCallExprSyntax {
    fileprivate var statesMainActor: Bool {
        arguments.first?.expression.trimmedDescription == "MainActor.self"
    }
}
