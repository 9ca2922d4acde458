import Foundation
import Host
import Scaffolding

/// Reads the covered lines of a run, file by file.
struct CoverageReader {
    let session: Session

    private struct Export: Decodable {
        struct Unit: Decodable { var files: [File] }
        struct File: Decodable {
            var filename: String
            var summary: Summary
        }
        struct Summary: Decodable { var lines: Lines }
        struct Lines: Decodable {
            var count: Int
            var covered: Int
        }
        var data: [Unit]
    }

    /// A line for each source file of the project, those with the least covered first.
    func lines(composer: SwiftPM) async throws -> [String] {
        let shown = try await session.machine.processes.run(composer.coveragePath)
        let path = shown.output.split(separator: "\n").last.map(String.init) ?? ""
        guard let bytes = try session.machine.files.read(path),
            let export = try? JSONDecoder().decode(Export.self, from: Data(bytes))
        else { return ["coverage: there is no report at \(path)"] }
        let sources = Set(try session.sources.get().files.map(\.path))
        let files = export.data.flatMap(\.files).compactMap { file -> (String, Export.Lines)? in
            let path = Path.relative(file.filename, to: session.root)
            return sources.contains(path) && file.summary.lines.count > 0 ? (path, file.summary.lines) : nil
        }
        let total = files.reduce(into: (0, 0)) { $0 = ($0.0 + $1.1.covered, $0.1 + $1.1.count) }
        let share = { (covered: Int, count: Int) in "\(covered * 100 / max(count, 1)) % (\(covered) of \(count) lines)"
        }
        let sorted = files.sorted { ($0.1.covered * $1.1.count, $0.0) < ($1.1.covered * $0.1.count, $1.0) }
        return ["coverage: \(share(total.0, total.1))"]
            + sorted.prefix(20).map { "\($0.0): \(share($0.1.covered, $0.1.count))" }
    }
}
