import Project

/// The Swift files of a tree, each given to one owner, as few folders and files.
///
/// Owners are numbers. A folder stands for its files where nobody else has any in it.
struct SharedFolders {
    private enum Share: Hashable {
        case nobody
        case one(Int)
        case several

        func joined(with other: Share) -> Share { self == other ? self : .several }
    }

    private let tree: FileTree
    private let owners: [String: Int]
    private let filesByOwner: [Int: [String]]
    /// Who has files in a folder, those that nobody has counted as well.
    private var strict: [String: Share] = [:]
    /// Who has files in a folder, those that nobody has left aside.
    private var generous: [String: Share] = [:]

    /// Gives every file to the first owner that lists it.
    init(_ files: [Set<String>], in tree: FileTree) {
        self.tree = tree
        var owners: [String: Int] = [:]
        for (owner, files) in files.enumerated() {
            for file in files where owners[file] == nil { owners[file] = owner }
        }
        self.owners = owners
        filesByOwner = Dictionary(grouping: owners.keys.sorted()) { owners[$0] ?? 0 }
        for path in tree.paths where path.hasSuffix(".swift") {
            let share = owners[path].map(Share.one) ?? .nobody
            // What lies in a package of its own is somebody's.
            let isPackage = Path.name(path) == "Package.swift"
            for folder in Self.folders(around: path) {
                strict[folder] = strict[folder]?.joined(with: share) ?? share
                if share != .nobody || isPackage {
                    let other = isPackage ? Share.several : share
                    generous[folder] = generous[folder]?.joined(with: other) ?? other
                }
            }
        }
    }

    /// The folders that a path lies in, the innermost first, the root left out.
    private static func folders(around path: String) -> [String] {
        var folders: [String] = []
        var folder = Path.folder(path)
        while !folder.isEmpty {
            folders.append(folder)
            folder = Path.folder(folder)
        }
        return folders
    }

    /// The files of an owner as folders and files, sorted.
    ///
    /// - Parameter isGenerous: Whether files that nobody has may lie in the folders.
    func places(of owner: Int, isGenerous: Bool) -> [String] {
        let shares = isGenerous ? generous : strict
        let places = (filesByOwner[owner] ?? []).map { file in
            Self.folders(around: file).prefix { shares[$0] == .one(owner) }.last ?? file
        }
        return Set(places).sorted()
    }

    /// Whether nobody else has files in a folder.
    func isFree(_ folder: String, for owner: Int) -> Bool {
        generous[folder] == nil || generous[folder] == .one(owner)
    }

    /// The folder into which new files of an owner go: one of its own with its name, else the innermost of its own that
    /// has all or most of its files, else the innermost in which most files are its own.
    func home(of owner: Int, named name: String) -> String? {
        let files = filesByOwner[owner] ?? []
        var counts: [String: Int] = [:]
        for folder in files.flatMap(Self.folders) { counts[folder, default: 0] += 1 }
        let folders = counts.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        let own = folders.filter { generous[$0] == .one(owner) }
        if let named = own.first(where: { Path.name($0) == name }) { return named }
        let shared = folders.filter { folder in
            (counts[folder] ?? 0) * 2 > tree.files(in: folder).count { owners[$0] != nil }
        }
        for folders in [own, shared] {
            for share in [1, 0.75] {
                let home = folders.last { Double(counts[$0] ?? 0) >= share * Double(files.count) }
                if let home { return home }
            }
        }
        return own.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }
}
