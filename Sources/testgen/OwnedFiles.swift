import Facts
import OrderedCollections
import Project

/// The files that testgen wrote, with the commands that regenerate them.
struct OwnedFiles {
    private var files: [(path: String, command: [String], ownership: Fingerprint.Ownership)] = []
    /// The paths of files that were made with what a build told, and cannot be made again without it.
    private var unknown: Set<String> = []
    /// The only files and folders that count, as seen from the root; all where there is none.
    private let places: [String]

    /// Finds the files in the test targets, all or those in some places.
    init(in workspace: Workspace, inside places: [String] = []) {
        self.places = places
        for file in workspace.tests.files where places.isEmpty || places.contains(where: file.path.isInside) {
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard let command = Fingerprint.command(of: text) else { continue }
            var words = command.split(separator: " ").map(String.init)
            if words.last == ModuleInterfaces.mark, words.first != "suite" {
                words.removeLast()
                if !workspace.interfaces.isKnown(to: text) { unknown.insert(file.path) }
            }
            files.append((file.path, words, Fingerprint.ownership(of: text)))
        }
    }

    /// How many there are.
    var count: Int { files.count }

    /// Runs the commands of all files again; files that a person has edited are added to.
    func refresh(in workspace: Workspace, isDryRun: Bool, _ notes: inout Notes) throws -> Outcome {
        var request = Scaffold.Request(modules: [], policy: .yielding, isDryRun: isDryRun)
        let sources = workspace.sources
        for file in files {
            if file.ownership == .edited, !Self.isMergeable(file.command) {
                notes.diagnostics.append(note("was edited and is left alone", file.path, rule: "edited"))
                continue
            }
            if file.command.first == "suite", file.command.last == "--verify" {
                let command = file.command.joined(separator: " ")
                notes.diagnostics.append(
                    note("was built and run; `testgen \(command)` brings it up to date", file.path, rule: "verified"))
                continue
            }
            if unknown.contains(file.path) {
                let module = file.command.count > 1 ? file.command[1] : "<Module>"
                notes.diagnostics.append(
                    note(
                        "was made with what a build told of modules from elsewhere; `testgen suite \(module) --verify` "
                            + "brings it up to date", file.path, rule: "verified"))
                continue
            }
            guard let command = moduleCommand(file.command) else { continue }
            switch sources.subject(command.module) {
            case .success:
                let module = command.module
                if command.verb == "suite" { request.suites.append(module) }
                request.frameworks[module] = command.framework ?? request.frameworks[module]
                if !request.modules.contains(module) { request.modules.append(module) }
            case .failure(let failure):
                let reason = failure.diagnostics.first?.message ?? ""
                notes.diagnostics.append(note("cannot be brought up to date: \(reason)", file.path, rule: "stale"))
            }
        }
        request.doublesFiles = files.filter {
            $0.command == ["mocks"] && !unknown.contains($0.path)
        }.map(\.path)
        request.left = unknown
        request.places = places
        request.others =
            try data(in: workspace, &notes) + SkillRun(root: workspace.root, workspace: workspace).refreshed(&notes)
        var outcome = try Scaffold(workspace: workspace).run(request, &notes)
        outcome.text = ""
        outcome.diagnostics += (outcome.changes?.changes ?? []).filter { $0.kind == .kept && $0.reason == .edited }.map
        {
            note("was edited, does not parse, and is left alone", $0.path, rule: "edited")
        }
        return outcome
    }

    /// Whether a command adds to a file that a person has edited.
    private static func isMergeable(_ command: [String]) -> Bool {
        command.first.map(["suite", "factory", "mocks", "data"].contains) ?? false
    }

    /// A command about a module, such as `suite LibraryListViewModel --framework xctest`.
    private func moduleCommand(
        _ words: [String]
    ) -> (verb: String, module: String, framework: Configuration.Framework?)? {
        guard words.count >= 2, words[0] != "data" else { return nil }
        if words.count == 4, words[2] == "--framework", let framework = Configuration.Framework(rawValue: words[3]) {
            return (words[0], words[1], framework)
        }
        return words.count == 2 ? (words[0], words[1], nil) : nil
    }

    /// The files of mock data as they should be.
    private func data(in workspace: Workspace, _ notes: inout Notes) throws -> [Draft] {
        let wanted = files.filter { $0.command.first == "data" }
        var drafts: [Draft] = []
        for command in Self.dataCommands(Set(wanted.map(\.command)).sorted { $0.joined() < $1.joined() }) {
            var command = command
            command.common = workspace.world.options
            command.models = command.models.filter { name in
                let simple = name.split(separator: ".").last.map(String.init) ?? name
                return !workspace.sources.declarations(of: simple).isEmpty
            }
            guard command.all || !command.models.isEmpty else { continue }
            drafts += try DataRun(root: workspace.root, workspace: workspace, command: command).make(&notes).drafts
        }
        let paths = Set(wanted.map(\.path))
        return drafts.filter { paths.contains($0.path) }
    }

    /// The commands that wrote mock data: one for all that is of one shape and in one folder.
    private static func dataCommands(_ lines: [[String]]) -> [DataCommand] {
        let all = lines.compactMap { try? DataCommand.parse(Array($0.dropFirst())) }
        let groups = OrderedDictionary(grouping: all) { "\($0.shape?.rawValue ?? "") \($0.output ?? "")" }
        return groups.values.map { group in
            var command = group[0]
            command.all = group.contains(where: \.all)
            command.scenario = group.contains(where: \.scenario)
            command.models = command.all ? [] : Set(group.flatMap(\.models)).sorted()
            return command
        }
    }

    private func note(_ message: String, _ path: String, rule: String) -> Diagnostic {
        Diagnostic(.note, message, at: SourceLocation(file: path, line: 1, column: 1), rule: rule)
    }
}
