import Facts
import Project
import Reading
import Resolving
import Running

/// Looks at a project, and says what is there and what will not work.
struct DoctorRun {
    let workspace: Workspace

    private var project: Project { workspace.project }

    /// Looks at everything.
    func report() async throws -> DoctorReport {
        let toolchain = await toolchain()
        let doubles = DoubleCensus(workspace)
        var report = DoctorReport(
            project: files, modules: modules, tests: tests, containers: try containers, doubles: doubles.counts,
            toolchain: toolchain, findings: [])
        report.findings = DoctorFindings(workspace: workspace, report: report).all
        return report
    }

    private var files: DoctorReport.Files {
        let options = workspace.world.options
        let isThere = (try? workspace.world.existing(".testgen.yml")) ?? nil != nil
        return DoctorReport.Files(
            format: project.discovery.rawValue, files: project.files,
            configuration: options.config ?? (isThere ? ".testgen.yml" : nil))
    }

    private var modules: [DoctorReport.Module] {
        let subjects = Dictionary(grouping: workspace.sources.subjects(inside: [])) { subject in
            workspace.sources.file(subject.location.file)?.module ?? ""
        }
        let files = Dictionary(grouping: workspace.sources.files, by: \.module)
        return project.modules.map { module in
            let choice = project.testChoice(for: module.name)
            return DoctorReport.Module(
                name: module.name, sources: module.sources, files: files[module.name]?.count ?? 0,
                suts: subjects[module.name]?.count ?? 0, tests: choice?.target.name, reason: choice?.reason)
        }
    }

    private var tests: [DoctorReport.Tests] {
        let files = Dictionary(grouping: workspace.tests.files, by: \.module)
        return project.tests.map { target in
            let own = files[target.name] ?? []
            return DoctorReport.Tests(
                name: target.name, path: target.path, files: own.count,
                modules: target.dependencies.filter { name in project.modules.contains { $0.name == name } },
                swiftTesting: own.count { $0.bytes.imports("Testing") },
                xctest: own.count { $0.bytes.imports("XCTest") },
                newFiles: target.membership.text)
        }
    }

    private var containers: [DoctorReport.Container] {
        get throws {
            let chosen = try Container.chosen(by: project.configuration)
            return chosen.compactMap { container in
                let count = workspace.sources.files.count { file in
                    container.modules.contains(where: file.bytes.imports)
                }
                return count == 0 ? nil : DoctorReport.Container(name: container.name, files: count)
            }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
        }
    }

    private func toolchain() async -> DoctorReport.Toolchain {
        let swift = await firstLine(of: Invocation("swift", ["--version"], in: workspace.world.root))
        let isPackage = project.discovery == .package && workspace.configuration.xcode == nil
        let xcode =
            isPackage ? nil : await firstLine(of: Invocation("xcodebuild", ["-version"], in: workspace.world.root))
        return DoctorReport.Toolchain(swift: swift, xcode: xcode)
    }

    private func firstLine(of call: Invocation) async -> String? {
        guard let result = try? await workspace.world.machine.processes.run(call), result.status == 0 else {
            return nil
        }
        return result.output.split(separator: "\n").first.map { String($0).trimmed }
    }
}

extension Project.TestTarget.Membership {
    /// How a new file becomes part of a target, in words.
    fileprivate var text: String {
        switch self {
        case .folder: "by their folder"
        case .xcode(let path): "by their folder, or testgen adds them to \(path)"
        case .command(let command): "after `\(command)`"
        case .list(let path): "by a line in \(path)"
        }
    }
}

extension [UInt8] {
    /// Whether a line of the bytes imports a module.
    func imports(_ module: String) -> Bool {
        let word = Array("import \(module)".utf8)
        var start = startIndex
        while let at = self[start...].firstIndex(of: word[0]) {
            start = at + 1
            guard self[at...].starts(with: word) else { continue }
            let next = at + word.count < count ? self[at + word.count] : UInt8(ascii: "\n")
            if next <= UInt8(ascii: " ") || next == UInt8(ascii: ".") || next == UInt8(ascii: ";") { return true }
        }
        return false
    }
}
