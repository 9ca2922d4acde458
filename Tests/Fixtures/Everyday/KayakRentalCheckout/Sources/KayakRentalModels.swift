import Foundation

enum KayakKind: String, CaseIterable, Sendable {
    case single, tandem, seaTouring

    var hourlyCents: Int {
        switch self {
        case .single: 1_200
        case .tandem: 1_900
        case .seaTouring: 2_500
        }
    }

    var seats: Int { self == .tandem ? 2 : 1 }
}

enum KayakExtra: String, CaseIterable, Sendable {
    case dryBag, wetsuit, guide
}

struct KayakPromoCode: Equatable, Sendable {
    enum Benefit: Equatable, Sendable {
        case percent(Int)
        case amount(cents: Int)
        case freeHour
    }

    let code: String
    let benefit: Benefit
    let minimumCents: Int
    let expiresAt: Date
}

struct KayakRentalContact: Equatable, Sendable {
    var name = "", email = ""
    var acceptsWaiver = false
}

struct KayakRentalOrder: Equatable, Sendable {
    let kayaks: [KayakKind: Int]
    let hours: Int
    let extras: Set<KayakExtra>
    let contact: KayakRentalContact
    let promoCode: String?
    let totalCents: Int
}

enum KayakRentalSubmitError: Error, Equatable {
    case soldOut(KayakKind)
    case priceChanged(newTotalCents: Int)
    case paymentDeclined
    case weatherClosure(reason: String)
}

protocol KayakRentalSubmitting: Sendable {
    func submit(_ order: KayakRentalOrder) async throws -> String
}

protocol KayakPromoValidating: Sendable {
    func promo(for code: String) async throws -> KayakPromoCode?
}

protocol KayakRentalAnalytics: AnyObject {
    func track(_ event: String, properties: [String: String])
}

protocol KayakRentalFeatureFlags {
    var isPromoEnabled: Bool { get }
    var isGuideEnabled: Bool { get }
    var maxKayaks: Int { get }
}
