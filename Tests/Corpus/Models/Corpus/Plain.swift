import CorpusKit
import Foundation

// Structs whose memberwise initialiser is all there is.

struct Address: Equatable {
    let street: String
    let city: String
    let zipCode: String
    let countryCode: String
}

struct Customer: Identifiable {
    let id: UUID
    var firstName: String
    var lastName: String
    var email: String
    var phoneNumber: String?
    var avatarURL: URL?
    var address: Address
    let registeredAt: Date
    var isVerified: Bool
}

struct Product {
    var sku: String
    var title: String
    var price: Decimal
    var currency: String
    var stock: Int = 0
    var tags: [String] = []
    let kind = "product"
}

struct Counter {
    var value = 0
    var step = 1
    var isPaused = false
    var ratio = 0.5
    var label = "steps"
}

struct Computed {
    var width: Double
    var height: Double
    var area: Double { width * height }
    var half: Double {
        get { width / 2 }
        set { width = newValue * 2 }
    }
}

struct Observed {
    var level: Int {
        didSet { changes += 1 }
    }
    var changes = 0
}

struct LazyCache {
    let source: String
    lazy var length: Int = source.count
}

struct WithStatics {
    static let limit = 10
    static var shared: [String] { [] }
    var name: String
}

struct ReadOnlyFromOutside {
    private(set) var count: Int
    fileprivate(set) var total: Double
}

struct SeveralNames {
    let x, y: Int
    var (low, high) = (0, 1)
    let a: String, b: Bool
}

struct Nothing {}

struct Coordinates: Hashable {
    var latitude: Double
    var longitude: Double
}

struct Trip {
    let identifier: Int
    let start: Coordinates
    let stops: [Coordinates]
    let distances: [String: Double]
    let regions: Set<String>
    let span: (from: Int, to: Int)
    let window: ClosedRange<Int>
    let period: Range<Double>
    let duration: TimeInterval
    let pause: Duration
}

struct ImplicitlyUnwrapped {
    var name: String!
    let note: String!
}

struct WideNumbers {
    let a: Int8
    let b: UInt16
    let c: Int64
    let d: UInt
    let e: Float
    let f: CGFloat
    let g: Character
    let h: Substring
}

struct LocaleParts {
    let currency: Locale.Currency
    let region: Locale.Region?
    let code: Locale.LanguageCode
    let languages: [Locale.Language]
}

struct FoundationValues {
    let data: Data
    let locale: Locale
    let timeZone: TimeZone
    let calendar: Calendar
    let components: DateComponents
    let interval: DateInterval
    let path: IndexPath
    let point: CGPoint
    let size: CGSize
    let rect: CGRect
    let items: [URLQueryItem]
    let indexes: IndexSet
}

struct RichText {
    let attributed: AttributedString
    let plain: String
}

struct Invoice {
    let invoiceId: String
    let amount: Double
    let taxRate: Float
    let issuedOn: Date
    let dueDate: Date?
    let lines: [InvoiceLine]
    let customer: Customer
}

struct InvoiceLine {
    let title: String
    let quantity: Int
    let unitPrice: Decimal
}

public struct PublicModel {
    public let id: Int
    public var name: String
}

struct UsesOtherModule {
    let money: Money
    let country: CorpusKit.Country
    let stamps: [Stamp]
}

struct Timestamped {
    let id = UUID()
    var createdAt = Date()
    var updatedAt: Date = .now
    var note: String
}

struct AnyThings {
    let payload: [String: Any]
    let value: Any
    let key: AnyHashable
    let failure: any Error
    let last: Error?
}

struct Metatypes {
    let type: Address.Type
    let number: Int.Type
}

struct Results {
    let outcome: Result<String, any Error>
    let finished: Result<Void, any Error>
    let page: Result<Address, NetworkProblem>
}

struct NestedOptionals {
    let maybe: Int??
    let list: [String?]
    let table: [String: [Int]?]
}
