import Algorithms
import Foundation
import Project
import Running

/// Reads Swift Testing's event stream: one JSON record a line, of version 0 or later.
struct EventStreamReader {
    /// The root that files are named from.
    let root: String

    /// Reads the records of a stream. A line that is no record becomes a damaged one.
    func records(in text: String) -> [EventRecord] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.isEmpty ? nil : record(line, number: index + 1)
        }
    }

    /// How long the tests of a stream took, in seconds.
    func seconds(in text: String) -> [TestID: Double] {
        var begun: [TestID: Double] = [:]
        var seconds: [TestID: Double] = [:]
        for line in text.split(separator: "\n") {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)), line.kind == "event",
                let id = line.payload.testID.flatMap(TestID.init), let moment = line.payload.moment
            else { continue }
            if line.payload.kind == "testStarted" { begun[id] = moment }
            if line.payload.kind == "testEnded", let start = begun[id] { seconds[id] = moment - start }
        }
        return seconds
    }

    private func record(_ line: Substring, number: Int) -> EventRecord {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else {
            return .damaged(line: number)
        }
        let record = line.kind == "test" ? test(line.payload) : line.kind == "event" ? event(line.payload) : .other
        return record ?? .damaged(line: number)
    }

    private func test(_ payload: Payload) -> EventRecord? {
        guard let text = payload.id else { return nil }
        guard let id = TestID(text) else { return .other }
        return payload.kind == "suite" ? .suite(id) : .test(id)
    }

    private func event(_ payload: Payload) -> EventRecord? {
        guard let kind = payload.kind else { return nil }
        let id = payload.testID.flatMap(TestID.init)
        switch (kind, id) {
        case ("runStarted", _): return .runStarted
        case ("runEnded", _): return .runEnded
        case ("testStarted", let id?): return .started(id)
        case ("testEnded", let id?): return .ended(id)
        case ("testSkipped", let id?): return .skipped(id, reason: payload.comment ?? "")
        case ("testCaseEnded", let id?): return payload.argument.map { .caseEnded(id, argument: $0) } ?? .other
        case ("issueRecorded", let id): return .issue(id, issue(payload))
        default: return .other
        }
    }

    private func issue(_ payload: Payload) -> TestIssue {
        let record = payload.issue
        let place = record?.sourceLocation ?? payload.sourceLocation
        let weight: TestIssue.Weight =
            record?.isKnown == true ? .known : record?.severity == "warning" ? .warning : .failure
        return TestIssue(
            message(of: payload), comment: payload.comment, file: place?.path.map { Path.relative($0, to: root) },
            line: place?.line, argument: payload.argument, weight: weight)
    }

    /// The condition that failed. The stream gives it in the message, after the place.
    private func message(of payload: Payload) -> String {
        guard let text = payload.message else { return "an issue was recorded" }
        guard let place = text.range(of: #"\.swift:\d+:\d+: "#, options: .regularExpression) else { return text }
        return String(text[place.upperBound...])
    }
}

/// A line of the stream.
private struct Line: Decodable {
    var kind: String
    var payload: Payload
}

/// The payload of a line. Its members differ between versions of the stream, and those with `_` may change at any
/// time, so a member of an unexpected type counts as absent.
private struct Payload: Decodable {
    var kind: String?
    var id: String?
    var testID: String?
    var issue: Issue?
    var sourceLocation: Place?
    /// The display name of the case of a parameterised test.
    var argument: String?
    var comment: String?
    var message: String?
    /// When it happened, on a clock that does not jump.
    var moment: Double?

    private struct Instant: Decodable {
        var absolute: Double?
    }

    struct Issue: Decodable {
        var isKnown: Bool?
        var severity: String?
        var sourceLocation: Place?
    }

    struct Place: Decodable {
        var path: String?
        var line: Int?

        private enum CodingKeys: String, CodingKey {
            case path = "filePath"
            case experimentalPath = "_filePath"
            case line
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            path = values.lenient(.experimentalPath) ?? values.lenient(.path)
            line = values.lenient(.line)
        }
    }

    private struct Case: Decodable {
        var displayName: String?
    }

    private struct Message: Decodable {
        var text: String?
    }

    private enum CodingKeys: String, CodingKey {
        case kind, id, testID, issue, messages, instant
        case sourceLocation = "_sourceLocation"
        case testCase = "_testCase"
        case comments = "_comments"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = values.lenient(.kind)
        id = values.lenient(.id)
        testID = values.lenient(.testID)
        issue = values.lenient(.issue)
        sourceLocation = values.lenient(.sourceLocation)
        argument = values.lenient(.testCase, as: Case.self)?.displayName
        comment = values.lenient(.comments, as: [String].self)?.first
        moment = values.lenient(.instant, as: Instant.self)?.absolute
        message = values.lenient(.messages, as: [Message].self)?.firstNonNil(\.text)
    }
}

extension KeyedDecodingContainer {
    /// A member's value; `nil` where it is absent or of another type.
    fileprivate func lenient<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
        try? decode(type, forKey: key)
    }
}
