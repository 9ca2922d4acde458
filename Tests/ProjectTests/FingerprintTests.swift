import Project
import Testing

@Suite("Fingerprints tell whose a file is")
struct FingerprintTests {
    private let text = "import Testing\n\nstruct A {}\n"

    @Test func aStampedTextIsUntouchedUntilItIsEdited() {
        let stamped = Fingerprint.stamp(text, path: "A.swift", command: "factory A")

        #expect(Fingerprint.ownership(of: stamped) == .untouched)
        #expect(Fingerprint.command(of: stamped) == "factory A")
        #expect(Fingerprint.strip(stamped).hasPrefix("import Testing"))
        #expect(Fingerprint.ownership(of: stamped + "// mine\n") == .edited)
        #expect(Fingerprint.ownership(of: stamped.replacing("A {}", with: "A { }")) == .edited)
        #expect(Fingerprint.ownership(of: text) == .foreign)
    }

    @Test func lineEndingsAndBlankLinesAtTheEndDoNotCount() {
        let stamped = Fingerprint.stamp(text, path: "A.swift")

        for checkout in [stamped.replacing("\n", with: "\r\n"), stamped + "\n\n", String(stamped.dropLast())] {
            #expect(Fingerprint.ownership(of: checkout) == .untouched)
            #expect(Fingerprint.sameBody(checkout, stamped))
        }
    }

    @Test func aFirstLineThatIsNeededStaysFirst() {
        for (path, text) in [
            ("Package.swift", "// swift-tools-version: 6.1\n"), ("run", "#!/bin/sh\n"),
            ("SKILL.md", "---\nname: a\n---\n"),
        ] {
            let stamped = Fingerprint.stamp(text, path: path)
            #expect(stamped.hasPrefix(text))
            #expect(Fingerprint.ownership(of: stamped) == .untouched)
        }
    }

    @Test(arguments: ["A.swift", "Makefile", ".swiftlint.yml", "README.md"])
    func theLineIsACommentOfItsLanguage(_ path: String) {
        let stamped = Fingerprint.stamp("text\n", path: path, command: "init")
        #expect(Fingerprint.ownership(of: stamped) == .untouched)
        #expect(Fingerprint.command(of: stamped) == "init")
    }

    @Test func aFingerprintInsideAStringIsNone() {
        #expect(Fingerprint.ownership(of: "let a = \"// testgen:fingerprint 00\"\n") == .foreign)
    }

    @Test func namesAnotherCommandOfAnEditedText() {
        let edited = Fingerprint.stamp("let a = 1\n", path: "A.swift", command: "suite Cart") + "let b = 2\n"

        let renamed = Fingerprint.renamed(edited, command: "suite Cart --verify")

        #expect(Fingerprint.command(of: renamed) == "suite Cart --verify")
        #expect(Fingerprint.ownership(of: renamed) == .edited)
        #expect(Fingerprint.strip(renamed) == Fingerprint.strip(edited))
    }
}
