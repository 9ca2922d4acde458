import Facts
import Foundation
import SwiftParser
import Testing

@testable import Reading

/// What is read of a text without the bodies of its functions is what is read of the whole.
@Suite struct BodyBlanksTests {
    @Test(arguments: [
        "func f() { let a = \"}\" }", "func f() -> String { \"\\(g({ \"}\" }))\" }",
        "class A {\n  init(a: () -> Int = { 1 }) { x { } }\n  deinit { y() }\n}",
        "protocol P {\n  func a()\n  var b: Int { get set }\n  init()\n}\nfunc f() { }",
        "struct S {\n  static func / (l: S, r: S) -> S { l }\n  func g() { /* } */ } // }\n  var v: Int { 1 }\n}",
        "func f() { #\"}\"# + \"\"\"\n  } \\(a)\n  \"\"\" }\nstruct T {}",
        "enum E { case `func`, b(Int)\n  func `init`() { if a { b } else { c } }\n}",
        "class A { class func f() { x }; class var v: Int { 2 } }", "func f() { a / b; a/b }",
        "#if DEBUG\nfunc f() { 1 }\n#else\nfunc f() { 2 }\n#endif",
    ])
    func placesStay(_ source: String) {
        let blanked = BodyBlanks.text(of: source)
        if let blanked {
            #expect(blanked.utf8.count == source.utf8.count)
            #expect(blanked.split(separator: "\n").count == source.split(separator: "\n").count)
        }
        #expect(blanked != nil || !source.contains("func f() {"))
    }

    @Test(
        "A scan that cannot be sure gives nothing",
        arguments: [
            "func f() { let a = /{/ }", "func f() { let a = #/{/# }", "func f() { ", "func f() { } }",
            "func f() { \"a\n }",
            "protocol P { func a() }",
        ])
    func unsure(_ source: String) {
        #expect(BodyBlanks.text(of: source) == nil)
    }

    @Test("The bodies are gone, and nothing else")
    func blanks() {
        let source = "class A {\n  func f(a: Int = { 1 }()) async throws { go { }\n }\n  var v: Int { 1 }\n}"
        let expected = "class A {\n  func f(a: Int = { 1 }()) async throws {       \n }\n  var v: Int { 1 }\n}"
        #expect(BodyBlanks.text(of: source) == expected)
    }

    /// An example, or the folder that `SOURCES` names: what is read of each file is the same with its bodies and without.
    @Test("Facts of whole trees are the same")
    func trees() {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = ["Examples/LibraryApp", "Sources/Facts"].map { root.appending(path: $0) }
        let named = ProcessInfo.processInfo.environment["SOURCES"].map { [URL(filePath: $0)] }
        var (files, blanked, unlike) = (0, 0, [String]())
        for folder in named ?? folders {
            let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = paths?.nextObject() as? URL {
                guard file.pathExtension == "swift", !file.path.contains("/.build/"),
                    let text = try? String(contentsOf: file, encoding: .utf8)
                else { continue }
                files += 1
                guard let bare = BodyBlanks.text(of: text) else { continue }
                blanked += 1
                let tree = Parser.parse(source: text)
                if tree.hasError { continue }
                for depth in [ReadingDepth.requirements, .declarations] {
                    let read = { source, tree in
                        readFile((source, tree), path: file.path, module: "", depth: depth, flags: [:]).value
                    }
                    if read(text, tree) != read(bare, Parser.parse(source: bare)) { unlike.append(file.path) }
                }
            }
        }
        print("\(files) files, \(blanked) with bodies that were taken out, \(unlike.count) read otherwise")
        #expect(unlike.isEmpty, "\(unlike.joined(separator: "\n"))")
        #expect(files > 0)
    }
}
