import Foundation

/// What one run of probes left behind: for each probe, what it saw, and whether it came to its end.
package struct Observation: Sendable {
    /// What a probe saw.
    package struct Seen: Hashable, Sendable {
        /// The values by the number of the look.
        package var values: [Int: SeenValue] = [:]
        /// Whether the last statement was reached.
        package var isComplete = false
        /// What left the probe as an error.
        package var escaped: String?

        /// Nothing was seen.
        package init() {}
    }

    /// What each probe saw, by its number; a probe that never began is missing.
    package var probes: [Int: Seen] = [:]

    /// What went wrong in probes that came to their end, such as a double that was asked what it was not told.
    package var issues: [Int: String] = [:]

    /// Reads the lines that probes write.
    package init(_ text: String) {
        let decoder = JSONDecoder()
        for line in text.split(separator: "\n") {
            guard let entry = try? decoder.decode(Entry.self, from: Data(line.utf8)) else { continue }
            var seen = probes[entry.probe] ?? Seen()
            if let look = entry.look, let value = entry.value {
                seen.values[look] = value
            } else if entry.event == "end" {
                seen.isComplete = true
            } else if entry.event == "escaped" {
                seen.escaped = entry.text ?? ""
            }
            probes[entry.probe] = seen
        }
    }

    private struct Entry: Decodable {
        var probe: Int
        var look: Int?
        var value: SeenValue?
        var event: String?
        var text: String?
    }

    /// The probes that began and did not come to an end: what crashed or hangs is among them.
    package var unfinished: [Int] {
        probes.filter { !$0.value.isComplete && $0.value.escaped == nil }.keys.sorted()
    }

    /// The probes that came to an end, be it by an error.
    package var ended: Set<Int> { Set(probes.filter { $0.value.isComplete || $0.value.escaped != nil }.keys) }

    /// What a probe saw, where it came to its end.
    package func complete(_ probe: Int) -> [Seen] { probes[probe].map { $0.isComplete ? [$0] : [] } ?? [] }

    /// Takes over what another run saw of probes that this one says nothing of.
    package mutating func add(_ other: Observation) {
        issues.merge(other.issues) { first, _ in first }
        for (probe, seen) in other.probes where probes[probe]?.isComplete != true { probes[probe] = seen }
    }
}
