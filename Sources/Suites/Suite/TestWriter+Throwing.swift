import Behaviour
import Facts

extension TestWriter {
    /// What a test compares an error with that the code throws.
    mutating func match(_ error: Value) -> ErrorMatch {
        if case .place(let place) = error, place.path.isEmpty {
            let declared = scenario.arrangement.types[place.root]?.bare
            let type =
                scenario.arrangement.constraint(place) == nil
                ? subject.errorType(declared, except: scenario.arrangement.exclusions[place.root] ?? []) : declared
            guard let type else { return .value(local(for: place.root), type: .simple(SupportFile.testError.rawValue)) }
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
