import Facts
import Testing

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("", #""""#),
        ("plain", #""plain""#),
        ("say \"hi\"", #""say \"hi\"""#),
        (#"a\b \(c)"#, #""a\\b \\(c)""#),
        ("one\ntwo", #""one\ntwo""#),
        ("one\r\ntwo", #""one\r\ntwo""#),
        ("tab\tnul\0", #""tab\tnul\0""#),
        ("bell\u{7}delete\u{7F}", #""bell\u{7}delete\u{7F}""#),
        ("line\u{2028}mark\u{FEFF}", #""line\u{2028}mark\u{FEFF}""#),
        (#"{"id":1,"name":"a"}"#, ##"#"{"id":1,"name":"a"}"#"##),
        ("\"\",\"\",\"\"", ##""\"\",\"\",\"\"""##),
        (##"["a"#,"b"]"##, ##""[\"a\"#,\"b\"]""##),
        (##"{"a":"\n","b":1}"##, ##""{\"a\":\"\\n\",\"b\":1}""##),
        ("cafe\u{301} 👩‍👩‍👧 ß", "\"cafe\u{301} 👩‍👩‍👧 ß\""),
    ])
    func writesEveryScalarSoThatItIsReadBack(_ text: String, _ literal: String) {
        #expect(SwiftLiteral.string(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
    }
}
