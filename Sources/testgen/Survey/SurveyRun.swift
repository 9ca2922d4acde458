import Facts
import Project
import Suites

/// Plans the suite of every SUT of a project, writes none, and says what came of each.
///
///     SourceIndex ─find→ [Subject] ─understand, plan→ [SurveyReport.Row] → SurveyReport
struct SurveyRun {
    let workspace: Workspace

    /// Plans the suites of the SUTs in some folders; in all where none is named.
    ///
    /// - Parameter progress: Called before each SUT with its number, how many there are, and its name.
    func report(
        on folders: [String], _ notes: inout Notes, progress: (Int, Int, String) -> Void
    ) -> SurveyReport {
        let subjects = workspace.sources.subjects(inside: folders)
        let reader = SubjectReader(workspace, ExistingDoubles(in: workspace))
        let clock = workspace.world.machine.clock
        let rows = subjects.enumerated().map { number, subject in
            progress(number + 1, subjects.count, subject.type)
            let start = clock.seconds()
            var row = row(for: subject, reader, &notes)
            row.seconds = clock.seconds() - start
            return row
        }
        return SurveyReport(rows: rows)
    }

    private func row(for subject: Subject, _ reader: SubjectReader, _ notes: inout Notes) -> SurveyReport.Row {
        var row = SurveyReport.Row(name: subject.type, location: subject.location)
        // What is said about one SUT is no news about the project.
        var own = Notes()
        do {
            let known = try reader.understand(subject, &own)
            row.name = known.recipe.sut.qualifiedName
            let factory = try FactoryFiles(known, in: workspace, &own)
            let suite = try SuiteFiles(
                known, beside: factory, framework: workspace.configuration.framework, in: workspace, &own)
            row.entries = suite.plan.entries
            row.lookalikes = suite.plan.lookalikeCount
        } catch {
            let failure = (error as? Failure)?.diagnostics.first
            row.failure = failure?.message ?? "\(error)"
            row.rule = failure?.rule ?? "internal"
        }
        notes.parsed.formUnion(own.parsed)
        return row
    }
}
