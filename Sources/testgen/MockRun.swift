import Doubles
import Facts
import Host
import Project
import Reading
import Rendering

/// One run of `testgen mocks`.
struct MockRun {
    private let command: MocksCommand

    /// Writes the doubles that a command asks for and returns their names.
    static func outcome(of command: MocksCommand, in world: World, _ notes: inout Notes) async throws -> Outcome {
        let run = MockRun(command: command)
        let files: [DoublesFile]
        let outcome: Outcome
        if command.sources.isEmpty {
            let workspace = try Workspace.read(world, &notes)
            files = try run.files(in: workspace, &notes)
            if command.kind != nil { try run.refuseDuplicates(of: files, in: workspace.tests) }
            let clashes = try workspace.nameClashes()
            if command.verify { try await DraftBuild(workspace).check(files.map { $0.draft(clashes) }) }
            outcome = try run.write(files, clashes, &notes) { drafts in
                try workspace.write(drafts) { Outcome(data: Output(files), changes: $0) }
            }
        } else {
            let sources = try run.looseSources(in: world)
            files = try run.looseFiles(sources, in: world, &notes)
            outcome = try run.write(files, sources.nameClashes(), &notes) { drafts in
                Outcome(data: Output(files), changes: try world.write(drafts))
            }
        }
        return outcome
    }

    /// What is printed for programs.
    private struct Output: Encodable {
        var doubles: [String]

        init(_ files: [DoublesFile]) {
            doubles = files.flatMap(\.plans).map(\.name).sorted()
        }
    }

    /// Refuses doubles whose name another file declares.
    private func refuseDuplicates(of files: [DoublesFile], in tests: SourceIndex) throws {
        for file in files {
            for plan in file.plans {
                guard let duplicate = tests.declarations(of: plan.name).first(where: { $0.location.file != file.path })
                else {
                    continue
                }
                throw Failure(
                    "\(plan.name) stands in \(duplicate.location.file) already; remove it there, or put "
                        + "`// testgen: \(command.kind?.rawValue ?? "")` before the protocol",
                    at: duplicate.location, rule: "twin")
            }
        }
    }

    /// Writes the files. A double that testgen wrote wrongly costs itself: the others are written without it.
    private func write(
        _ files: [DoublesFile], _ clashes: NameClashes, _ notes: inout Notes, by write: ([Draft]) throws -> Outcome
    ) throws -> Outcome {
        do {
            return try write(files.map { $0.draft(clashes) })
        } catch let failure as Failure where failure.diagnostics.first?.rule == InternalError.rule {
            let sound = files.map { file in
                var sound = file
                sound.plans.removeAll { plan in
                    let alone = DoublesFile(path: file.path, plans: [plan]).draft(clashes)
                    let errors = syntaxErrors(in: alone.content, path: alone.path)
                    if let fact = plan.protocols.first, !errors.isEmpty {
                        notes.diagnostics.append(InternalError.leftOut(plan.name, errors, at: fact.info.location))
                    }
                    return !errors.isEmpty
                }
                return sound
            }
            guard sound.map(\.plans.count) != files.map(\.plans.count) else { throw failure }
            return try write(sound.filter { !$0.plans.isEmpty }.map { $0.draft(clashes) })
        }
    }

    // MARK: In a project

    private func files(in workspace: Workspace, _ notes: inout Notes) throws -> [DoublesFile] {
        let project = workspace.project
        let planner = DoublesPlanner(workspace, ExistingDoubles(in: workspace), output: command.output)
        let wanted = WantedDoubles(command: command, sources: workspace.sources, tests: workspace.tests)
        let names = try wanted.names(&notes)
        if names.isEmpty { notes.diagnostics.append(wanted.nothingToDo) }
        let (index, catalog) = try planner.index(naming: names.map(\.text), &notes)
        let requests = try names.compactMap { name -> DoublesPlanner.Request? in
            guard let fact = try index.subject(name), name.isAsked && !command.publicOnly || wanted.allows(fact) else {
                return nil
            }
            guard let tests = project.tests(for: fact.module) ?? project.tests.first else {
                throw Failure(
                    "no test target can import \(fact.module); add one, or name the file with --output",
                    rule: "no-tests")
            }
            if WantedDoubles.isSilent(name, fact), catalog.plan(of: [fact], kind: command.kind).value == nil {
                return nil
            }
            return DoublesPlanner.Request(protocols: [fact], catalog: catalog, tests: tests, kind: command.kind)
        }
        var files = try planner.files(requests, &notes)
        if let output = command.output, !files.isEmpty {
            let all = DoublesFile(
                path: output, plans: files.flatMap(\.plans),
                foreign: files.reduce(into: []) { $0.formUnion($1.foreign) },
                owner: workspace.project.module(owning: output))
            files = [all]
        }
        return files
    }

    // MARK: Without a project

    /// The files that are named, which belong to the one module that is imported, if it is one.
    private func looseSources(in world: World) throws -> SourceIndex {
        let module = command.testableImport.count == 1 ? command.testableImport[0] : ""
        return SourceIndex(try command.sources.flatMap { try world.looseFiles($0, module: module) })
    }

    private func looseFiles(
        _ index: SourceIndex, in world: World, _ notes: inout Notes
    ) throws -> [DoublesFile] {
        let wanted = WantedDoubles(command: command, sources: index, tests: nil)
        let names = try wanted.names(&notes)
        if names.isEmpty { notes.diagnostics.append(wanted.nothingToDo) }
        var reader = DemandReader(index, depth: .requirements)
        let facts = FactIndex(files: notes.readable(try reader.read([], naming: names.map(\.text))))
        let configuration = try world.configuration(&notes)
        var options = configuration.doubleOptions
        options.kind = command.kind ?? options.kind
        options.access = configuration.mocks.access
        let subjects = try names.compactMap { name -> (name: WantedDoubles.Name, fact: TypeFact)? in
            guard let fact = try facts.subject(name), name.isAsked && !command.publicOnly || wanted.allows(fact) else {
                return nil
            }
            return (name, fact)
        }
        let planned = concurrentMap(subjects.map(\.fact)) { [options] in
            planDouble(of: [$0], in: facts, options: options)
        }
        let plans = zip(subjects, planned).compactMap { subject, plan in
            WantedDoubles.isSilent(subject.name, subject.fact) ? plan.value : notes.take(plan)
        }
        guard !plans.isEmpty, let output = command.output else { return [] }
        return [DoublesFile(path: output, plans: plans, imports: command.testableImport)]
    }
}

extension FactIndex {
    /// The protocol, class or struct of closures of a name, at a place where one is known.
    fileprivate func subject(_ name: WantedDoubles.Name) throws -> TypeFact? {
        if let location = name.location { return types(named: name.text).first { $0.info.location == location } }
        let found = subjectOfDouble(name.text)
        if found == nil, let other = types(named: name.text).first {
            throw Failure(
                "`\(name.text)` is a \(other.kind.rawValue) that is not made of closures; doubles stand for protocols, "
                    + "classes and structs of closures", at: other.info.location, rule: "no-such-protocol")
        }
        return found
    }
}
