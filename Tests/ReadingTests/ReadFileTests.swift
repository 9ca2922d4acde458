import Facts
import Reading
import Testing

@Suite("Reading declarations")
struct ReadFileTests {
    private func read(_ source: String, _ depth: ReadingDepth = .declarations) -> FileFacts {
        readFile(source, path: "F.swift", module: "M", depth: depth).value
    }

    @Test("Nested types carry their scope, also inside an extension")
    func nestedTypes() {
        let facts = read("struct A { enum B { case c } }\nextension A.B { final class D {} }")
        #expect(facts.types.map(\.qualifiedName) == ["A", "A.B", "A.B.D"])
    }

    @Test("A comma-separated binding takes the annotation that follows")
    func sharedAnnotation() {
        let facts = read("class A { let a, b: P; var c = 1 }")
        #expect(facts.types[0].members.properties.map { $0.type?.text } == ["P", "P", nil])
    }

    @Test("Attributes keep their arguments apart from their name")
    func attributes() throws {
        let facts = read(
            "class A { @FactoryKit.Injected(\\.api) private var api: any API; @ForceInject<P>() var p: P }")
        let first = try #require(facts.types[0].members.properties.first?.info.attributes.first)
        #expect(first.name == "Injected")
        #expect(first.qualifier == "FactoryKit")
        #expect(first.arguments == [Argument(value: .keyPath(root: nil, components: ["api"]))])
        let second = try #require(facts.types[0].members.properties.last?.info.attributes.first)
        #expect(second.genericArguments == [.simple("P")])
        #expect(second.arguments == [])
    }

    @Test("A string of several lines in an attribute is one of one line that means the same")
    func multilineAttribute() {
        let source = """
            protocol P {
                @available(*, deprecated, message: \"""
                  Not "this". \\
                  Really.

                    Use \\t `b`.
                  \""")
                func a()
            }
            """
        let text = read(source).types[0].members.methods.first?.info.attributes.first?.text
        #expect(
            text == #"@available(*, deprecated, message: "Not \"this\". Really.\n\n  Use \t `b`.")"#)
    }

    @Test("What the flags of a module decide is left out of conditions")
    func flagsDecide() {
        let flags = ["ON": "", "SOME": "os(Linux) || DEBUG"]
        func conditions(_ condition: String) -> [String] {
            let text = "protocol P {\n#if \(condition)\nfunc a()\n#else\nfunc b()\n#endif\n}"
            let read = [ReadingDepth.declarations, .bodies].map { depth in
                let facts = readFile(text, path: "F.swift", depth: depth, flags: flags).value
                return facts.types[0].members.methods.map { ([$0.name] + $0.info.conditions).joined(separator: " ") }
            }
            return read[0] == read[1] ? read[0] : []
        }
        #expect(conditions("ON") == ["a"])
        #expect(conditions("!ON") == ["b"])
        #expect(conditions("OFF") == ["a OFF", "b !(OFF)"])
        #expect(conditions("ON && os(iOS)") == ["a os(iOS)", "b !(os(iOS))"])
        #expect(conditions("OFF && A || ON") == ["a"])
        #expect(conditions("!(ON && swift(>=6)) || OFF") == ["a !(swift(>=6)) || OFF", "b !(!(swift(>=6)) || OFF)"])
        #expect(conditions("SOME") == ["a (os(Linux) || DEBUG)", "b !((os(Linux) || DEBUG))"])
    }

