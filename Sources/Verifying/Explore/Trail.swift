import Algorithms
import Foundation

/// A way through the code that an explorer found: what is done, and what is chosen, by numbers.
package struct Trail: Hashable, Sendable, Decodable {
    /// The numbers of what is done, in order.
    package var acts: [Int]
    /// What is chosen, by the names under which it is asked for.
    package var choices: [String: Int]
    /// What differs once work has come to rest that an act leaves behind, by the act's place from 1: values by looks.
    package var waits: [String: [String: String]]

    /// The trails that an explorer wrote down, those that together show most first.
    package static func read(_ text: String) -> (trails: [Trail], isComplete: Bool) {
        let decoder = JSONDecoder()
        let lines = text.split(separator: "\n")
        let entries = lines.compactMap { try? decoder.decode(Entry.self, from: Data($0.utf8)) }
        var seen: Set<Trail> = []
        let trails = entries.compactMap(\.trail).filter { seen.insert($0).inserted }
        return (trails, entries.contains { $0.event == "end" })
    }

    /// Short ways that ended the process without any change of the code, one or two for each act that came last.
    package static func deadly(in text: String, limit: Int = 4) -> [Trail] {
        let (mark, chance) = ("died 0#", "chose ")
        let lines = text.split(separator: "\n")
        let trails = lines.indices.compactMap { index -> Trail? in
            guard lines[index].hasPrefix(mark) else { return nil }
            // What was chosen by chance stands on a line of its own.
            let next = lines.dropFirst(index + 1).first.flatMap {
                $0.hasPrefix(chance) ? $0.dropFirst(chance.count) : nil
            }
            return Trail(lines[index].dropFirst(mark.count) + (next ?? ""))
        }.uniqued().sorted { left, right in
            (left.acts.count, left.choices.count, left.acts.description, left.choices.keys.sorted().description)
                < (
                    right.acts.count, right.choices.count, right.acts.description,
                    right.choices.keys.sorted().description
                )
        }
        var counts: [Int: Int] = [:]
        var chosen: [Trail] = []
        for trail in trails {
            let last = trail.acts.last ?? -1
            // What ends the process by itself ends it in the course of others as well.
            let isKnown = chosen.contains { $0.choices.isEmpty && trail.acts.contains($0.acts.last ?? -1) }
            guard !isKnown, counts[last, default: 0] < 2 else { continue }
            counts[last, default: 0] += 1
            chosen.append(trail)
        }
        return Array(chosen.prefix(limit))
    }

    /// How often the process ended by something that leads on: a double was asked what nobody had told it, and is told
    /// now, or a change of the code ended it, and is noticed.
    package static func leads(in text: String) -> Int {
        let changes = text.split(separator: "\n").compactMap { line in
            line.hasPrefix("died ") ? Int(line.dropFirst(5).prefix { $0 != "#" }) : nil
        }
        return text.ranges(of: #""event":"mend""#).count + Set(changes).subtracting([0]).count
    }

    private struct Entry: Decodable {
        var event: String
        var trail: Trail?
    }
}

extension Trail {
    /// A way by the name that an explorer gives it: `0,2|1/act0/name:3`; `nil` where that is cut off.
    fileprivate init?(_ name: some StringProtocol) {
        let parts = name.split(separator: "|", omittingEmptySubsequences: false)
        self.init(acts: parts[0].split(separator: ",").compactMap { Int($0) }, choices: [:], waits: [:])
        for part in parts.dropFirst() where !part.isEmpty {
            guard let colon = part.lastIndex(of: ":"), let number = Int(part[part.index(after: colon)...]) else {
                return nil
            }
            choices[String(part[..<colon])] = number
        }
    }
}
