/// Names of types as descriptions write them.
enum DescribedTypes {
    /// The types that Tuist gives to what its own calls take.
    private static let labels = [
        "targets": "[Target]", "dependencies": "[TargetDependency]", "product": "Product", "name": "String",
        "sources": "SourceFilesList", "settings": "Settings", "base": "SettingsDictionary", "path": "Path",
        "packages": "[Package]", "projects": "[Path]", "globs": "[SourceFileGlob]",
    ]

    /// The type of what is given to one of Tuist's own calls.
    static func ofArgument(_ label: String?) -> String? { label.flatMap { labels[$0] } }

    /// The type of what a list holds.
    static func element(of type: String?) -> String? {
        guard let name = type.map(plain), name.hasPrefix("["), name.hasSuffix("]") else { return nil }
        return String(name.dropFirst().dropLast())
    }

    /// Whether a type is the one that another name, perhaps a shorter one, speaks of.
    static func isSame(_ type: String?, _ other: String?) -> Bool {
        guard let type, let other else { return false }
        let (one, two) = (plain(type), plain(other))
        return one == two || one.hasSuffix("." + two) || two.hasSuffix("." + one)
            || (one.hasPrefix("[") && two == "[]") || (two.hasPrefix("[") && one == "[]")
    }

    /// A type without optionality and module, lists in one spelling.
    private static func plain(_ type: String) -> String {
        var name = type.filter { $0 != " " && $0 != "?" && $0 != "!" }
        if name.hasPrefix("ProjectDescription.") { name.removeFirst("ProjectDescription.".count) }
        for list in ["Array<", "Set<"] where name.hasPrefix(list) && name.hasSuffix(">") {
            name = "[" + name.dropFirst(list.count).dropLast() + "]"
        }
        return name
    }
}
