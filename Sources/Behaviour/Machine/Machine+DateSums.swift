import Facts

/// Moments that the code makes with operators, and with the words that they share with numbers.
extension Machine {
    /// `date + seconds`, `date - seconds`: as what Foundation's own method makes of it; `nil` where it is no sum of a moment.
    func dateSum(_ date: Term, _ word: String, _ seconds: Term) -> Term? {
        guard word == "+" || word == "-", let type = typeOf(date), !type.isOptional, isDate(type), !date.hasUnknown,
            !seconds.hasUnknown
        else { return nil }
        settleOptionalDates(in: [date, seconds], for: Self.adding)
        return .method(date, Self.adding, [LabelledTerm(nil, word == "+" ? seconds : negated(seconds))])
    }

    /// `later.distance(to: end)`, `date.advanced(by: seconds)` by the names that dates alone have for it.
    func dateMember(_ term: Term, _ name: String, _ arguments: [LabelledTerm]) -> (Term, String, [LabelledTerm])? {
        guard arguments.count == 1, let type = typeOf(term), !type.isOptional, isDate(type) else { return nil }
        let argument = arguments[0].value
        switch Self.fullName(name, arguments) {
        case "distance(to:)": return (argument, "timeIntervalSince", [LabelledTerm(nil, term)])
        case "advanced(by:)": return (term, Self.adding, [LabelledTerm(nil, argument)])
        default: return nil
        }
    }

    private func negated(_ number: Term) -> Term {
        switch reduce(number) {
        case .integer(let value): .integer(-value)
        case .float(let value): .float(-value)
        default: .binary(.integer(0), "-", number)
        }
    }

    private static let adding = "addingTimeInterval"
}