    @Test("Of statements under #if those are read that a debug build runs")
    func conditionalStatements() {
        let text = "func f() {\n#if !DEBUG\na()\n#elseif ON\nb()\n#else\nc()\n#endif\n#if os(iOS)\nd()\n#endif\n}"
        let facts = readFile(text, path: "F.swift", depth: .bodies, flags: ["ON": ""]).value
        guard case .method(let method)? = facts.globals.first?.member, let body = method.body else {
            return #expect(Bool(false))
        }
        #expect(body.count == 2)
        #expect(body.first?.kind == .expression(.call(.name("b"), [])))
        if case .conditional(let clauses)? = body.last?.kind { #expect(clauses.map(\.condition) == ["os(iOS)"]) }
    }

    @Test("Every clause of #if has its whole condition")
    func conditions() {
        let facts = read("protocol P {\n#if A\nfunc a()\n#elseif B\nfunc b()\n#else\nfunc c()\n#endif\n}")
        #expect(
            facts.types[0].members.methods.map(\.info.conditions) == [["A"], ["!(A) && (B)"], ["!(A) && !(B)"]])
    }

    @Test("Annotations are read from comments, blocks and with values")
    func annotations() {
        let facts = read(
            """
            // sourcery: AutoMockable
            extension X { }
            /// testgen: Stub, access = "public"
            protocol Y { }
            // sourcery:begin: AutoMockable
            protocol Z { }
            // sourcery:end
            protocol W { }
            """)
        #expect(facts.extensions[0].info.annotations == [Annotation(tool: "sourcery", key: "AutoMockable")])
        #expect(facts.types[0].info.annotations.map(\.key) == ["Stub", "access"])
        #expect(facts.types[0].info.annotations.last?.value == "public")
        #expect(facts.types[1].info.annotations.map(\.key) == ["AutoMockable"])
        #expect(facts.types[2].info.annotations.isEmpty)
    }

    @Test(
        "Types are read as trees",
        arguments: [
            "Int", "[String: [Int]?]", "any P & Q", "(any P)?",
            "@escaping @Sendable (Int, inout [T]) async throws(E) -> Void",
            "Outer.Inner<A, B>.Type", "(a: Int, b: String)", "some Collection<Int>", "~Copyable", "(repeat each T)",
            "inout Int", "borrowing T", "sending [Int]", "((Int) -> Void)?",
        ])
    func types(text: String) throws {
        let facts = read("func f(_ x: \(text)) {}")
        guard case .method(let method)? = facts.globals.first?.member else { return #expect(Bool(false), "no method") }
        #expect(
            try #require(method.parameters.first).type.text
                == text)
    }

    @Test("A file that does not parse says where")
    func syntaxError() throws {
        let result = readFile("struct A {\n  func ( {}\n}", path: "Bad.swift")
        #expect(try #require(result.diagnostics.first).location?.line == 2)
        #expect(result.hasErrors)
    }

    @Test("What is for another version of the compiler need not parse")
    func anotherVersion() {
        let source = """
            #if compiler(>=9.9)
            protocol Future { future func x(!!) -> }
            #else
            protocol Present { func a()
            #if swift(>=9.9) && DEBUG
            func b(!!
            #endif
            }
            #endif
            """
        let result = readFile(source, path: "S.swift")
        #expect(result.diagnostics.isEmpty)
        #expect(result.value.types.map(\.name) == ["Present"])
        #expect(readFile("#if DEBUG\nfunc b(!!\n#endif", path: "S.swift").hasErrors)
    }

    @Test("Bodies are folded trees with places")
    func bodies() throws {
        let facts = read(
            """
            class A { func f() async { guard isOn, let x else { return }
              items += try await repo.load(id: x, 1 + 2)
              switch state { case .on(let v) where v > 1: go() default: break } } }
            """, .bodies)
        let body = try #require(facts.types[0].members.methods[0].body)
        #expect(body.count == 3)
        #expect(body[1].location.line == 2)
        guard
            case .expression(.assignment(.name("items"), "+=", .try("", .await(.call(let callee, let arguments))))) =
                body[1].kind
        else {
            Issue.record("unexpected \(body[1])")
            return
        }
        #expect(callee == .member(.name("repo"), "load"))
        #expect(arguments[1].value == .binary(.integer("1"), "+", .integer("2")))
    }
}
