import Facts
import Project
import Testing

@Suite("What a <Module> argument means")
struct SubjectLookupTests {
    private func index(_ files: [String: String], modules: [String: String] = [:]) -> SourceIndex {
        SourceIndex(
            files.map { path, text in
                SourceIndex.File(path: path, module: modules[path] ?? "App", bytes: Array(text.utf8))
            })
    }

    private func message(_ result: Result<Subject, Failure>) -> String {
        if case .failure(let failure) = result { failure.diagnostics[0].message } else { "" }
    }

    @Test func theViewModelComesBeforeOtherTypesOfTheModule() throws {
        let sources = index(["A.swift": "class ListPresenter {}\nclass ListViewModel {}\nclass ListService {}"])
        #expect(try sources.subject("List").get().type == "ListViewModel")
        #expect(try sources.subject("List").get().module == "List")
        #expect(try sources.subject("ListService").get().module == "ListService")
    }

    @Test(arguments: Subject.suffixes)
    func everySuffixIsTried(_ suffix: String) throws {
        let sources = index(["A.swift": "final class Feed\(suffix) {}"])
        #expect(try sources.subject("Feed").get().type == "Feed" + suffix)
    }

    @Test func theExactNameComesFirstUnlessItIsAView() throws {
        let exact = index(["A.swift": "actor Feed {}\nclass FeedViewModel {}"])
        let view = index(["A.swift": "struct Feed: View {}\nclass FeedViewModel {}"])
        #expect(try exact.subject("Feed").get().type == "Feed")
        #expect(try view.subject("Feed").get().type == "FeedViewModel")
    }

    @Test func aFileMeansTheTypeItIsNamedAfter() throws {
        let sources = index([
            "S/Feed.swift": "struct Item {}\nclass FeedStore {}", "S/Two.swift": "class A {}\nclass B {}",
        ])
        #expect(try sources.subject("S/Feed.swift").get().type == "FeedStore")
        #expect(message(sources.subject("S/Two.swift")).contains("can mean 2 types"))
    }

    @Test func aModuleNameTellsTwoTypesApart() throws {
        let sources = index(
            ["A/F.swift": "class Feed {}", "B/F.swift": "class Feed {}"],
            modules: ["A/F.swift": "Alpha", "B/F.swift": "Beta"])
        #expect(message(sources.subject("Feed")).contains("can mean 2 types"))
        #expect(try sources.subject("Beta.Feed").get().location.file == "B/F.swift")
        #expect(try sources.subject("Feed", in: "Alpha").get().location.file == "A/F.swift")
    }

    @Test func theTypesAroundATypeTellTwoApart() throws {
        let sources = index([
            "A.swift": "struct Door { let model: Model; func open() { if model.isShut {} } }",
            "B.swift": "struct Gate { enum Side { case left }; final class Model { func f() {} } }",
            "C.swift": "extension Door {\n    @Observable final class Model {}\n}",
            "D.swift": "enum Old { struct Door { typealias M = Int; class Bell {} } }\nclass Bell {}",
        ])
        #expect(try sources.subject("Door.Model").get().location.file == "C.swift")
        #expect(try sources.subject("Gate.Model").get().location.file == "B.swift")
        #expect(try sources.subject("Door.Model").get().module == "DoorModel")
        #expect(try sources.subject("Old.Door.Bell").get().location.line == 1)
        #expect(message(sources.subject("Model")).contains("can mean 2 types"))
    }

    @Test func theMessageNamesWhatWorks() throws {
        let sources = index(
            [
                "A.swift": "struct Feed { struct Stats {} }",
                "B.swift": "enum Game { struct Round { class Stats {} } }",
                "C.swift": "struct Round { struct Stats {} }", "D.swift": "struct Stats {}",
                "E.swift": "struct Stats {}",
                "F.swift": "struct One { struct Twin {} }\nstruct Two { struct Twin {} }",
            ],
            modules: ["D.swift": "Kit", "E.swift": "Other"])
        #expect(
            message(sources.subject("Stats"))
                == "`Stats` can mean 5 types; name one of them: Feed.Stats, Game.Round.Stats, Round.Stats, Kit.Stats, Other.Stats"
        )
        for name in ["Feed.Stats", "Game.Round.Stats", "Round.Stats", "Kit.Stats", "Other.Stats", "App.Feed.Stats"] {
            #expect(throws: Never.self) { try sources.subject(name).get() }
        }
        #expect(message(sources.subject("F.swift")).hasSuffix("name one of them: One, One.Twin, Two, Two.Twin"))
        #expect(try sources.subject("Two.Twin").get().module == "TwoTwin")
    }

    @Test func namesThatLeaveTheProjectAreRefused() {
        let sources = index(["A.swift": "class Feed {}"])
        for name in ["../../x", "/etc/passwd", "Sources/../../x.swift", ""] {
            #expect(throws: Failure.self) { try sources.subject(name).get() }
        }
    }

    @Test func theNearestNamesAreShown() {
        let sources = index(["A.swift": "class LibraryListViewModel {}\nclass SyncService {}"])
        #expect(message(sources.subject("LibaryList")).contains("did you mean LibraryList"))
        #expect(message(sources.subject("Librari")).contains("did you mean LibraryList"))
        #expect(!message(sources.subject("Zebra")).contains("did you mean"))
    }
}
