import Foundation

protocol KerbPermitView: AnyObject {
    associatedtype Row: Equatable
    func makeRow(plate: String, detail: String, isActive: Bool) -> Row
    func render(_ rows: [Row])
    func setBusy(_ isBusy: Bool)
    func ask(_ question: KerbQuestion, answer: @escaping (Bool) -> Void)
    func show(message: String)
}

protocol KerbPermitRouting: AnyObject {
    func openPayment(for permit: Permit, amount: Int)
    func close()
}

protocol PermitRegistry {
    typealias Completion<Value> = (Result<Value, PermitError>) -> Void
    func permits(zone: Zone.Code, completion: @escaping Completion<[Permit]>)
    func extend(_ id: Permit.Number, byMinutes minutes: Int, completion: @escaping Completion<Permit>)
    func cancel(_ id: Permit.Number, completion: @escaping Completion<Void>)
}

protocol KerbTracking {
    func track(_ name: StaticString, _ properties: [String: String])
}

extension KerbTracking {
    func track(_ name: StaticString) { track(name, [:]) }
}
