import Facts
import Project

/// The build settings of a target in one configuration.
struct BuildSettings {
    /// The settings from the most general to the most special: Xcode's own, the project's, the target's.
    private let levels: [[String: String]]

    /// Settings of a target in a configuration over those it inherits.
    init(target: String, configuration: String, _ levels: [[String: String]]) {
        let own = [
            "CONFIGURATION": configuration, "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)",
        ]
        self.levels = [own] + levels
    }

    /// A setting with all that it refers to; references to what only Xcode knows stay as they are.
    subscript(_ key: String) -> String? { value(key, below: levels.count, steps: 0) }

    /// A setting that refers to nothing unknown.
    func complete(_ key: String) -> String? {
        self[key].flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
    }

    /// The words of a setting.
    func words(_ key: String) -> [String] { self[key]?.split(separator: " ").map(String.init) ?? [] }

    /// The flags that settings name for all configurations.
    var plainFlags: [String: String] {
        let names = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS").filter { $0 != "DEBUG" && $0.asModuleName == $0 }
        return Dictionary(names.map { ($0, "") }, uniquingKeysWith: { first, _ in first })
    }

    private func value(_ key: String, below end: Int, steps: Int) -> String? {
        guard steps < 16, let level = levels[..<end].lastIndex(where: { $0[key] != nil }), let text = levels[level][key]
        else { return nil }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            guard let open = rest.dropFirst().first, open == "(" || open == "{",
                let close = rest.firstIndex(of: open == "(" ? ")" : "}")
            else { break }
            let name = String(rest[..<close].dropFirst(2).prefix { $0 != ":" })
            if name == "inherited" || name == key {
                result += value(key, below: level, steps: steps + 1) ?? ""
            } else {
                result += value(name, below: levels.count, steps: steps + 1) ?? String(rest[...close])
            }
            rest = rest[close...].dropFirst()
        }
        return result + rest
    }

    /// The settings of an `.xcconfig` and of those it includes. Settings for some systems only are left out.
    static func configurationFile(_ path: String, in tree: FileTree, depth: Int = 0) -> [String: String] {
        guard depth < 8, let text = try? tree.text(path) else { return [:] }
        var result: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline) {
            let words = String(line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line).trimmed
            if words.hasPrefix("#include") {
                let name = words.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                let other = Path.join(Path.folder(path), name)
                result.merge(configurationFile(other, in: tree, depth: depth + 1)) { _, new in new }
            } else if let sign = words.firstIndex(of: "=") {
                let key = String(words[..<sign]).trimmed
                if key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                    result[key] = String(words[sign...].dropFirst()).trimmed
                }
            }
        }
        return result
    }
}
