import Facts
import Project

/// The ways a file system says no, each with the way out.
enum FileProblem {
    static func noFolder(_ path: String) -> Failure {
        Failure("there is no folder \(path); give the project's folder with --root", rule: "no-folder")
    }

    static func missing(_ path: String) -> Failure {
        Failure("there is no file \(path)", rule: "missing-file")
    }

    static func unreadable(_ path: String, _ reason: String) -> Failure {
        Failure(
            "cannot read the file: \(reason); make it readable, or list it under `exclude` in .testgen.yml",
            at: SourceLocation(file: path, line: 1, column: 1), rule: "unreadable")
    }

    static func unwritable(_ folder: String, under root: String, _ reason: String) -> Failure {
        let shown = folder == root ? "the root" : Path.relative(folder, to: root)
        return Failure(
            "cannot write in \(shown): \(reason); nothing was written. Make the folder writable, "
                + "or name another one under `tests` or `mocks` in .testgen.yml",
            rule: "unwritable")
    }

    static func outside(_ path: String, leadsTo target: String) -> Failure {
        Failure(
            "\(path) leads out of the project, to \(target); nothing was written. Put a folder in the place of the link, or "
                + "name another one under `tests` or `mocks` in .testgen.yml", rule: "outside")
    }

    static func unlistable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(.warning, "cannot list \(path): \(reason); its sources are not read", rule: "unreadable")
    }

    static func deadLink(_ path: String) -> Diagnostic {
        Diagnostic(.warning, "\(path) is a link that leads nowhere; it is not read", rule: "dead-link")
    }
}

/// What is never looked into.
enum Ignored {
    private static let folders: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules"]
    private static let bundles = [
        ".xcodeproj", ".xcworkspace", ".xcassets", ".framework", ".xcframework", ".bundle", ".app", ".docc",
    ]

    /// Whether a folder of that name is left out: hidden ones, build products, other people's code.
    static func folder(_ name: some StringProtocol) -> Bool {
        name.hasPrefix(".") || folders.contains(String(name))
    }

    /// Whether a folder of that name counts as one file.
    static func isBundle(_ name: some StringProtocol) -> Bool {
        bundles.contains { name.hasSuffix($0) }
    }

    /// Whether a file lies in a folder that is left out.
    static func path(_ path: String) -> Bool {
        Path.folder(path).split(separator: "/").contains { folder($0) }
    }

    /// The bundle a file lies in, or the file itself.
    static func bundle(_ path: String) -> String {
        let parts = path.split(separator: "/")
        guard let index = parts.firstIndex(where: { isBundle($0) }) else { return path }
        return parts[...index].joined(separator: "/")
    }
}
