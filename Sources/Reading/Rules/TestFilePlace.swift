import Checking
import Project

extension Rule {
    static let testFilePlace = Rule(
        "test-file-place", "The tests of a module lie in a folder of its own, with its factory.",
        source: .rulebook(1),
        why: """
            A module's suite, factory and mock data are read and changed together. In `<Tests>/<Module>/` a person and an \
            agent find all of it, and the next module knows where it goes.
            """,
        bad: [
            """
            // file: AppTests/LibraryListViewModelTests.swift
            import Testing
            @Suite struct ↓LibraryListViewModelTests {
                @Test func loads() async { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """
        ],
        good: [
            """
            // file: AppTests/LibraryList/LibraryListViewModelTests.swift
            import Testing
            @Suite struct LibraryListViewModelTests {
                @Test func loads() async { let deps = LibraryListTestFactory.setupDependencies() }
            }
            """
        ]
    ) { file, knowledge in
        guard let target = knowledge.target(of: file.path), !file.isIntegration([], nil) else { return [] }
        return file.topSuites.compactMap { suite in
            guard let subject = file.injectedSubject(of: suite, knowledge) else { return nil }
            let module = Subject.module(of: subject.name)
            if file.folder == target.path {
                return file.finding(
                    "test-file-place", at: suite.nameToken,
                    "the tests of \(subject.name) belong into \(target.path)/\(module)/, with its factory")
            }
            guard let (factory, folder) = strayFactory(of: suite, in: file, knowledge) else { return nil }
            return file.finding(
                "test-file-place", at: suite.nameToken,
                "\(factory) lies in \(folder)/; put this suite beside it")
        }
    }

    /// A factory that the suite uses and another module's folder contains.
    private static func strayFactory(
        of suite: TypeNode, in file: TestFile, _ knowledge: Knowledge
    ) -> (name: String, folder: String)? {
        for reference in file.nodes.typeReferences.within(suite.range) {
            let name = reference.baseName.text
            guard name.hasSuffix("TestFactory") else { continue }
            let folders = knowledge.files(declaring: name).map { Path.folder($0) }
            guard let first = folders.first else { continue }
            if folders.contains(where: { file.folder.isInside($0) || $0.isInside(file.folder) }) { return nil }
            return (name, first)
        }
        return nil
    }
}
