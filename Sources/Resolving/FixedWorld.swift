import Facts

extension Injection.ControlValue {
    /// Fixed values for what the project reads the world by, which is another one in each run: the time, identifiers, what is
    /// usual where the test runs.
    package static func fixed(_ type: TypeRef) -> Self? {
        let values = [
            "Date": "Date(timeIntervalSince1970: 1_700_000_000)",
            "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!",
            "Calendar": "Calendar(identifier: .gregorian)", "Locale": "Locale(identifier: \"en_US\")",
            "TimeZone": "TimeZone(secondsFromGMT: 0)!",
        ]
        if let value = type.name.flatMap({ values[$0] }) { return Self(value, type: type.text) }
        guard let function = type.functionType, function.parameters.isEmpty, function.effects == Effects(),
            let value = function.result.name.flatMap({ values[$0] })
        else { return nil }
        return Self("{ \(value) }", type: type.text)
    }
}
