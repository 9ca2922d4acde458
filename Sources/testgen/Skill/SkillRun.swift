import ArgumentParser
import Facts
import Kit
import Project
import Rendering

/// Writes and checks the agent skill.
struct SkillRun {
    let root: ProjectRoot
    /// The project, where it was read already.
    var workspace: Workspace?

    // MARK: Install

    /// Writes the skill for some agents.
    func install(_ homes: [SkillHome], _ notes: inout Notes) throws -> Outcome {
        let view = try view(&notes)
        var drafts = try homes.flatMap { try self.drafts(view, for: $0, &notes) }
        if homes.contains(.claude) {
            drafts.append(try draft("SkillCommand", ".claude/commands/write-tests.md", view, &notes))
        }
        var changes = try root.world.write(drafts)
        if changes.conflicts.isEmpty { changes = ChangeSet(changes.changes + [try section(view, &notes)]) }
        return Outcome(changes: changes, nextSteps: ["testgen skill check"])
    }

    /// The files of installed skills as they should be now.
    func refreshed(_ notes: inout Notes) throws -> [Draft] {
        guard let view = try? view(&notes) else { return [] }
        var drafts: [Draft] = []
        for home in SkillHome.allCases { drafts += try self.drafts(view, for: home, &notes) }
        drafts.append(try draft("SkillCommand", ".claude/commands/write-tests.md", view, &notes))
        return try drafts.filter { try root.world.existing($0.path) != nil }.map { draft in
            var draft = draft
            draft.policy = .yielding
            return draft
        }
    }

    private func drafts(_ view: SkillView, for home: SkillHome, _ notes: inout Notes) throws -> [Draft] {
        try skillFiles.map { try draft($0.template, "\(home.folder)/\(view.name)/\($0.path)", view, &notes) }
    }

    private func draft(
        _ template: String, _ path: String, _ view: SkillView, _ notes: inout Notes
    ) throws -> Draft {
        let text = try notes.require(root.templates().render(template, "skill", view)) ?? ""
        // JSON has no comments to keep a fingerprint in: written once, then a person's.
        let isJSON = path.hasSuffix(".json")
        return Draft(
            path: path, content: tidied(text), policy: isJSON ? .once : .owned, command: isJSON ? "" : "skill")
    }

    private func section(_ view: SkillView, _ notes: inout Notes) throws -> FileChange {
        let path = "AGENTS.md"
        let before = try root.world.existing(path)
        let section = try notes.require(root.templates().render("SkillAgents", "skill", view)) ?? ""
        let after = MarkedSection.put(section, into: before ?? "")
        guard after != before else { return FileChange(path: path, kind: .unchanged, before: before, after: after) }
        let change = FileChange(path: path, kind: before == nil ? .create : .update, before: before, after: after)
        try root.world.commit(ChangeSet([change]))
        return change
    }

    // MARK: The project's facts

    private func view(_ notes: inout Notes) throws -> SkillView {
        let workspace = try workspace ?? Workspace(root, &notes)
        let project = workspace.project
        let configuration = project.configuration
        guard
            let module = project.modules.first(where: {
                (configuration.module == nil || $0.name == configuration.module) && project.tests(for: $0.name) != nil
            }), let tests = project.tests(for: module.name)
        else { throw Failure("no test target can import a module of this project", rule: "no-tests") }
        let isXCTest = configuration.framework == .xctest
        let suites = suites(in: tests.path, workspace.tests)
        var container: String?
        if case .known(let name)? = configuration.container { container = name }
        if case .custom(let own)? = configuration.container { container = own.name }
        return SkillView(
            module: module.name, tests: tests.path,
            mocks: configuration.mocks.output ?? Path.join(tests.path, "Mocks/AutoMockable.generated.swift"),
            framework: isXCTest ? "XCTest" : "Swift Testing", naming: configuration.naming,
            double: configuration.double, container: container,
            marks: configuration.marks == .givenWhenThen ? ["Given", "When", "Then"] : ["Arrange", "Act", "Assert"],
            modules: suites.map(\.module), example: suites.first?.example)
    }

    /// The generated suites, those with the most tests first.
    private func suites(
        in folder: String, _ tests: SourceIndex
    ) -> [(module: String, example: SkillView.Example)] {
        let found = tests.files.compactMap { file -> (String, String, String)? in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard file.path.isInside(folder), let words = Fingerprint.command(of: text)?.split(separator: " "),
                words.count == 2, words[0] == "suite"
            else { return nil }
            return (Subject.module(of: String(words[1])), file.path, Fingerprint.strip(text))
        }
        let sorted = found.sorted { ($1.2.count, $0.0) < ($0.2.count, $1.0) }
        return sorted.map { module, path, text in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let shown = lines.prefix(90).joined(separator: "\n") + (lines.count > 90 ? "\n// …" : "")
            return (module, SkillView.Example(path: path, text: shown))
        }
    }

    // MARK: Check

    /// Checks the skills in some folders, or all that are installed.
    func check(_ paths: [String], _ notes: inout Notes) throws -> Outcome {
        let folders = try paths.isEmpty ? installed(&notes) : paths
        guard !folders.isEmpty else {
            throw Failure("there is no skill; `testgen skill install` writes one", rule: "skill")
        }
        let findings = try folders.flatMap(findings)
        var outcome = Outcome(
            status: findings.isEmpty ? .done : .findings,
            text: findings.isEmpty ? "nothing to mend in \(folders.joined(separator: ", "))\n" : "",
            data: Output(skills: folders))
        outcome.diagnostics = findings
        return outcome
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var skills: [String]
    }

    private func installed(_ notes: inout Notes) throws -> [String] {
        guard let view = try? view(&notes) else { return [] }
        return try SkillHome.allCases.map { "\($0.folder)/\(view.name)" }.filter {
            try root.world.existing($0 + "/SKILL.md") != nil
        }
    }

    private func findings(in folder: String) throws -> [Diagnostic] {
        let path = Path.join(folder, "SKILL.md")
        guard let text = try root.world.existing(path) else {
            return [Diagnostic(.error, "there is no \(path)", rule: "skill")]
        }
        let checker = SkillChecker(
            folder: Path.name(folder), path: path,
            exists: { ((try? root.world.existing(Path.join(folder, $0))) ?? nil) != nil }, parseError: Self.parseError,
            strangers: SkillView.strangers(naming: root.configuration.naming, double: root.configuration.double))
        var found = checker.findings(in: text)
        for file in skillFiles.map(\.path).filter({ $0.hasPrefix("references/") && !$0.hasSuffix("example.md") }) {
            let reference = Path.join(folder, file)
            guard let text = try root.world.existing(reference) else { continue }
            found += checker.referenceFindings(in: text, path: reference)
        }
        return found
    }

    /// The error of the command line parser for a command; `nil` for none.
    private static func parseError(_ words: [String]) -> String? {
        do {
            _ = try Testgen.parseAsRoot(words.map { $0.hasPrefix("$") ? "Name" : $0 })
            return nil
        } catch {
            return Testgen.exitCode(for: error).rawValue == 0
                ? nil : Testgen.message(for: error).split(separator: "\n").first.map(String.init)
        }
    }
}
