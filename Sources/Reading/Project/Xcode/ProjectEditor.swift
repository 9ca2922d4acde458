import Facts
import Project

/// Puts files into a target of an Xcode project, in the text of its `project.pbxproj`.
///
/// Identifiers follow from paths, so that the same file gets the same one on every computer. What was written is read
/// again before it counts, and taken out again to see that nothing else has changed.
public struct ProjectEditor {
    private let text: String
    private let path: String

    /// Prepares to edit the text of a project; the path of the `project.pbxproj` is as seen from the root.
    public init(_ text: String, path: String) {
        self.text = text
        self.path = path
    }

    /// The text with Swift files in a target; the same text where the target has them.
    public func adding(_ files: [String], to target: String) -> Result<String, Failure> {
        guard let edit = TargetEdit(text, path, target) else {
            return .failure(refusal(of: files, "the target \(target) was not found in it"))
        }
        let foreign = files.filter(edit.isInFolderOfOthers)
        if let first = foreign.first {
            return .failure(
                refusal(of: foreign, "\(first) lies in a folder that Xcode keeps in step with other targets"))
        }
        let missing = files.filter { !edit.has($0) }
        guard !missing.isEmpty else { return .success(text) }
        guard let result = edit.adding(missing) else {
            return .failure(refusal(of: missing, "\(target) has no list of sources"))
        }
        guard let again = TargetEdit(result, path, target), missing.allSatisfy(again.has),
            let before = ProjectEditor(result, path: path).removing(missing, from: target),
            before.utf8.elementsEqual(text.utf8)
        else { return .failure(refusal(of: missing, "it is not written as Xcode writes it")) }
        return .success(result)
    }

    /// The text without files that were added to a target; `nil` where there is no such target.
    func removing(_ files: [String], from target: String) -> String? {
        TargetEdit(text, path, target)?.removing(files)
    }

    /// Why nothing is written, and what a person can do.
    private func refusal(of files: [String], _ reason: String) -> Failure {
        let place = SourceLocation(file: path, line: 1, column: 1)
        let names = files.map { Path.name($0) }.joined(separator: ", ")
        return Failure(
            "\(names) cannot be added to the project: \(reason); add the files to the test target in Xcode", at: place,
            rule: "xcode")
    }
}

/// The text of a project with what concerns one of its targets.
private struct TargetEdit {
    private let bytes: [UInt8]
    private let list: PropertyList
    private let places: PropertyListPlaces
    private let objects: XcodeObjects
    private let target: XcodeObjects.Object
    private let files: [String: String]
    private let ids: XcodeIdentifiers

    init?(_ text: String, _ path: String, _ name: String) {
        bytes = Array(text.utf8)
        let folder = Path.folder(Path.folder(path))
        guard let read = try? PropertyList.readPlaces(bytes), let objects = XcodeObjects(read.list, in: folder),
            let target = objects.objects("targets", of: objects.project).first(where: { $0.text("name") == name })
        else { return nil }
        (list, places) = read
        self.objects = objects
        self.target = target
        files = objects.fileReferences
        ids = XcodeIdentifiers(target: target.id)
    }

    /// The list of sources of the target.
    private var phase: XcodeObjects.Object? {
        objects.objects("buildPhases", of: target).first { $0.kind == "PBXSourcesBuildPhase" }
    }

    /// The folders that Xcode keeps in step with some target and that a file lies in.
    private func synchronized(around file: String) -> [XcodeObjects.Object] {
        objects.synchronizedFolders.filter { folder in objects.path(folder.id).map(file.isInside) ?? false }
    }

    /// Whether a file lies in a folder that Xcode keeps in step, but not with the target.
    func isInFolderOfOthers(_ file: String) -> Bool { !synchronized(around: file).isEmpty && !has(file) }

    /// Whether the target has a file, by its list or by a folder.
    func has(_ file: String) -> Bool {
        let folders = synchronized(around: file)
        if !folders.isEmpty {
            let own = Set(target.texts("fileSystemSynchronizedGroups"))
            return folders.contains { own.contains($0.id) != isException(file, of: $0) }
        }
        guard let reference = files[file], let phase else { return false }
        return objects.objects("files", of: phase).contains { $0.text("fileRef") == reference }
    }

    /// Whether a folder leaves a file out of its own target, or puts it into another.
    private func isException(_ file: String, of folder: XcodeObjects.Object) -> Bool {
        let sets = objects.objects("exceptions", of: folder).filter { $0.text("target") == target.id }
        return sets.flatMap { $0.texts("membershipExceptions") }.contains { name in
            file.isInside(Path.join(objects.path(folder.id) ?? "", String(name.drop { $0 == "/" })))
        }
    }

