import Foundation

final class Parade {
    enum Role: String { case grandMarshal, steward, spectator }

    let paradeID: NSNumber?
    var role: Role

    init(paradeID: NSNumber?, role: Role = .steward) {
        self.paradeID = paradeID
        self.role = role
    }
}

enum ParadeCard: String, CaseIterable {
    case prompt = "marshal_prompt"
    case floats = "float_roster"
    case closures = "street_closures"
    case empty

    static let remoteCases: [ParadeCard] = allCases.filter { $0 != .empty }

    func shouldShow(for parade: Parade, entity: DashboardEntity?) -> Bool {
        switch self {
        case .prompt: return parade.role == .grandMarshal && entity?.marshalPrompt?.value != nil
        case .floats: return entity?.floatRoster?.value?.isEmpty == false
        case .closures: return entity?.streetClosures?.value?.contains { $0.isActive } == true
        case .empty: return false
        }
    }
}

enum FailableDecodable<T: Decodable & Hashable>: Decodable, Hashable {
    case value(T)
    case failed

    init(from decoder: Decoder) throws {
        do { self = try .value(T(from: decoder)) } catch { self = .failed }
    }

    var value: T? { if case .value(let value) = self { value } else { nil } }
}

struct DashboardEntity: Decodable, Hashable {
    struct Prompt: Decodable, Hashable { let text: String, answered: Bool }
    struct FloatEntry: Decodable, Hashable { let id: Int, sponsor: String? }
    struct StreetClosure: Decodable, Hashable { let street: String, isActive: Bool }

    let marshalPrompt: FailableDecodable<Prompt>?
    let floatRoster: FailableDecodable<[FloatEntry]>?
    let streetClosures: FailableDecodable<[StreetClosure]>?
}

struct DashboardCardModel: Hashable {
    let card: ParadeCard
    let paradeID: Int
    var entity: DashboardEntity?
}
