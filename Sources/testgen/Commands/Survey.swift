import ArgumentParser
import Facts
import Project

/// `testgen survey`
struct SurveyCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "survey",
        abstract: "Says of every SUT what could be tested today and what stands in the way; writes nothing.")

    @OptionGroup var common: CommonOptions

    @ArgumentParser.Argument(help: "Folders to look in, instead of the whole project.")
    var folders: [String] = []

    func perform(in world: World, _ notes: inout Notes) throws -> Outcome {
        let workspace = try Workspace.read(world, &notes)
        let wanted = folders.map(world.rooted)
        for (folder, place) in zip(folders, wanted)
        where !workspace.sources.files.contains(where: { $0.path.isInside(place) }) {
            throw Failure(
                "no module has a source file in \(folder); name a folder of sources", rule: "no-such-folder")
        }
        let console = world.machine.console
        let report = SurveyRun(workspace: workspace).report(on: wanted, &notes) { number, all, name in
            if console.showsProgress, !common.quiet { console.report("survey: \(number) of \(all) \(name)\n") }
        }
        let next = report.planned.filter { $0.reached > 0 }.max { $0.reached < $1.reached }
        return Outcome(
            text: report.text, data: report.output, nextSteps: next.map { ["testgen suite \($0.name)"] } ?? [])
    }
}
