import Facts
import Project
import Reading

/// The doubles that tests have, and whether testgen knows their members.
struct DoubleCensus {
    private let workspace: Workspace
    private let doubles: ExistingDoubles

    /// Counts the doubles of a project.
    init(_ workspace: Workspace) {
        self.workspace = workspace
        doubles = ExistingDoubles(in: workspace.tests)
    }

    /// How many doubles there are by what made them.
    var counts: [DoctorReport.Doubles] {
        var names: [String: [String]] = [:]
        for double in doubles.byProtocol.values {
            names[maker(of: double.location.file), default: []].append(double.type)
        }
        let made = doubles.owned.values.joined().count
        let own = DoctorReport.Doubles(
            madeBy: "testgen", count: made, example: doubles.owned.keys.min() ?? "")
        let others = names.map { DoctorReport.Doubles(madeBy: $0, count: Set($1).count, example: $1.min() ?? "") }
        return (made == 0 ? [] : [own]) + others.sorted { ($1.count, $0.madeBy) < ($0.count, $1.madeBy) }
    }

    /// The program whose mark a file bears, else a person.
    private func maker(of path: String) -> String {
        let head = workspace.tests.file(path).map { String(decoding: $0.bytes.prefix(400), as: UTF8.self) } ?? ""
        let tools = ["Sourcery", "Mockolo", "Cuckoo", "SwiftyMocky", "Mockingbird", "Spyable"]
        return tools.first { head.lowercased().contains($0.lowercased()) } ?? "hand"
    }

    /// The naming under which testgen knows most of the members that the doubles have, where it is not the one in use.
    func naming(_ notes: inout Notes) throws -> [DoctorReport.Finding] {
        let wanted = doubles.byProtocol.sorted { $0.key < $1.key }.prefix(24)
        guard !wanted.isEmpty else { return [] }
        let names = wanted.map(\.key)
        let usual = try known(names, workspace.configuration.naming, &notes)
        var best = (naming: workspace.configuration.naming, count: usual)
        for naming in DoubleNaming.allCases {
            let count = try known(names, naming, &notes)
            if count > best.count { best = (naming, count) }
        }
        guard best.naming != workspace.configuration.naming else { return [] }
        return [
            DoctorReport.Finding(
                severity: .note,
                message:
                    "of \(names.count) doubles that were looked at testgen knows the members of \(usual); with other "
                    + "names of \(best.count)", line: "naming: \(best.naming.rawValue)", rule: "naming")
        ]
    }

    /// How many doubles have the members that testgen would give them.
    private func known(_ names: [String], _ naming: DoubleNaming, _ notes: inout Notes) throws -> Int {
        let planner = DoublesPlanner(workspace, doubles)
        let (found, catalog) = try planner.protocols(named: names.map { [$0] }, naming: naming, &notes)
        return found.count { protocols in
            let offer = catalog.offer(of: protocols)
            return offer.existing != nil && offer.hasKnownMembers
        }
    }
}
