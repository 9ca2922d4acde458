import Foundation

enum FormField: Int, CaseIterable, Hashable, Sendable {
    case dogName, breed, weight, email, emailConfirmation, phone, vaccination
}

enum FieldError: Equatable, Sendable {
    case required
    case invalid
    case tooLong(maximum: Int)
    case outOfRange(ClosedRange<Double>)
    case doesNotMatch
    case unknownBreed(suggestion: String?)
    case expired

    var text: String {
        switch self {
        case .required: "Please fill in this field."
        case .invalid: "This does not look right."
        case .tooLong(let maximum): "At most \(maximum) characters."
        case .outOfRange(let range): "Between \(Int(range.lowerBound)) and \(Int(range.upperBound))."
        case .doesNotMatch: "The addresses differ."
        case .unknownBreed(let suggestion?): "Did you mean \(suggestion)?"
        case .unknownBreed(nil): "We do not know this breed."
        case .expired: "The vaccination is older than a year."
        }
    }
}
