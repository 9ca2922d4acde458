import Project

/// The objects of a `project.pbxproj`, which name each other by identifiers, and where the files among them are.
struct XcodeObjects {
    /// An object: its kind is `isa`, its other fields depend on that.
    struct Object {
        /// What others call it.
        let id: String
        fileprivate let fields: [String: PropertyList]

        /// The kind, such as `PBXNativeTarget`.
        var kind: String { text("isa") ?? "" }

        /// The text of a field.
        func text(_ field: String) -> String? { fields[field]?.text }

        /// The texts of a list.
        func texts(_ field: String) -> [String] { fields[field]?.elements.compactMap(\.text) ?? [] }

        /// The texts of a dictionary by key; lists are joined by spaces.
        func settings(_ field: String) -> [String: String] {
            (fields[field]?.values ?? [:]).mapValues { $0.elements.compactMap(\.text).joined(separator: " ") }
        }
    }

    /// The project itself.
    let project: Object
    /// The folder that paths start from where nothing else is said.
    let root: String
    private let fields: [String: [String: PropertyList]]
    private var paths: [String: String] = [:]

    /// The objects of a property list; `nil` where it is no project.
    ///
    /// - Parameter folder: The folder of the `.xcodeproj`.
    init?(_ list: PropertyList, in folder: String) {
        fields = (list.values["objects"]?.values ?? [:]).mapValues(\.values)
        guard let id = list.values["rootObject"]?.text, let own = fields[id] else { return nil }
        project = Object(id: id, fields: own)
        root = Path.join(folder, project.text("projectDirPath") ?? "")
        if let group = project.text("mainGroup") { place(group, in: root, root: root) }
    }

    /// The object of an identifier.
    func object(_ id: String) -> Object? { fields[id].map { Object(id: id, fields: $0) } }

    /// The objects that a field lists.
    func objects(_ field: String, of object: Object) -> [Object] { object.texts(field).compactMap(self.object) }

    /// The folders that Xcode keeps in step with targets.
    private(set) var synchronizedFolders: [Object] = []

    /// The path of a file or group, as seen from the root of the tree; `nil` where it lies outside of the project's
    /// sources.
    func path(_ id: String) -> String? { paths[id] }

    /// The groups that stand for a folder, in a fixed order.
    func groups(at folder: String) -> [Object] {
        paths.filter { $0.value == folder }.keys.sorted().compactMap(object).filter { $0.kind == "PBXGroup" }
    }

    /// The files in the tree of groups by path.
    var fileReferences: [String: String] {
        let found = paths.filter { fields[$0.key]?["isa"]?.text == "PBXFileReference" }.map { ($0.value, $0.key) }
        return Dictionary(found, uniquingKeysWith: { min($0, $1) })
    }

    /// Follows the tree of groups, each of which may have a folder.
    private mutating func place(_ id: String, in parent: String, root: String) {
        guard paths[id] == nil, let object = object(id) else { return }
        let place: String
        switch object.text("sourceTree") {
        case "<group>": place = parent
        case "SOURCE_ROOT": place = root
        default: return
        }
        let path = Path.join(place, object.text("path") ?? "")
        paths[id] = path
        if object.kind == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(object) }
        for child in object.texts("children") { self.place(child, in: path, root: root) }
    }
}
