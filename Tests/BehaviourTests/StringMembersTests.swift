import Facts
import Foundation
import Testing

@testable import Behaviour

/// What the table says of `String` is what the library does.
@Suite struct StringMembersTests {
    private static let texts = [
        "", "  ", "word", "Two Words", "  padded\t", "a,b,,c", "name@example.com", "(Q)", "émile 1", "42", "x\ny", "ÀÉ",
        "#1!",
    ]

    @Test(arguments: texts) func propertiesAreThoseOfTheLibrary(_ text: String) {
        #expect(StringMembers.value(text, "count") == .integer(text.count))
        #expect(StringMembers.value(text, "isEmpty") == .boolean(text.isEmpty))
        #expect(StringMembers.value(text, "first") == text.first.map { .string(String($0)) } ?? .null)
        #expect(StringMembers.value(text, "last") == text.last.map { .string(String($0)) } ?? .null)
        if let words = StringMembers.value(text, "capitalized") { #expect(words == .string(text.capitalized)) }
    }

    @Test(arguments: texts) func casesAndPartsAreThoseOfTheLibrary(_ text: String) {
        #expect(StringMembers.value(text, "lowercased()") == .string(text.lowercased()))
        #expect(StringMembers.value(text, "uppercased()") == .string(text.uppercased()))
        #expect(StringMembers.value(text, "dropLast()") == .string(String(text.dropLast())))
        #expect(StringMembers.value(text, "dropFirst()") == .string(String(text.dropFirst())))
        for count in [0, 1, 3, 20] {
            let number = [Term.integer(count)]
            #expect(StringMembers.value(text, "prefix(_:)", number) == .string(String(text.prefix(count))))
            #expect(StringMembers.value(text, "suffix(_:)", number) == .string(String(text.suffix(count))))
            #expect(StringMembers.value(text, "dropFirst(_:)", number) == .string(String(text.dropFirst(count))))
            #expect(StringMembers.value(text, "dropLast(_:)", number) == .string(String(text.dropLast(count))))
        }
    }

    @Test(arguments: texts) func unitsAreThoseOfTheLibrary(_ text: String) {
        #expect(StringMembers.value(text, "utf8") == .list(text.utf8.map { .integer(Int($0)) }))
        #expect(StringMembers.value(text, "utf16") == .list(text.utf16.map { .integer(Int($0)) }))
        #expect(StringMembers.value(text, "unicodeScalars") == .list(text.unicodeScalars.map { .string(String($0)) }))
        for (length, pad, start) in [(0, "0", 0), (3, "0", 0), (12, "ab", 1)] {
            #expect(
                StringMembers.value(
                    text, "padding(toLength:withPad:startingAt:)", [.integer(length), .string(pad), .integer(start)])
                    == .string(text.padding(toLength: length, withPad: pad, startingAt: start)))
        }
        #expect(
            StringMembers.value(text, "padding(toLength:withPad:startingAt:)", [.integer(3), .string(""), .integer(0)])
                == nil)
    }

    @Test(arguments: texts, ["a", ",", " ", "Word", "example", "@", "zz"])
    func searchingIsThatOfTheLibrary(_ text: String, _ part: String) {
        let argument = [Term.string(part)]
        #expect(StringMembers.value(text, "hasPrefix(_:)", argument) == .boolean(text.hasPrefix(part)))
        #expect(StringMembers.value(text, "hasSuffix(_:)", argument) == .boolean(text.hasSuffix(part)))
        #expect(StringMembers.value(text, "contains(_:)", argument) == .boolean(text.contains(part)))
        #expect(StringMembers.value(text, "appending(_:)", argument) == .string(text.appending(part)))
        #expect(
            StringMembers.value(text, "replacingOccurrences(of:with:)", argument + [.string("-")])
                == .string(text.replacingOccurrences(of: part, with: "-")))
        #expect(
            StringMembers.value(text, "components(separatedBy:)", argument)
                == .list(text.components(separatedBy: part).map(Term.string)))
        if part.count == 1, let separator = part.first {
            #expect(
                StringMembers.value(text, "split(separator:)", argument)
                    == .list(text.split(separator: separator).map { .string(String($0)) }))
            for omits in [true, false] {
                #expect(
                    StringMembers.value(
                        text, "split(separator:omittingEmptySubsequences:)", argument + [.boolean(omits)])
                        == .list(
                            text.split(separator: separator, omittingEmptySubsequences: omits).map {
                                .string(String($0))
                            }))
            }
        }
    }

    @Test(
        arguments: texts,
        [
            ("whitespaces", CharacterSet.whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
            ("newlines", .newlines), ("punctuationCharacters", .punctuationCharacters),
            ("decimalDigits", .decimalDigits),
            ("letters", .letters), ("alphanumerics", .alphanumerics),
        ])
    func trimmingIsThatOfTheLibrary(_ text: String, _ set: (name: String, characters: CharacterSet)) {
        #expect(
            StringMembers.value(text, "trimmingCharacters(in:)", [.enumCase(nil, set.name, [])])
                == .string(text.trimmingCharacters(in: set.characters)))
    }

    @Test(arguments: texts + ["a b/c?d=ü&e#f"], ["urlQueryAllowed", "urlPathAllowed", "urlHostAllowed"])
    func encodingForAddressesIsThatOfTheLibrary(_ text: String, _ name: String) {
        let sets: [String: CharacterSet] = [
            "urlQueryAllowed": .urlQueryAllowed, "urlPathAllowed": .urlPathAllowed, "urlHostAllowed": .urlHostAllowed,
        ]
        let argument = [Term.enumCase(nil, name, [])]
        #expect(
            StringMembers.value(text, "addingPercentEncoding(withAllowedCharacters:)", argument)
                == text.addingPercentEncoding(withAllowedCharacters: sets[name] ?? CharacterSet()).map(Term.string))
    }

    @Test(arguments: texts, ["WORD", "a", "Q", "zz", "IN"])
    func searchingInAnyCaseIsThatOfTheLibrary(_ text: String, _ part: String) {
        let argument = [Term.string(part)]
        if let found = StringMembers.value(text, "localizedCaseInsensitiveContains(_:)", argument) {
            #expect(found == .boolean(text.localizedCaseInsensitiveContains(part)))
        }
        if let found = StringMembers.value(text, "localizedStandardContains(_:)", argument) {
            #expect(found == .boolean(text.localizedStandardContains(part)))
        }
    }

    @Test(arguments: texts) func setsOfCharactersAreThoseOfTheLibrary(_ text: String) {
        let named = Term.construct(.simple("CharacterSet"), [LabelledTerm("charactersIn", .string("#d1"))])
        let set = CharacterSet(charactersIn: "#d1")
        #expect(
            StringMembers.value(text, "trimmingCharacters(in:)", [named])
                == .string(text.trimmingCharacters(in: set)))
        #expect(
            StringMembers.value(text, "trimmingCharacters(in:)", [.member(named, "inverted")])
                == .string(text.trimmingCharacters(in: set.inverted)))
        #expect(
            StringMembers.value(text, "components(separatedBy:)", [named])
                == .list(text.components(separatedBy: set).map(Term.string)))
        #expect(StringMembers.value(text, "reversed()") == .list(text.reversed().map { .string(String($0)) }))
    }

    @Test(arguments: texts) func partsBetweenCharactersAreThoseOfTheLibrary(_ text: String) {
        #expect(
            StringMembers.value(text, "split(whereSeparator:)", [.verbatim("\\.isWhitespace")])
                == .list(text.split(whereSeparator: \.isWhitespace).map { .string(String($0)) }))
    }

    @Test(arguments: texts) func whatEachCharacterIsAskedIsThatOfTheLibrary(_ text: String) {
        let isNumber = [Term.verbatim("\\.isNumber")]
        #expect(StringMembers.value(text, "allSatisfy(_:)", isNumber) == .boolean(text.allSatisfy(\.isNumber)))
        #expect(StringMembers.value(text, "contains(where:)", isNumber) == .boolean(text.contains(where: \.isNumber)))
        #expect(StringMembers.value(text, "filter(_:)", isNumber) == .string(text.filter(\.isNumber)))
        #expect(StringMembers.value(text, "allSatisfy(_:)", [.verbatim("\\.isOdd")]) == nil)
    }

    @Test(arguments: ["a1b22", "", "22", "name@example.com"]) func whatAnExpressionFindsIsThatOfTheLibrary(
        _ text: String
    ) throws {
        for pattern in ["[0-9]+", "^[^@]+@[^@]+$", "^$", "2|22"] {
            let found = text.range(of: pattern, options: .regularExpression)
            #expect(StringMembers.value(text, "#finds(_:)", [.string(pattern)]) == .boolean(found != nil))
            let isWhole = try text.wholeMatch(of: Regex(pattern)) != nil
            #expect(StringMembers.value(text, "#matches(_:)", [.string(pattern)]) == .boolean(isWhole))
        }
        #expect(StringMembers.value(text, "#finds(_:)", [.string("[")]) == nil)
    }

    @Test(arguments: ["a1b22", "", "+49 (30) 12-3"]) func whatAnExpressionReplacesIsThatOfTheLibrary(_ text: String) {
        for (pattern, new) in [("[^0-9]", ""), ("[0-9]+", "#"), ("(b)(2)", "$2$1")] {
            let arguments = [Term.string(pattern), .string(new), .enumCase(nil, "regularExpression", [])]
            #expect(
                StringMembers.value(text, "replacingOccurrences(of:with:options:)", arguments)
                    == .string(text.replacingOccurrences(of: pattern, with: new, options: .regularExpression)))
        }
    }

    @Test(arguments: "aZ4 é½\n,+#".map { $0 }) func charactersAreThoseOfTheLibrary(_ character: Character) {
        let expected: [String: Bool] = [
            "isNumber": character.isNumber, "isWholeNumber": character.isWholeNumber, "isLetter": character.isLetter,
            "isWhitespace": character.isWhitespace, "isNewline": character.isNewline,
            "isPunctuation": character.isPunctuation, "isSymbol": character.isSymbol,
            "isUppercase": character.isUppercase, "isLowercase": character.isLowercase, "isASCII": character.isASCII,
            "isHexDigit": character.isHexDigit,
        ]
        for (name, value) in expected { #expect(StringMembers.value(String(character), name) == .boolean(value)) }
        let numbers: [String: Int?] = [
            "wholeNumberValue": character.wholeNumberValue, "hexDigitValue": character.hexDigitValue,
            "asciiValue": character.asciiValue.map(Int.init),
        ]
        for (name, value) in numbers {
            #expect(StringMembers.value(String(character), name) == value.map(Term.integer) ?? .null)
        }
    }

    /// A row that no test here names would be held to nothing.
    @Test func everyRowIsHeldToTheLibrary() throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        for name in StringMembers.rows.keys { #expect(source.contains("\"\(name)\""), "\(name)") }
    }

    @Test func whatIsNotKnownIsNotComputed() {
        #expect(StringMembers.value("text", "hasPrefix(_:)", [.unknown]) == nil)
        #expect(StringMembers.value("text", "shout()") == nil)
        #expect(StringMembers.value("text", "prefix(_:)", [.integer(-1)]) == nil)
        #expect(StringMembers.value("don't", "capitalized") == nil)
    }
}
