import Foundation

// Enums, plain and with payloads.

enum Level: String, CaseIterable, Codable {
    case elementary
    case intermediate
    case advanced
}

enum Priority: Int {
    case low = 1
    case high = 9
}

enum LoadState {
    case loaded([Address])
    case failed(any Error)
    case idle
}

enum OnlyPayloads: Equatable {
    case text(String)
    case number(value: Int)
}

enum NetworkProblem: Error, Equatable {
    case offline
    case server(statusCode: Int, message: String?)
}

enum DeepPayload {
    case customer(Customer)
    case nested(OnlyPayloads, Level)
}

enum WithTuplePayload {
    case point(x: Double, y: Double)
    case pair((Int, String))
}

enum ClosurePayload {
    case action(() -> Void)
    case ask((String) -> Bool)
}

enum Namespace {
    struct Inner {
        let id: Int
        let mode: Mode
        enum Mode {
            case on
            case off
        }
    }
    enum Deep {
        struct Deeper { let inner: Inner }
    }
}

indirect enum Formula {
    case sum(Formula, Formula)
    case negated(Formula)
    case number(Int)
}

enum List {
    indirect case node(Int, List)
    case end
}

enum Optionalish {
    case none
    case some
    case other
}

struct HoldsOptionalish {
    let state: Optionalish
    let maybe: Optionalish?
}

enum Keywords {
    case `default`
    case `in`
    case `self`
}

struct HoldsKeywords {
    let word: Keywords
    var second: Keywords = .in
}

enum Single { case only }

struct HoldsEnums {
    let level: Level
    var priority: Priority = .high
    let state: LoadState
    let payload: OnlyPayloads
    let deep: DeepPayload
    let formula: Formula
    let list: List
    let levels: [Level]
    let byLevel: [Level: Int]
    let single: Single
}

enum Availability {
    @available(*, unavailable)
    case gone
    case here
}

struct HoldsAvailability { let value: Availability }

enum GenericEnum<Value> {
    case loading
    case value(Value)
}

enum OnlyGeneric<Value> {
    case value(Value)
}

struct HoldsGenericEnum {
    let first: GenericEnum<String>
    let second: OnlyGeneric<Address>
}

enum CasesWithDefaults {
    case page(number: Int = 1, size: Int = 20)
}
