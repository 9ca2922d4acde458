import Host
import Project
import Running

/// Ends a run of tests as soon as something in it has failed.
struct FirstFailure {
    let library: Sandbox.Library
    /// The file that tells of failures while the run goes on.
    let file: String
    /// The folder that files are named from.
    let root: String

    /// Runs a program to its end, or to its first failure.
    func ending(_ call: Invocation, _ limits: LimitedRun, _ machine: Machine) async throws -> LimitedRun.End {
        let run = Task { try await machine.processes.runLimited(call, limits) }
        let watch = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(60))
                guard isThere(machine) else { continue }
                run.cancel()
                return
            }
        }
        defer { watch.cancel() }
        do {
            return try await run.value
        } catch {
            guard run.isCancelled else { throw error }
            return LimitedRun.End(status: 137)
        }
    }

    private func isThere(_ machine: Machine) -> Bool {
        let bytes = (try? machine.files.read(file)) ?? nil
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        guard library == .swiftTesting else { return text.contains(": error: ") }
        return EventStreamReader(root: root).records(in: text).contains { record in
            if case .issue(_, let issue) = record { issue.weight == .failure } else { false }
        }
    }
}
