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

    private struct Entry: Decodable {
        var event: String
        var trail: Trail?
    }
}
