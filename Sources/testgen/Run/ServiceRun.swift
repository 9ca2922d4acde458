import Foundation
import Host
import Project
import Running

/// Starts what the configuration names, waits until it is healthy, and stops it when the tests are through.
struct ServiceRun {
    let workspace: Workspace
    /// Whether the tests have variables by which they are told that a service is wanted.
    var hasVariables = false

    /// A service that did not become healthy.
    struct Missing: Error {
        var reason: String
    }

    /// Runs something while the services are up.
    func around(_ body: () async throws -> Outcome) async throws -> Outcome {
        let services = workspace.configuration.services
        guard !services.isEmpty || hasVariables else {
            throw Missing(reason: "`services` in .testgen.yml names none, and no trait of the tests waits for one")
        }
        var running: [Task<Void, any Error>] = []
        defer { for task in running { task.cancel() } }
        for service in services {
            if try await isHealthy(service) { continue }
            guard let start = service.start else {
                throw Missing(reason: "\(service.name) is not healthy at \(service.health), and nothing starts it")
            }
            running.append(begin(start, service))
            try await wait(for: service)
        }
        let outcome = try await body()
        for task in running {
            task.cancel()
            _ = try? await task.value
        }
        return outcome
    }

    private func begin(_ start: String, _ service: Configuration.Service) -> Task<Void, any Error> {
        let call = Invocation("sh", ["-c", start], in: workspace.world.root)
        let log = Path.join(workspace.world.root, ".build/testgen/service-\(service.name).log")
        let machine = workspace.world.machine
        return Task { _ = try await machine.runWhole(call, log: log) }
    }

    /// Waits with growing pauses until the service responds.
    private func wait(for service: Configuration.Service) async throws {
        let deadline = workspace.world.machine.clock.seconds() + service.timeout
        var pause = 0.1
        while workspace.world.machine.clock.seconds() < deadline {
            if try await isHealthy(service) { return }
            try await Task.sleep(for: .seconds(pause))
            pause = min(pause * 2, 2)
        }
        throw Missing(
            reason:
                "\(service.name) did not become healthy at \(service.health) within \(Int(service.timeout)) seconds; "
                + "see .build/testgen/service-\(service.name).log")
    }

    private func isHealthy(_ service: Configuration.Service) async throws -> Bool {
        let call: Invocation
        if service.health.hasPrefix("http") {
            call = Invocation(
                "curl", ["--silent", "--fail", "--max-time", "2", "--output", "/dev/null", service.health])
        } else if let place = URLComponents(string: service.health), place.scheme == "tcp", let port = place.port {
            call = Invocation("bash", ["-c", "exec 3<>/dev/tcp/\(place.host ?? "localhost")/\(port)"])
        } else {
            call = Invocation("sh", ["-c", service.health], in: workspace.world.root)
        }
        return try await workspace.world.machine.processes.run(call).status == 0
    }
}
