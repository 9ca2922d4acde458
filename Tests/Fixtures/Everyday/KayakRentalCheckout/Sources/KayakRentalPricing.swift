import Foundation

struct KayakRentalQuote: Equatable {
    var kayaksCents = 0, extrasCents = 0, discountCents = 0

    var subtotalCents: Int { kayaksCents + extrasCents }
    var totalCents: Int { max(0, subtotalCents - discountCents) }
}

struct KayakRentalPricing {
    func quote(kayaks: [KayakKind: Int], hours: Int, extras: Set<KayakExtra>, promo: KayakPromoCode?)
        -> KayakRentalQuote
    {
        let hourly = kayaks.reduce(0) { $0 + $1.key.hourlyCents * $1.value }
        let seats = kayaks.reduce(0) { $0 + $1.key.seats * $1.value }

        var quote = KayakRentalQuote()
        quote.kayaksCents = hourly * hours
        if hours >= 4 { quote.kayaksCents -= quote.kayaksCents / 10 }
        for extra in extras {
            switch extra {
            case .dryBag: quote.extrasCents += 300 * kayaks.values.reduce(0, +)
            case .wetsuit: quote.extrasCents += 800 * seats
            case .guide: quote.extrasCents += 4_000 * hours
            }
        }
        if let promo, quote.subtotalCents >= promo.minimumCents {
            quote.discountCents = discount(promo.benefit, quote: quote, hourly: hourly, hours: hours)
        }
        return quote
    }

    private func discount(_ benefit: KayakPromoCode.Benefit, quote: KayakRentalQuote, hourly: Int, hours: Int) -> Int {
        switch benefit {
        case .percent(let percent): return (quote.subtotalCents * percent + 50) / 100
        case .amount(let cents): return min(cents, quote.subtotalCents)
        case .freeHour: return hours > 1 ? hourly : 0
        }
    }

    func format(_ cents: Int) -> String {
        String(format: "€%d.%02d", cents / 100, cents % 100)
    }
}
