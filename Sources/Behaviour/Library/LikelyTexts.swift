/// Texts that a person would put where a name tells what is wanted.
enum LikelyTexts {
    /// A text for a property or parameter of a name; `nil` where the name does not tell.
    static func text(named name: String) -> String? {
        var name = name.lowercased()
        for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return known.first { name.hasSuffix($0.word) }?.text
    }

    /// Texts of shapes that code takes apart: days, times, versions, codes.
    static let shapes = [
        "2026-01-15", "2026-01", "12:30", "12:30:00", "2026-01-15T12:30:00Z", "01/26", "15.01.2026", "1.2.3", "1.2",
        "00000000-0000-0000-0000-000000000001", "#336699", "336699", "EUR", "DE", "de-DE", "12.50", "52.5,13.4",
        "192.168.0.1", "AA:BB:CC:DD:EE:FF", "A-1", "AB-12", "12-34", "A1", "12A", "name", "Ada Lovelace",
        "+49301234567",
    ]

    /// Another text of the same kind; `nil` where a number in it makes it another kind.
    static func other(_ text: String, number: Int) -> String? {
        if let sign = text.firstIndex(of: "@") { return "\(text[..<sign])\(number)\(text[sign...])" }
        if text.hasPrefix("https:") { return "\(text)/\(number)" }
        return nil
    }

    /// What names add to say that they are texts.
    private static let endings = ["text", "string", "input", "field", "value", "address"]

    /// Texts by what names end with, the longest first.
    private static let known: [(word: String, text: String)] = [
        ("email", "name@example.com"), ("mail", "name@example.com"), ("url", "https://example.com"),
        ("link", "https://example.com"), ("website", "https://example.com"), ("phone", "+49301234567"),
        ("phonenumber", "+49301234567"), ("cardnumber", "4242424242424242"), ("creditcard", "4242424242424242"),
        ("expiry", "12/34"), ("expirydate", "12/34"), ("expiration", "12/34"), ("expirationdate", "12/34"),
        ("cvc", "123"), ("cvv", "123"), ("securitycode", "123"), ("zip", "12345"), ("zipcode", "12345"),
        ("postalcode", "12345"), ("postcode", "12345"), ("iban", "AT611904300234573201"), ("bic", "DEUTDEFF"),
        ("isbn", "9783161484100"),
    ].sorted { $0.word.count > $1.word.count }
}
