protocol BoilerLink: Sendable {
    associatedtype Ticket: Sendable, Equatable
    func connect() async throws(BoilerFault) -> Ticket
    func readings(_ ticket: Ticket) -> any AsyncSequence<Reading, any Error>
    func send(_ command: BoilerCommand, ticket: Ticket) async throws(BoilerFault)
    func close(_ ticket: Ticket) async
}

protocol ComfortSettings: Sendable {
    var hysteresis: Double { get async }
    var maximum: Double { get async }
}

@MainActor
protocol BoilerWatchDelegate: AnyObject {
    func boilerDidChange(from old: BoilerState, to new: BoilerState)
    func boilerNeedsService(_ fault: BoilerFault)
}
