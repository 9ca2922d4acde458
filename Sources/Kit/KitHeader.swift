import Project

/// The first line of a template that makes a file of the kit, which says all that is to be known of the file.
///
/// It is a comment of Stencil's, its pieces parted by bars:
///
///     {# kit: support | <support>/ManualClock.swift | declares ManualClock | unless import Clocks | shared #}
///     {# kit: support | <support>/TestTags.swift | tags unit integration #}
public struct KitHeader: Hashable, Sendable {
    /// The part of the kit it belongs to.
    public var part: KitPart
    /// Where the file goes; begins with one of the `KitFolders` in angle brackets, or is relative to the root.
    public var path: String
    /// The names the file declares.
    public var declares: [String] = []
    /// The tags the file declares, where the tests do not.
    public var tags: [String] = []
    /// Texts of the project that make the file unnecessary.
    public var replacedBy: [String] = []
    /// Whether suites share the file.
    public var isShared = false

    /// Reads the header of a template; `nil` when it has none, or one that says something unknown.
    public init?(_ template: String) {
        let line = template.prefix { $0 != "\n" }
        guard line.hasPrefix("{# kit: "), line.hasSuffix(" #}") else { return nil }
        let pieces = line.dropFirst("{# kit: ".count).dropLast(" #}".count).split(separator: " | ").map(String.init)
        guard pieces.count > 1, let part = KitPart(rawValue: pieces[0]) else { return nil }
        self.part = part
        path = pieces[1]
        for piece in pieces.dropFirst(2) {
            let words = piece.split(separator: " ", maxSplits: 1).map(String.init)
            switch words[0] {
            case "declares" where words.count == 2: declares.append(words[1])
            case "tags" where words.count == 2: tags += words[1].split(separator: " ").map(String.init)
            case "unless" where words.count == 2: replacedBy.append(words[1])
            case "shared" where words.count == 1: isShared = true
            default: return nil
            }
        }
    }
}

/// The folders of a project that files of the kit go to.
public struct KitFolders: Hashable, Sendable {
    private let places: [String: String]

    /// Names the folders, relative to the root.
    public init(support: String, tests: String, sources: String, uiTests: String) {
        places = ["<support>": support, "<tests>": tests, "<sources>": sources, "<uiTests>": uiTests]
    }

    /// A path of a header, with the folder it begins with.
    func place(_ path: String) -> String {
        let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
        guard parts.count == 2, let folder = places[parts[0]] else { return path }
        return Path.join(folder, parts[1])
    }
}
