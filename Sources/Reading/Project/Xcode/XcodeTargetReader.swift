import Facts
import Project

/// Reads the targets of one Xcode project.
struct XcodeTargetReader {
    private let objects: XcodeObjects
    private let tree: FileTree
    private let folder: String
    private let file: String

    /// Prepares to read the objects of a `project.pbxproj`.
    init(_ objects: XcodeObjects, file: String, tree: FileTree) {
        self.objects = objects
        self.file = file
        folder = Path.folder(Path.folder(file))
        self.tree = tree
    }

    /// The targets, in the order of the project.
    var targets: [DeclaredTarget] {
        objects.objects("targets", of: objects.project).filter { $0.kind == "PBXNativeTarget" }.map(target)
    }

    private func target(_ object: XcodeObjects.Object) -> DeclaredTarget {
        let name = object.text("name") ?? object.id
        let kind = Self.kind(object.text("productType") ?? "")
        let configurations = configurations(of: object, named: name)
        let debug =
            configurations.first { $0.words(Self.conditions).contains("DEBUG") }
            ?? configurations.first { $0["CONFIGURATION"]?.hasPrefix("Debug") ?? false } ?? configurations[0]
        let synchronized = objects.objects("fileSystemSynchronizedGroups", of: object)
        let host = debug["TEST_HOST"].map(Path.name) ?? ""
        return DeclaredTarget(
            kind: kind, name: name, module: (debug.complete("PRODUCT_MODULE_NAME") ?? name).asModuleName,
            product: debug.complete("PRODUCT_NAME") ?? name, folder: folder,
            files: files(of: object, synchronized), folders: synchronized.compactMap { objects.path($0.id) },
            dependencies: dependencies(of: object),
            packageProducts: objects.objects("packageProductDependencies", of: object).compactMap {
                $0.text("productName")
            },
            membership: .xcode(file), host: host.isEmpty ? debug["TEST_TARGET_NAME"] : host,
            isMainActorByDefault: debug["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
            languageMode: debug["SWIFT_VERSION"].flatMap { Int($0.prefix { $0.isNumber }) },
            flags: Self.flags(in: configurations))
    }

    /// What a product type, such as `com.apple.product-type.bundle.unit-test`, stands for.
    private static func kind(_ type: String) -> DeclaredTarget.Kind {
        let words = type.split(separator: ".").dropFirst(3)
        switch words.first {
        case "application": return .application
        case "framework", "library": return .library
        case "bundle" where words.last == "unit-test": return .unitTests
        case "bundle" where words.last == "ui-testing": return .uiTests
        default: return .other
        }
    }

    // MARK: Files

    /// The Swift files of the sources phase, and those in the folders that Xcode keeps in step.
    private func files(of target: XcodeObjects.Object, _ synchronized: [XcodeObjects.Object]) -> Set<String> {
        let phases = objects.objects("buildPhases", of: target).filter { $0.kind == "PBXSourcesBuildPhase" }
        let listed = phases.flatMap { objects.objects("files", of: $0) }.compactMap { $0.text("fileRef") }
        var files = Set(listed.compactMap(objects.path).filter { $0.hasSuffix(".swift") && tree.contains($0) })
        for group in synchronized {
            guard let folder = objects.path(group.id) else { continue }
            files.formUnion(tree.files(in: folder).filter { $0.hasSuffix(".swift") })
        }
        for group in objects.synchronizedFolders {
            guard let folder = objects.path(group.id) else { continue }
            let exceptions = objects.objects("exceptions", of: group).filter { $0.text("target") == target.id }
            for name in exceptions.flatMap({ $0.texts("membershipExceptions") }) {
                let path = Path.join(folder, String(name.drop { $0 == "/" }))
                let found = tree.contains(path) ? [path] : Array(tree.files(in: path))
                let swift = found.filter { $0.hasSuffix(".swift") }
                // For the targets of the folder it is a list of what they leave out, for others of what they take.
                if synchronized.contains(where: { $0.id == group.id }) {
                    files.subtract(swift)
                } else {
                    files.formUnion(swift)
                }
            }
        }
        return files
    }

    // MARK: Dependencies

    /// The targets that have to be built before, and those whose products are linked.
    private func dependencies(of target: XcodeObjects.Object) -> [String] {
        let declared = objects.objects("dependencies", of: target).compactMap { dependency -> String? in
            if let other = dependency.text("target").flatMap(objects.object) { return other.text("name") }
            return dependency.text("targetProxy").flatMap(objects.object)?.text("remoteInfo")
        }
        let phases = objects.objects("buildPhases", of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
        let linked = Set(phases.flatMap { objects.objects("files", of: $0) }.compactMap { $0.text("fileRef") })
        let makers = objects.objects("targets", of: objects.project).filter { other in
            other.text("productReference").map(linked.contains) ?? false
        }
        return declared + makers.compactMap { $0.text("name") }.filter { !declared.contains($0) }
    }

    // MARK: Settings

    private static let conditions = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"

    /// The settings of a target in each configuration, at least in one.
    private func configurations(of target: XcodeObjects.Object, named name: String) -> [BuildSettings] {
        let general = configurations(listedBy: objects.project)
        let own = configurations(listedBy: target)
        let settings = own.map { configuration in
            let word = configuration.text("name") ?? ""
            let base = general.first { $0.text("name") == word }
            let levels = [base, configuration].compactMap { $0 }.flatMap(levels)
            return BuildSettings(target: name, configuration: word, levels)
        }
        return settings.isEmpty ? [BuildSettings(target: name, configuration: "", [])] : settings
    }

    private func configurations(listedBy object: XcodeObjects.Object) -> [XcodeObjects.Object] {
        guard let list = object.text("buildConfigurationList").flatMap(objects.object) else { return [] }
        return objects.objects("buildConfigurations", of: list)
    }

    /// The settings of a configuration's file, and its own over them.
    private func levels(of configuration: XcodeObjects.Object) -> [[String: String]] {
        var file = configuration.text("baseConfigurationReference").flatMap(objects.path)
        if let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap(objects.path),
            let path = configuration.text("baseConfigurationReferenceRelativePath")
        {
            file = Path.join(anchor, path)
        }
        let general = file.map { BuildSettings.configurationFile($0, in: tree) } ?? [:]
        return [general, configuration.settings("buildSettings")]
    }

    /// The flags, each with the condition under which it is set: none, `DEBUG` or `!DEBUG`.
    private static func flags(in configurations: [BuildSettings]) -> [String: String] {
        let words = configurations.map { Set($0.words(conditions)) }
        var flags: [String: String] = [:]
        for flag in Set(words.joined()) where flag != "DEBUG" && flag.asModuleName == flag {
            let having = words.filter { $0.contains(flag) }
            let isInDebug = having.contains { $0.contains("DEBUG") }
            flags[flag] = having.count == words.count ? "" : isInDebug ? "DEBUG" : "!DEBUG"
        }
        return flags
    }
}