    // MARK: Adding

    func adding(_ added: [String]) -> String? {
        guard let phase, let main = objects.project.text("mainGroup") else { return nil }
        var text = ProjectText(bytes, list, places)
        var made: [String: [(id: String, name: String)]] = [:]
        for file in added {
            let name = Path.name(file)
            let (reference, member) = (files[file] ?? ids.reference(file), ids.member(file))
            let comment = "/* \(name) in Sources */"
            text.add(
                member, kind: "PBXBuildFile",
                "\(comment) = {isa = PBXBuildFile; fileRef = \(reference) /* \(name) */; };")
            text.add(member, named: "\(name) in Sources", to: "files", of: phase.id)
            guard files[file] == nil else { continue }
            text.add(
                reference, kind: "PBXFileReference",
                "/* \(name) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
                    + "path = \(quoted(name)); sourceTree = \"<group>\"; };")
            join((reference, name), Path.folder(file), main, &text, &made)
        }
        for (folder, children) in made { add(folder, children, &text) }
        return String(decoding: text.changed, as: UTF8.self)
    }

    /// Puts an element into the group of a folder, which is made where there is none.
    private func join(
        _ element: (id: String, name: String), _ folder: String, _ main: String, _ text: inout ProjectText,
        _ made: inout [String: [(id: String, name: String)]]
    ) {
        if let group = group(of: folder) {
            text.add(element.id, named: element.name, to: "children", of: group)
        } else if made[folder] != nil {
            made[folder]?.append(element)
        } else {
            made[folder] = [element]
            let group = (id: ids.group(folder), name: Path.name(folder))
            if isBelowRoot(folder) {
                join(group, Path.folder(folder), main, &text, &made)
            } else {
                text.add(group.id, named: group.name, to: "children", of: main)
            }
        }
    }

    /// The group that stands for a folder: one that has a path of its own first.
    private func group(of folder: String) -> String? {
        let groups = objects.groups(at: folder)
        return (groups.first { $0.text("path") != nil } ?? groups.first)?.id
    }

    /// Whether a folder lies in another one in which groups are.
    private func isBelowRoot(_ folder: String) -> Bool { folder != objects.root && folder.isInside(objects.root) }

    private func add(_ folder: String, _ children: [(id: String, name: String)], _ text: inout ProjectText) {
        let path = isBelowRoot(folder) ? Path.name(folder) : Path.way(from: "/" + objects.root, to: "/" + folder)
        let lines = children.map { "\t\t\t\t\($0.id) /* \($0.name) */,\n" }.joined()
        text.add(
            ids.group(folder), kind: "PBXGroup",
            """
            /* \(Path.name(folder)) */ = {
            \t\t\tisa = PBXGroup;
            \t\t\tchildren = (
            \(lines)\t\t\t);
            \t\t\tpath = \(quoted(path));
            \t\t\tsourceTree = "<group>";
            \t\t};
            """)
    }

    /// A text as Xcode writes it.
    private func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    || "_./".unicodeScalars.contains(scalar))
        }
        return isPlain && !text.isEmpty
            ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    // MARK: Removing

    /// The text without files that were added, and without the groups that were made for them.
    func removing(_ removed: [String]) -> String? {
        guard let phase else { return nil }
        var text = ProjectText(bytes, list, places)
        var gone: Set<String> = []
        for file in removed {
            gone.insert(ids.member(file))
            text.remove(ids.member(file), from: "files", of: phase.id)
            guard let reference = files[file], reference == ids.reference(file) else { continue }
            gone.insert(reference)
            take(reference, outOf: Path.folder(file), &gone, &text)
        }
        text.remove(gone)
        return String(decoding: text.changed, as: UTF8.self)
    }

    /// Takes an element out of the group of a folder, and the group out of the one around it if nothing is left.
    private func take(_ id: String, outOf folder: String, _ gone: inout Set<String>, _ text: inout ProjectText) {
        let parents =
            objects.groups(at: folder) + [objects.project.text("mainGroup").flatMap(objects.object)].compactMap { $0 }
        guard let group = parents.first(where: { $0.texts("children").contains(id) }) else { return }
        let isOurs = group.id == ids.group(folder)
        if isOurs, group.texts("children").allSatisfy(gone.contains) {
            gone.insert(group.id)
            take(group.id, outOf: Path.folder(folder), &gone, &text)
        } else if !isOurs || !group.texts("children").allSatisfy(gone.contains) {
            text.remove(id, from: "children", of: group.id)
        }
    }
}
