/// Writes the text of a small Xcode project.
struct SampleXcode {
    private var objects: [String]
    private var targets: [String] = []
    private var groups: [String] = []

    /// A project with build settings for its `Debug` and `Release` configurations.
    init(debug: String = "", release: String = "") {
        objects = Self.configurations("P", debug: debug, release: release)
    }

    /// The text of `project.pbxproj`.
    var text: String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objects = {
                PROJECT /* Project object */ = {isa = PBXProject; buildConfigurationList = CLP; mainGroup = MAIN;
                    projectDirPath = ""; targets = (\(targets.map { "\($0), " }.joined())); };
                MAIN = {isa = PBXGroup; children = (\(groups.map { "\($0), " }.joined())); sourceTree = "<group>"; };
        \(objects.map { "        \($0)\n" }.joined())
            };
            rootObject = PROJECT /* Project object */;
        }
        """
    }

    /// Adds a group of files and groups, given by their identifiers.
    mutating func group(_ id: String, _ fields: String, children: [String], isTop: Bool = true) {
        if isTop { groups.append(id) }
        objects.append(
            "\(id) = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); "
                + "\(fields) sourceTree = \"<group>\"; };")
    }

    /// Adds a file, whose identifier is its path without what XML could not have.
    mutating func file(_ id: String, _ path: String, tree: String = "\"<group>\"") {
        objects.append("\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \(tree); };")
        objects.append("B\(id) = {isa = PBXBuildFile; fileRef = \(id) /* \(path) */; };")
    }

    /// Adds a folder that Xcode keeps in step with targets, with the names that each target makes an exception of.
    mutating func folder(_ id: String, _ path: String, exceptions: [String: [String]] = [:]) {
        groups.append(id)
        for (target, names) in exceptions {
            objects.append(
                "E\(id)\(target) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; "
                    + "membershipExceptions = (\(names.map { "\"\($0)\"" }.joined(separator: ", "))); target = \(target); };"
            )
        }
        objects.append(
            "\(id) = {isa = PBXFileSystemSynchronizedRootGroup; path = \"\(path)\"; sourceTree = \"<group>\"; "
                + "exceptions = (\(exceptions.keys.map { "E\(id)\($0)" }.joined(separator: ", "))); };")
    }

    /// Adds a target.
    mutating func target(
        _ id: String, named name: String, _ type: String, files: [String] = [], folders: [String] = [],
        needs: [String] = [], packages: [String] = [], debug: String = "", release: String? = nil
    ) {
        targets.append(id)
        objects += Self.configurations(id, debug: debug, release: release ?? debug)
        objects += needs.map { "D\(id)\($0) = {isa = PBXTargetDependency; target = \($0); };" }
        objects += packages.map { "K\(id)\($0) = {isa = XCSwiftPackageProductDependency; productName = \($0); };" }
        let list = { (names: [String]) in names.joined(separator: ", ") }
        objects.append(
            "S\(id) = {isa = PBXSourcesBuildPhase; files = (\(list(files.map { "B\($0)" }))); };")
        objects.append(
            "\(id) = {isa = PBXNativeTarget; name = \"\(name)\"; buildConfigurationList = CL\(id); "
                + "buildPhases = (S\(id)); dependencies = (\(list(needs.map { "D\(id)\($0)" }))); "
                + "fileSystemSynchronizedGroups = (\(list(folders))); "
                + "packageProductDependencies = (\(list(packages.map { "K\(id)\($0)" }))); "
                + "productType = \"com.apple.product-type.\(type)\"; };")
    }

    private static func configurations(_ id: String, debug: String, release: String) -> [String] {
        [
            "CL\(id) = {isa = XCConfigurationList; buildConfigurations = (CR\(id), CD\(id)); };",
            "CD\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(debug)}; };",
            "CR\(id) = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(release)}; };",
        ]
    }
}
