import Foundation

public enum HiveField: String, CaseIterable, Sendable {
    case name, frameCount, queenYear
}

public enum HiveFieldProblem: Equatable, Sendable {
    case required
    case tooLong(max: Int)
    case outOfRange(ClosedRange<Int>)
    case notANumber
}

/// The text the user is editing, kept apart from the stored hive until it is saved.
public struct HiveDraft: Equatable, Sendable {
    public var name: String
    public var apiary: String
    public var frameCount: Int
    public var queenYearText: String
    public var notes: String

    static let maxNameLength = 40
    static let frameRange = 1...20
    static let queenLifespan = 6

    public init(hive: Hive) {
        name = hive.name
        apiary = hive.apiary
        frameCount = hive.frameCount
        queenYearText = hive.queenYear.map(String.init) ?? ""
        notes = hive.notes
    }

    var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
    private var trimmedQueenYear: String { queenYearText.trimmingCharacters(in: .whitespaces) }

    func problems(currentYear: Int) -> [HiveField: HiveFieldProblem] {
        var problems: [HiveField: HiveFieldProblem] = [:]
        if trimmedName.isEmpty {
            problems[.name] = .required
        } else if trimmedName.count > Self.maxNameLength {
            problems[.name] = .tooLong(max: Self.maxNameLength)
        }
        if !Self.frameRange.contains(frameCount) {
            problems[.frameCount] = .outOfRange(Self.frameRange)
        }
        if !trimmedQueenYear.isEmpty {
            let allowed = (currentYear - Self.queenLifespan)...currentYear
            if let year = Int(trimmedQueenYear) {
                if !allowed.contains(year) {
                    problems[.queenYear] = .outOfRange(allowed)
                }
            } else {
                problems[.queenYear] = .notANumber
            }
        }
        return problems
    }

    func applied(to hive: Hive) -> Hive {
        var updated = hive
        updated.name = trimmedName
        updated.apiary = apiary
        updated.frameCount = frameCount
        updated.queenYear = Int(trimmedQueenYear)
        updated.notes = notes
        return updated
    }
}
