import Foundation
import Project
import Testing

@testable import Reading

/// Projects of others, which are not part of the repository: `PROJECTS=<folder> swift test --filter PublicProjects`.
@Suite("Projects as others have them", .enabled(if: PublicProjects.folder != nil))
struct PublicProjectsTests {
    @Test(arguments: PublicProjects.paths)
    func whatIsAddedCanBeTakenOutAgain(_ path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let place = "App.xcodeproj/project.pbxproj"
        let targets = try targets(of: text)
        for target in targets {
            let files = ["Fresh/Deep/A+B.swift", "Fresh/C.swift", "\(target)/D.swift"]
            let edited = try ProjectEditor(text, path: place).adding(files, to: target).get()
            #expect(try self.targets(of: edited) == targets)
            let taken = try #require(ProjectEditor(edited, path: place).removing(files, from: target))
            #expect(taken.utf8.elementsEqual(text.utf8))
            print("\(path.split(separator: "/").suffix(3).joined(separator: "/")) \(text.utf8.count) \(target)")
        }
    }

    /// The test targets that list files.
    private func targets(of text: String) throws -> [String] {
        let list = try #require(try PropertyList.read(Array(text.utf8)))
        let objects = try #require(XcodeObjects(list, in: ""))
        let all = objects.objects("targets", of: objects.project)
        return all.filter { target in
            target.text("productType") == "com.apple.product-type.bundle.unit-test"
                && objects.objects("buildPhases", of: target).contains { $0.kind == "PBXSourcesBuildPhase" }
        }.compactMap { $0.text("name") }
    }
}

private enum PublicProjects {
    static let folder = ProcessInfo.processInfo.environment["PROJECTS"]

    static var paths: [String] {
        guard let folder else { return [] }
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return found.filter { $0.hasSuffix("project.pbxproj") }.sorted().map { folder + "/" + $0 }
    }
}
