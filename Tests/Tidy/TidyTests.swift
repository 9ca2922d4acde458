import Testing

@Suite("House rules")
struct TidyTests {
    /// What each module may import: a module is a stage or a quarantine.
    static let allowed: [String: Set<String>] = [
        "Facts": ["Algorithms"],
        "Project": ["Facts", "Algorithms", "OrderedCollections"],
        "Resolving": ["Facts", "Algorithms", "OrderedCollections"],
        "Doubles": ["Facts", "Project", "Algorithms", "OrderedCollections"],
        "MockData": ["Facts", "Project", "Algorithms"],
        "Behaviour": ["Facts", "Resolving", "Algorithms"],
        "Suites": ["Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour", "Algorithms"],
        "Verifying": ["Facts", "Resolving", "Doubles", "MockData", "Behaviour", "Suites", "Algorithms"],
        "Checking": ["Facts", "Project", "Algorithms"],
        "Running": ["Facts", "Project", "OrderedCollections"],
        "Kit": ["Facts", "Project", "Resolving", "MockData", "Algorithms"],
        "Reading": [
            "Facts", "Project", "Resolving", "Behaviour", "Checking", "Running", "SwiftSyntax", "SwiftParser",
            "SwiftParserDiagnostics", "SwiftOperators", "Yams", "Algorithms", "OrderedCollections",
        ],
        "Rendering": ["Facts", "Project", "Doubles", "MockData", "Stencil", "Algorithms"],
        "Host": ["Facts", "Project", "Running", "Subprocess", "Glibc", "Darwin", "Musl", "System", "SystemPackage"],
        "testgen": [
            "Facts", "Project", "Resolving", "Doubles", "MockData", "Behaviour", "Suites", "Verifying", "Checking",
            "Running", "Kit", "Reading", "Rendering", "Host", "Templates", "ArgumentParser", "Algorithms",
            "OrderedCollections",
        ],
        "Templates": [],
    ]

    @Test func sourcesAreFound() {
        #expect(Set(House.sources.map(\.module)) == Set(Self.allowed.keys))
    }

    @Test(arguments: HouseRule.all)
    func isKept(_ rule: HouseRule) {
        let files = rule.scope.files()
        #expect(!files.isEmpty)
        for finding in rule.findings(files) { Issue.record("\(finding)") }
    }

    @Test(arguments: HouseRule.all)
    func findsPlantedBreaches(_ rule: HouseRule) {
        #expect(!rule.breaches.isEmpty)
        for breach in rule.breaches {
            let lines = breach.split(separator: "\n", omittingEmptySubsequences: false)
            let wanted = lines.indices.filter { lines[$0].hasSuffix("// breach") }.map { $0 + 1 }
            let found = rule.findings([Self.sample(breach)]).map(\.line)
            #expect(Set(found) == Set(wanted), "\(breach)")
        }
    }

    @Test(arguments: HouseRule.all)
    func passesWhatIsClean(_ rule: HouseRule) {
        #expect(!rule.clean.isEmpty)
        for sample in rule.clean {
            let found = rule.findings([Self.sample(sample)])
            #expect(found.isEmpty, "\(sample)")
        }
    }

    private static func sample(_ text: String) -> House.File {
        House.File(path: "Sources/Resolving/Sample.swift", text: text)
    }
}
