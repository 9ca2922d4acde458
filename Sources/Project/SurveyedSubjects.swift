import Facts

extension SourceIndex {
    /// All that a project has to test: classes, structs and actors that are named for a role.
    ///
    /// - Parameter folders: The folders to look in; all where none is named.
    /// - Returns: The types, ordered by file and line.
    public func subjects(inside folders: [String]) -> [Subject] {
        zip(files, types).flatMap { file, types -> [Subject] in
            guard folders.isEmpty || folders.contains(where: { file.path.isInside($0) }) else { return [] }
            return types.filter(\.hasRole).map { type in
                let isOnly = declarations(of: type.name).count == 1
                return Subject(type: type.name, around: isOnly ? [] : type.scope, location: type.location)
            }
        }
    }
}

extension ScannedType {
    /// What names of types end in that mostly hold or make values.
    private static let otherRoles: Set = ["Model", "Factory", "Builder", "Cache"]

    /// Whether its name says that it does something that a test can look at.
    fileprivate var hasRole: Bool {
        guard ["class", "struct", "actor"].contains(keyword), !isOnScreen, !name.hasSuffix("ViewController") else {
            return false
        }
        return Subject.suffixes.contains { !Self.otherRoles.contains($0) && name.hasSuffix($0) }
    }
}
