import Project

/// The classes that are test cases of XCTest, through as many classes of the project as there are on the way.
struct TestCases {
    /// Their names, `XCTestCase` aside.
    private(set) var names: Set<String> = []

    /// Finds them among the types of the sources and the tests.
    ///
    /// A superclass that nobody declares here counts by its name: `QuickSpec` does not, `FBSnapshotTestCase` does.
    init(_ indices: [SourceIndex]) {
        let classes = indices.flatMap { $0.types.joined() }.filter { $0.keyword == "class" }
        let declared = Set(classes.map(\.name))
        var children: [String: [String]] = [:]
        for type in classes {
            guard let parent = type.conformances.first else { continue }
            children[parent, default: []].append(type.name)
        }
        var queue = children.keys.filter { $0 == "XCTestCase" || (!declared.contains($0) && $0.hasSuffix("TestCase")) }
        names = Set(queue).subtracting(["XCTestCase"])
        while let parent = queue.popLast() {
            for child in children[parent] ?? [] where names.insert(child).inserted { queue.append(child) }
        }
    }
}
