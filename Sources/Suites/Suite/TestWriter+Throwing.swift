import Behaviour
import Facts
import Project

extension TestWriter {
    /// The act, when it is expected to throw.
    mutating func expect(_ match: ErrorMatch, _ call: String, isAsync: Bool, returns: Bool) {
        expectsError = true
        let statement = (returns ? "_ = " : "") + call
        guard context.style.framework == .xctest else {
            lines.append("\(isAsync ? "await " : "")#expect(throws: \(match.expectation)) { \(statement) }")
            return
        }
        guard isAsync else {
            let claim = match.claim(about: "$0")
            lines.append("XCTAssertThrowsError(\(call))" + (claim.map { " { \($0) }" } ?? ""))
            return
        }
        let name = unique("thrownError")
        lines += [
            "var \(name): (any Error)?", "do {", "    \(statement)", "} catch {", "    \(name) = error", "}",
        ]
        claims.append(match.claim(about: name) ?? "XCTAssertNotNil(\(name))")
    }

    mutating func match(_ error: Term) -> ErrorMatch {
        if case .place(let place) = error, place.path.isEmpty {
            let declared = scenario.run.types[place.root]?.bare
            let type =
                writer.shape(place) == nil
                ? subject.errorType(declared, except: scenario.run.exclusions[place.root] ?? []) : declared
            guard let type else { return .value(local(for: place.root), type: "TestError") }
            return subject.isEquatable(type)
                ? .value(value(of: place.root), type: subject.spelled(type)) : .type(subject.spelled(type))
        }
        switch error {
        case .enumCase(let type?, _, _):
            guard subject.isEquatable(type), let value = spelled(error) else { return .type(subject.spelled(type)) }
            return .value(value, type: subject.spelled(type))
        case .construct(let type, _): return .type(subject.spelled(type))
        default: return .any
        }
    }
}
