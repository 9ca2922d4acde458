/// Plausible values by the name of what they are for; the same name gives the same value always.
struct Wording {
    /// The name of the field or parameter, in words.
    let words: Words
    /// The name of the type the field belongs to, in words.
    let owner: Words

    /// Words a value for a field.
    init(name: String, owner: String = "") {
        words = Words(name)
        self.owner = Words(owner)
    }

    /// Text for the field.
    var text: String {
        identifier ?? place ?? address ?? person ?? code ?? technical ?? (words.all.isEmpty ? "text" : words.sentence)
    }

    private var identifier: String? {
        guard words.ends(in: "id", "ids", "identifier", "uuid", "guid", "key") else { return nil }
        let subject = words.all.dropLast()
        if !subject.isEmpty { return subject.joined(separator: "-") + "-1" }
        let shortOwner = owner.all.filter { !["model", "dto", "entity"].contains($0) }
        return (shortOwner.isEmpty ? words.all : shortOwner).joined(separator: "-") + "-1"
    }

    private var place: String? {
        if words.contains("country") { return words.contains("code") ? "US" : "Norway" }
        if words.ends(in: "country code", "region code") { return "US" }
        if words.ends(in: "city") { return "Oslo" }
        if words.ends(in: "street", "address line") { return "1 Main Street" }
        if words.ends(in: "zip", "zip code", "postcode", "postal code") { return "12345" }
        if words.ends(in: "time zone", "timezone") { return "UTC" }
        return nil
    }

    private var address: String? {
        if words.ends(in: "email", "e mail", "mail", "email address") { return "ada@example.com" }
        if words.contains("phone", "mobile") { return "+15550100" }
        if words.contains("url", "uri", "link", "href", "endpoint") { return url }
        if words.ends(in: "host", "domain", "hostname") { return "example.com" }
        if words.ends(in: "ip", "ip address") { return "192.0.2.1" }
        if words.ends(in: "path") { return "/path" }
        if words.ends(in: "address") { return "1 Main Street" }
        return nil
    }

    private var person: String? {
        if words.ends(in: "first name", "given name", "firstname") { return "Ada" }
        if words.ends(in: "last name", "family name", "surname", "lastname") { return "Lovelace" }
        if words.ends(in: "full name", "display name", "author", "author name", "speaker") { return "Ada Lovelace" }
        if words.ends(in: "username", "user name", "login", "nickname", "handle") { return "ada" }
        if words.ends(in: "initials") { return "AL" }
        guard words.ends(in: "name", "title") else { return nil }
        let named = owner.all.filter { !["model", "dto", "entity"].contains($0) }
        let subject = words.all.count > 1 ? words.all : named.suffix(1) + words.all
        return subject.joined(separator: " ").capitalisedFirst
    }

    private var code: String? {
        if words.contains("language") || words.ends(in: "lang") {
            return words.contains("name") ? "English" : "en"
        }
        if words.ends(in: "code"), owner.contains("language", "locale") { return "en" }
        if words.ends(in: "code"), owner.contains("country") { return "US" }
        if words.ends(in: "code"), owner.contains("currency") { return "EUR" }
        if words.contains("currency") { return words.contains("symbol") ? "€" : "EUR" }
        if words.ends(in: "locale", "locale identifier") { return "en_US" }
        if words.ends(in: "color", "colour", "hex") { return "#336699" }
        if words.ends(in: "symbol") { return "star" }
        return nil
    }

    private var technical: String? {
        if words.ends(in: "date", "at", "timestamp", "date string") { return "2024-01-15T12:00:00Z" }
        if words.ends(in: "version") { return "1.0.0" }
        if words.ends(in: "mime type", "content type") { return "text/plain" }
        if words.ends(in: "price", "amount", "total") { return "9.99" }
        if words.ends(in: "slug") { return (owner.all + ["1"]).joined(separator: "-") }
        return nil
    }

    /// The text of an address on the web for the field.
    var url: String {
        let subject = words.all.filter { !["url", "uri", "link", "href", "string", "endpoint"].contains($0) }
        return "https://example.com/" + subject.joined(separator: "-")
    }

    /// Whether the field tells when something that began before it is over: `end`, `endsAt`, `dueDate`, `closes`.
    var closesSpan: Bool {
        let ends = [
            "end", "ends", "ended", "until", "finish", "finishes", "finished", "stop", "closes", "due", "deadline",
        ]
        let dropped = ["at", "on", "date", "time", "day"]
        return ends.contains(words.all.last { !dropped.contains($0) } ?? "")
    }

    /// A whole number for the field.
    var integer: Int {
        if words.contains("year") { return 2024 }
        if words.ends(in: "age") { return 30 }
        if words.contains("status") && words.contains("code") { return 200 }
        if words.ends(in: "port") { return 8080 }
        if words.ends(in: "page size", "limit", "per page") { return 20 }
        if words.ends(in: "hour", "hours") { return 12 }
        if words.ends(in: "minute", "minutes", "seconds") { return 30 }
        if words.contains("timestamp") { return 1_705_320_000 }
        if words.ends(in: "count", "total") { return 0 }
        if words.ends(in: "width", "height", "size", "percent", "percentage") { return 100 }
        return 1
    }

    /// A number with a fraction for the field.
    var fraction: String {
        if words.contains("latitude", "lat") { return "59.91" }
        if words.contains("longitude", "lng", "lon") { return "10.75" }
        if words.contains("price", "amount", "cost", "total", "balance", "fee") { return "9.99" }
        if words.contains("progress", "ratio", "fraction", "alpha", "opacity", "probability", "volume") { return "0.5" }
        if words.contains("rating", "score") { return "4.5" }
        if words.contains("duration", "interval", "timeout") { return "60.5" }
        if words.contains("timestamp") { return "1705320000.5" }
        if words.contains("width", "height", "size") { return "100.5" }
        return "1.5"
    }
}
