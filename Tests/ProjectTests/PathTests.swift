import Project
import Testing

@Suite("Paths, globs and near names")
struct PathTests {
    @Test(arguments: [
        ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/a/../..", "/"), (".", ""),
    ])
    func normalizes(_ path: String, _ expected: String) {
        #expect(Path.normalize(path) == expected)
    }

    @Test func tellsWhatLeavesAFolder() {
        #expect(["../a", "/a", "a/../../b"].map(Path.escapes) == [true, true, true])
        #expect(["a", "a/../b", "./a"].map(Path.escapes) == [false, false, false])
        #expect("a/b".isInside("a") && "a".isInside("a") && "a".isInside("."))
        #expect(!"ab/c".isInside("a"))
    }

    @Test func tellsTheParts() {
        #expect(Path.name("a/b.c.swift") == "b.c.swift")
        #expect(Path.stem("a/b.c.swift") == "b")
        #expect(Path.folder("a/b/c") == "a/b")
        #expect(Path.folder("c").isEmpty)
        #expect(Path.relative("/a/b/c", to: "/a") == "b/c")
        #expect(Path.way(from: "/a/b", to: "/a/b/c") == "c" && Path.way(from: "/a/b", to: "/a/b").isEmpty)
        #expect(Path.way(from: "/a/b", to: "/a/c/d") == "../c/d")
    }

    @Test(arguments: [
        ("App/Generated", "App/Generated/A.swift", true), ("App/Generated", "App/GeneratedToo/A.swift", false),
        ("**/*.generated.swift", "App/Deep/A.generated.swift", true),
        ("**/*.generated.swift", "A.generated.swift", true),
        ("App/**", "App/A/B.swift", true), ("App/*.swift", "App/A/B.swift", false),
        ("App/?.swift", "App/A.swift", true),
        ("*/Legacy", "App/Legacy/A.swift", true),
    ])
    func globs(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(Glob(pattern).matches(path) == expected)
    }

    @Test func nearNamesAreTheLikelyOnesBestFirst() {
        let names = ["framework", "container", "tests", "templates"]
        #expect(Nearest.names(to: "framwork", among: names) == ["framework"])
        #expect(Nearest.names(to: "test", among: names).first == "tests")
        #expect(Nearest.names(to: "zzz", among: names).isEmpty)
        #expect(Nearest.distance(Array("abcd".utf8), Array("abdc".utf8)) == 1)
    }
}
