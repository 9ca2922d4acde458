import Behaviour
import Facts

extension TestWriter {
    /// What a test compares an error with that the code throws.
    mutating func match(_ error: Value) -> ErrorMatch {
        if case .place(let place) = error, place.path.isEmpty {
            let declared = scenario.arrangement.types[place.root]?.bare
            let type =
                scenario.arrangement.constraint(place) == nil
                ? subject.types.errorType(declared, except: scenario.arrangement.exclusions[place.root] ?? [])
                : declared
            guard let type else { return .value(local(for: place.root), type: .simple(SupportFile.testError.rawValue)) }
            return subject.types.isEquatable(type)
                ? .value(value(of: place.root), type: subject.types.spelled(type)) : .type(subject.types.spelled(type))
        }
        switch error {
        // What nobody can name is some error to a test.
        case .enumCase(let type?, _, _) where !subject.types.isNameable(type): return .any
        case .construct(let type, _) where !subject.types.isNameable(type): return .any
        case .enumCase(let type?, _, _), .construct(let type, _):
            guard subject.types.isEquatable(type), let value = spelled(error) else {
                return .type(subject.types.spelled(type))
            }
            return .value(value, type: subject.types.spelled(type))
        default: return .any
        }
    }

    /// Whether claims look into the error that the act throws: in XCTest it is gone by then.
    mutating func looksIntoError() -> Bool {
        guard context.style.framework != .xctest else { return false }
        let claims = scenario.claims.filter { $0.subject == .thrown && !$0.path.isEmpty }
        return claims.contains { $0.isPattern || spelled($0.expected) != nil }
    }

    /// The name under which a test keeps the error that the act throws.
    mutating func keptError() -> String {
        let name = unique("thrownError")
        thrownName = name
        return name
    }
}
