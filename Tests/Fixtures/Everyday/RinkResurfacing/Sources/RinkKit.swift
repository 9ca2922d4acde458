import Foundation

protocol BookingSheet: Sendable {
    func bookings(within day: DateInterval) async throws -> [IceBooking]
}

protocol ResurfacerLink: Sendable {
    associatedtype Reports: AsyncSequence<MachineReport, Never> & Sendable
    var reports: Reports { get }
    func start(before deadline: Date) async throws(MachineFault)
}

protocol SnapshotShelf: Actor {
    func put(_ data: Data, named name: String) throws
    func data(named name: String) -> Data?
}

struct RinkKit<Link: ResurfacerLink>: Sendable {
    var sheet: any BookingSheet
    var link: Link
    var shelf: any SnapshotShelf
    var now: @Sendable () -> Date = { .now }
    var rest: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
}

struct IceRule: Sendable {
    let permits: @Sendable (Gap) -> Bool

    static func atLeast(minutes: Int) -> IceRule {
        IceRule { $0.minutes >= minutes }
    }

    static func notBefore(_ start: Date) -> IceRule {
        IceRule { $0.opens >= start }
    }
}

@resultBuilder
enum IceRuleBuilder {
    static func buildExpression(_ rule: IceRule) -> [IceRule] { [rule] }
    static func buildBlock(_ parts: [IceRule]...) -> [IceRule] { parts.flatMap(\.self) }
    static func buildOptional(_ part: [IceRule]?) -> [IceRule] { part ?? [] }
}
