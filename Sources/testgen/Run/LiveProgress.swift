import Foundation
import Host
import Running

/// Shows on a terminal how far a run has come, from the file that grows while it goes on.
struct LiveProgress {
    private let machine: Machine
    private let file: String
    private let total: Int
    private let framework: SwiftPM.Framework

    /// Creates a display.
    ///
    /// - Parameters:
    ///   - file: The event stream of Swift Testing, or what the parallel runner of XCTest prints.
    ///   - total: How many tests were asked for.
    init(_ machine: Machine, file: String, total: Int, framework: SwiftPM.Framework) {
        self.machine = machine
        self.file = file
        self.total = total
        self.framework = framework
    }

    /// Runs something and shows meanwhile what the file tells; shows nothing where there is no terminal.
    func shown<Value>(_ body: () async throws -> Value) async throws -> Value {
        guard machine.console.showsProgress else { return try await body() }
        let watch = Task { await follow() }
        defer { machine.console.report("\r\u{1B}[2K") }
        do {
            let value = try await body()
            watch.cancel()
            await watch.value
            return value
        } catch {
            watch.cancel()
            throw error
        }
    }

    private func follow() async {
        var last = ""
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(300))
            let bytes = (try? machine.files.read(file)) ?? nil
            let line = Self.line(String(decoding: bytes ?? [], as: UTF8.self), of: total, framework)
            guard line != last, !Task.isCancelled else { continue }
            machine.console.report("\r\u{1B}[2K" + line)
            last = line
        }
    }

    /// `12/40 CartTests/adds()`: how many tests have ended, and which began last.
    static func line(_ text: String, of total: Int, _ framework: SwiftPM.Framework) -> String {
        var ended = 0
        var last = ""
        switch framework {
        case .swiftTesting:
            for record in EventStreamReader(root: "").records(in: text) {
                switch record {
                case .started(let id) where id.name.hasSuffix(")"): last = id.path.joined(separator: "/")
                case .ended(let id) where id.name.hasSuffix(")"): ended += 1
                case .skipped(let id, _) where id.name.hasSuffix(")"): ended += 1
                default: break
                }
            }
        case .xctest:
            // `[3/10] Testing CartTests.OldTests/testAdds`
            for line in text.split(whereSeparator: \.isNewline) where line.hasPrefix("[") {
                guard let close = line.firstIndex(of: "]"), let slash = line.firstIndex(of: "/"), slash < close,
                    let number = Int(line[line.index(after: line.startIndex)..<slash])
                else { continue }
                ended = number
                last =
                    line[line.index(after: close)...].split(separator: " ").last.flatMap { TestID(String($0)) }?.path
                    .joined(separator: "/") ?? ""
            }
        }
        return "\(min(ended, total))/\(total)" + (last.isEmpty ? "" : " \(last)")
    }
}
