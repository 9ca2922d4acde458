/// Brackets within brackets, for each of which a parser of Swift tries what follows as a type and as an expression: one more
/// takes it twice as long.
enum NestedBrackets {
    /// How deep they may be: 16 take a third of a second.
    static let limit = 16

    /// The place of the first bracket that is too deep: `[[[[…`, `Set<[Set<[…`; `nil` where there is none.
    ///
    /// A string, a brace, a colon or a closing bracket ends the search for more, as it ends the parser's doubt.
    static func tooDeep(in bytes: [UInt8]) -> Int? {
        var depth = 0
        for (position, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["):
                depth += 1
                if depth > limit { return position }
            case UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":"),
                UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "="):
                depth = 0
            default: break
            }
        }
        return nil
    }
}
