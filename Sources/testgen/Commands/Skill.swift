import ArgumentParser
import Kit

/// `testgen skill install|check`
struct SkillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skill", abstract: "Installs and checks the agent skill for this project's tests.",
        subcommands: [SkillInstallCommand.self, SkillCheckCommand.self])
}

/// `testgen skill install`
struct SkillInstallCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Writes the skill, a slash command and a section of AGENTS.md, made for this project.",
        discussion: "`testgen sync` keeps what nobody has edited up to date.")

    @OptionGroup var common: CommonOptions

    @Option(
        name: .customLong("for"), parsing: .upToNextOption,
        help: "The agents: \(SkillHome.allCases.map(\.rawValue).joined(separator: ", ")).")
    var homes: [SkillHome] = [.agents, .claude]

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        try SkillRun(root: .read(world, &notes)).install(homes, &notes)
    }
}

/// `testgen skill check`
struct SkillCheckCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Checks skills against the public specification and testgen's own commands.")

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "Folders of skills; without any, all that are installed.")
    var paths: [String] = []

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        try SkillRun(root: .read(world, &notes)).check(paths.map(world.rooted), &notes)
    }
}

extension SkillHome: ExpressibleByArgument {}
