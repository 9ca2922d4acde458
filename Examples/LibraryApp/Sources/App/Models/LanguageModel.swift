/// A language the user learns or translates into.
struct LanguageModel: Codable, Equatable, Hashable, Sendable {
    let code: String
    let name: String?

    init(code: String, name: String? = nil) {
        self.code = code
        self.name = name
    }
}
