import Facts

/// The doubles that a project has.
struct DoubleCensus {
    private let workspace: Workspace
    private let doubles: ExistingDoubles

    /// Counts the doubles of a project.
    init(_ workspace: Workspace) { self.init(workspace, ExistingDoubles(in: workspace)) }

    /// Looks at doubles that are known already.
    init(_ workspace: Workspace, _ doubles: ExistingDoubles) { (self.workspace, self.doubles) = (workspace, doubles) }

    /// How many doubles there are by what made them.
    var counts: [DoctorReport.Doubles] {
        var names: [String: [String]] = [:]
        for candidate in doubles.byProtocol.values.joined() {
            names[maker(of: candidate.double.location.file), default: []].append(candidate.double.type)
        }
        let made = doubles.owned.values.joined().count
        let own = DoctorReport.Doubles(
            madeBy: "testgen", count: made, example: doubles.owned.keys.min() ?? "")
        let others = names.map { DoctorReport.Doubles(madeBy: $0, count: Set($1).count, example: $1.min() ?? "") }
        return (made == 0 ? [] : [own]) + others.sorted { ($1.count, $0.madeBy) < ($0.count, $1.madeBy) }
    }

    /// The program whose mark a file bears, else a person.
    func maker(of path: String) -> String {
        let file = workspace.tests.file(path) ?? workspace.sources.file(path)
        let head = file.map { String(decoding: $0.bytes.prefix(400), as: UTF8.self) } ?? ""
        let tools = ["Sourcery", "Mockolo", "Cuckoo", "SwiftyMocky", "Mockingbird", "Spyable"]
        return tools.first { head.lowercased().contains($0.lowercased()) } ?? "hand"
    }
}
