import Foundation

enum PriceText {
    static func cents(from text: String) -> Int? {
        var cleaned = text.trimmingCharacters(in: .whitespaces)
        if cleaned.hasPrefix("€") { cleaned.removeFirst() }
        cleaned = cleaned.replacingOccurrences(of: " ", with: "")
        cleaned = cleaned.replacingOccurrences(of: ",", with: ".")
        guard !cleaned.isEmpty else { return nil }

        let parts = cleaned.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2 else { return nil }
        guard parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }) else { return nil }
        guard let euros = Int(parts[0]), euros < 1_000_000 else { return nil }
        guard parts.count == 2 else { return euros * 100 }

        let fraction = parts[1]
        guard (1...2).contains(fraction.count), let value = Int(fraction) else { return nil }
        return euros * 100 + (fraction.count == 1 ? value * 10 : value)
    }

    static func string(fromCents cents: Int) -> String {
        String(format: "€%d.%02d", cents / 100, cents % 100)
    }
}
