import Foundation
import Project
import Running

/// Reads Swift Testing's event stream: one JSON record a line, of version 0 or later.
struct EventStreamReader {
    /// The root that files are named from.
    let root: String

    /// The records of a stream; lines that are none are told of.
    func records(in text: String) -> [EventRecord] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.isEmpty ? nil : record(line, number: index + 1)
        }
    }

    private func record(_ line: Substring, number: Int) -> EventRecord {
        guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
            let kind = object["kind"] as? String, let payload = object["payload"] as? [String: Any]
        else { return .damaged(line: number) }
        let record = kind == "test" ? test(payload) : kind == "event" ? event(payload) : .other
        return record ?? .damaged(line: number)
    }

    private func test(_ payload: [String: Any]) -> EventRecord? {
        guard let text = payload["id"] as? String else { return nil }
        guard let id = TestID(text) else { return .other }
        return payload["kind"] as? String == "suite" ? .suite(id) : .test(id)
    }

    private func event(_ payload: [String: Any]) -> EventRecord? {
        guard let kind = payload["kind"] as? String else { return nil }
        let id = (payload["testID"] as? String).flatMap(TestID.init)
        switch (kind, id) {
        case ("runStarted", _): return .runStarted
        case ("runEnded", _): return .runEnded
        case ("testStarted", let id?): return .started(id)
        case ("testEnded", let id?): return .ended(id)
        case ("testSkipped", let id?): return .skipped(id, reason: comment(of: payload) ?? "")
        case ("testCaseEnded", let id?): return argument(of: payload).map { .caseEnded(id, argument: $0) } ?? .other
        case ("issueRecorded", let id): return .issue(id, issue(payload))
        default: return .other
        }
    }

    private func issue(_ payload: [String: Any]) -> TestIssue {
        let record = payload["issue"] as? [String: Any] ?? [:]
        let place = (record["sourceLocation"] ?? payload["_sourceLocation"]) as? [String: Any]
        let isKnown = record["isKnown"] as? Bool == true
        let isWarning = record["severity"] as? String == "warning"
        let path = (place?["_filePath"] ?? place?["filePath"]) as? String
        return TestIssue(
            message(of: payload), comment: comment(of: payload), file: path.map { Path.relative($0, to: root) },
            line: place?["line"] as? Int, argument: argument(of: payload),
            weight: isKnown ? .known : isWarning ? .warning : .failure)
    }

    private func argument(of payload: [String: Any]) -> String? {
        (payload["_testCase"] as? [String: Any])?["displayName"] as? String
    }

    private func comment(of payload: [String: Any]) -> String? {
        (payload["_comments"] as? [String])?.first
    }

    /// What did not hold; the stream says it in the message, after its place.
    private func message(of payload: [String: Any]) -> String {
        let texts = (payload["messages"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        guard let text = texts.first else { return "an issue was recorded" }
        guard let place = text.range(of: #"\.swift:\d+:\d+: "#, options: .regularExpression) else { return text }
        return String(text[place.upperBound...])
    }
}
