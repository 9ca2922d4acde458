import Checking
import Project

extension Rule {
    static let factoryBeside = Rule(
        "factory-beside", "A suite whose subject is injected with doubles has a factory beside it.",
        source: .rulebook(2),
        why: """
            One factory makes the doubles, gives them defaults and registers them, so that every test of the module \
            starts from the same place in one line. Set-up that is written out in each suite drifts apart.
            """,
        bad: [
            """
            // file: AppTests/Sync/SyncServiceTests.swift
            import Testing
            @Suite struct ↓SyncServiceTests {
                @Test func uploads() async {
                    let sut = SyncService(api: SyncAPIMock(), clock: SyncClockMock())
                    await sut.sync()
                }
            }
            """
        ],
        good: [
            """
            // file: AppTests/Sync/SyncServiceTests.swift
            import Testing
            @Suite struct SyncServiceTests {
                @Test func uploads() async {
                    let deps = SyncServiceTestFactory.setupDependencies()
                    let sut = SyncServiceTestFactory.makeSUT(deps)
                    await sut.sync()
                }
            }
            // file: AppTests/Sync/SyncServiceTestFactory.swift
            enum SyncServiceTestFactory {}
            """
        ]
    ) { file, knowledge in
        file.topSuites.compactMap { suite in
            guard !file.isIntegration([suite], nil), let subject = file.injectedSubject(of: suite, knowledge) else {
                return nil
            }
            let used = file.nodes.typeReferences.within(suite.range).map(\.baseName.text)
            if used.contains(where: { $0.hasSuffix("TestFactory") }) { return nil }
            let module = Subject.module(of: subject.name)
            let names = Set([module, subject.name, TestFile.stem(of: suite.name)]).map { $0 + "TestFactory" }
            let isBeside = names.contains { name in
                knowledge.files(declaring: name).contains { Path.folder($0) == file.folder }
            }
            if isBeside { return nil }
            return file.finding(
                "factory-beside", at: suite.nameToken,
                "\(subject.name) is injected with \(what(subject)), and there is no \(module)TestFactory beside its tests; "
                    + "`testgen factory \(module)` writes it")
        }
    }

    private static func what(_ subject: Role) -> String {
        if subject.dependencies.isEmpty { return "what \(subject.container ?? "a container") gives it" }
        return subject.dependencies.prefix(2).joined(separator: " and ") + (subject.dependencies.count > 2 ? " …" : "")
    }
}
