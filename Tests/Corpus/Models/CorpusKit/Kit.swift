// Models of another module.

public struct Money: Equatable {
    public let amount: Int
    public let currency: String
    public init(amount: Int, currency: String) {
        self.amount = amount
        self.currency = currency
    }
}

public struct Country: Equatable {
    public var code: String
    public var name: String
}

public enum Stamp {
    case visited(Country)
}

public final class Passport {
    public let number: String
    let holder: String
    public init(number: String) {
        self.number = number
        holder = ""
    }
}
