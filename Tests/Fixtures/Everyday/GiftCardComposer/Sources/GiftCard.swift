import Foundation

struct GiftCardDesign: Equatable {
    let identifier: String
    let name: String
    var isSeasonal = false
}

enum DeliveryMethod: Equatable {
    case email, post, printAtHome
}

struct GiftCardDraft: Equatable {
    var amountInCents: Int
    var recipientName: String
    var recipientEmail: String?
    var designID: String
    var delivery: DeliveryMethod
    var deliverOn: Date?
}

struct GiftCardOrder: Equatable {
    let number: String
    let totalInCents: Int
}

enum GiftCardServiceError: Error, Equatable {
    case designSoldOut(designID: String)
    case notSignedIn
    case connection
}

protocol GiftCardService: AnyObject {
    func fetchDesigns(completion: @escaping (Result<[GiftCardDesign], Error>) -> Void)
    func submit(_ draft: GiftCardDraft, completion: @escaping (Result<GiftCardOrder, GiftCardServiceError>) -> Void)
}

protocol GiftCardDraftStorage: AnyObject {
    var savedDraft: GiftCardDraft? { get set }
}

protocol GiftCardFormCoordinating: AnyObject {
    func presentContactPicker(onPick: @escaping (_ name: String, _ email: String?) -> Void)
    func presentSignIn(completion: @escaping (_ signedIn: Bool) -> Void)
    func confirmDiscard(completion: @escaping (_ discard: Bool) -> Void)
    func showConfirmation(for order: GiftCardOrder)
}
