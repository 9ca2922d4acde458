import Foundation
import SwiftSyntax
import Testing

/// A list of values that a folder declares, kept in Swift because a program cannot ask which files it is made of.
///
/// Whoever adds a file to the folder touches that file only: the test writes the list.
struct FolderList: CustomStringConvertible, Sendable {
    /// The type of the values: a file declares `static let name = Type(…)`.
    var type: String
    /// The folder, from the root.
    var folder: String
    /// The file of the list, within the folder.
    var name: String

    /// All lists.
    static let all = [
        FolderList(type: "Container", folder: "Sources/Reading/Containers", name: "AllContainers.swift"),
        FolderList(type: "Rule", folder: "Sources/Reading/Rules", name: "AllRules.swift"),
        FolderList(type: "ProjectFormat", folder: "Sources/Reading/Project/Formats", name: "AllFormats.swift"),
        FolderList(type: "OutputFormat", folder: "Sources/Checking/Formats", name: "AllFormats.swift"),
        FolderList(type: "DoubleKind", folder: "Sources/Project/Settings/Kinds", name: "AllKinds.swift"),
        FolderList(type: "LibraryFamily", folder: "Sources/MockData/Library", name: "AllFamilies.swift"),
        FolderList(type: "HouseRule", folder: "Tests/Tidy", name: "AllHouseRules.swift"),
    ]

    var description: String { "\(folder)/\(name)" }

    /// The names of the values that files declare, in alphabetical order.
    func values(in files: [House.File]) -> [String] {
        let variables = files.flatMap { $0.all(VariableDeclSyntax.self, .variableDecl) }.filter { node in
            let words = node.modifiers.map(\.name.text)
            return words.contains("static") && !words.contains("private") && !words.contains("fileprivate")
        }
        let names = variables.flatMap(\.bindings).compactMap { binding -> String? in
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            guard call?.calledExpression.trimmedDescription == type else { return nil }
            return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
        }
        return names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// The text of the list's file with the values of the folder between its marks; `nil` without marks.
    func refreshed(_ text: String, with values: [String]) -> String? {
        guard let start = text.range(of: "// list\n")?.upperBound,
            let end = text.range(of: "        // end of list")?.lowerBound, start <= end
        else { return nil }
        return text.replacingCharacters(in: start..<end, with: values.map { "        .\($0),\n" }.joined())
    }
}

@Suite("Lists of what folders hold")
struct FolderListTests {
    @Test(arguments: FolderList.all)
    func isFresh(_ list: FolderList) throws {
        let files = (House.sources + House.tests).filter { $0.path.hasPrefix(list.folder + "/") }
        let values = list.values(in: files)
        #expect(!values.isEmpty)
        let file = House.root.appending(path: list.description)
        let text = try String(contentsOf: file, encoding: .utf8)
        let fresh = try #require(list.refreshed(text, with: values), "\(list) has no marks for its list")
        guard text != fresh else { return }
        try Data(fresh.utf8).write(to: file)
        Issue.record("\(list) was out of date and has been rewritten; build again")
    }

    @Test func aListHoldsTheValuesOfItsTypeByName() {
        let list = FolderList(type: "Rule", folder: "Rules", name: "All.swift")
        let file = House.File(
            path: "Rules/A.swift",
            text: """
                extension Rule {
                    static let second = Rule("b") { _ in [] }
                    public static let First = Rule("a")
                    private static let hidden = Rule("c")
                    static let words = Set(["d"])
                    static let other: Rule = second
                }
                """)
        #expect(list.values(in: [file]) == ["First", "second"])
    }

    @Test func aStaleListIsWrittenBetweenItsMarks() {
        let list = FolderList(type: "Rule", folder: "Rules", name: "All.swift")
        let stale = "let all = [\n        // list\n        .gone,\n        // end of list\n]\n"
        #expect(
            list.refreshed(stale, with: ["a", "b"])
                == "let all = [\n        // list\n        .a,\n        .b,\n        // end of list\n]\n")
        #expect(list.refreshed("let all = []", with: ["a"]) == nil)
    }
}
