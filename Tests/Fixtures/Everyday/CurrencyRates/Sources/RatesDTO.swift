import Foundation

struct RatesDTO: Decodable {
    let baseCurrency: String
    let timestamp: Int
    let quotes: [String: Double?]
    let provider: Provider?

    struct Provider: Decodable {
        let displayName: String
    }

    enum CodingKeys: String, CodingKey {
        case baseCurrency = "base"
        case timestamp = "ts"
        case quotes = "rates"
        case provider
    }

    func toDomain() throws -> RateTable {
        guard let base = CurrencyCode(rawValue: baseCurrency) else { throw RatesError.malformed }
        var rates: [CurrencyCode: Decimal] = [:]
        for (code, quote) in quotes {
            // The provider sends null for suspended currencies.
            guard let currency = CurrencyCode(rawValue: code), let quote, quote > 0 else { continue }
            rates[currency] = Decimal(string: String(quote)) ?? Decimal(quote)
        }
        return RateTable(
            base: base,
            quotedAt: Date(timeIntervalSince1970: TimeInterval(timestamp)),
            rates: rates,
            source: provider?.displayName ?? "unknown"
        )
    }
}
