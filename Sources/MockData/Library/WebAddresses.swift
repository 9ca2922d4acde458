import Facts

extension LibraryFamily {
    /// Addresses on the web and their parts.
    static let webAddresses = LibraryFamily(
        from: "Foundation",
        [
            "URL": { known, _ in address(known) },
            "URLQueryItem": { known, _ in
                .verbatim("URLQueryItem(name: \(KnownValues.numbered("name", known.seed).text), value: \"value\")")
            },
            "URLComponents": only("URLComponents()"),
            "URLRequest": { known, _ in
                .needing(networking, .call(.type(.simple("URLRequest")), [.init("url", address(known))]))
            },
            "URLResponse": { known, _ in response(known) },
            "HTTPURLResponse": { known, _ in response(known) },
        ])

    private static let networking = Code.Needs(imports: [NetworkingImport.text])

    private static func address(_ known: KnownValues) -> Code.Expression {
        .verbatim("URL(string: \(KnownValues.numbered(known.wording.url, known.seed).text))!")
    }

    /// What a server says that answers.
    private static func response(_ known: KnownValues) -> Code.Expression {
        let arguments: [Code.Argument] = [
            .init("url", address(known)), .init("statusCode", .number("200")), .init("httpVersion", .null),
            .init("headerFields", .null),
        ]
        return .needing(networking, .unwrapped(.call(.type(.simple("HTTPURLResponse")), arguments)))
    }
}
