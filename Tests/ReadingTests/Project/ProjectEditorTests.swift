import Facts
import Foundation
import Project
import Reading
import Testing

@Suite("Files put into Xcode projects")
struct ProjectEditorTests {
    /// A project as Xcode writes it, with a test target whose files are listed.
    private let text = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\t0A1 /* A, or B.swift in Sources */ = {isa = PBXBuildFile; fileRef = 0B1 /* A, or B.swift */; };
        \t\tFA2 /* T.swift in Sources */ = {isa = PBXBuildFile; fileRef = FB2 /* T.swift */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\t0B1 /* A, or B.swift */ = {isa = PBXFileReference; path = "A, or B.swift"; sourceTree = "<group>"; };
        \t\tFB2 /* T.swift */ = {isa = PBXFileReference; path = T.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        \t\t0F1 /* Step */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Step; sourceTree = "<group>"; };
        \t\t0F2 /* Other */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = "<group>"; };
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXGroup section */
        \t\t0C0 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\t0B1 /* A, or B.swift */,
        \t\t\t\t0C1 /* Checks */,
        \t\t\t\t0F1 /* Step */,
        \t\t\t\t0F2 /* Other */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\t0C1 /* Checks */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tFB2 /* T.swift */,
        \t\t\t);
        \t\t\tpath = Checks;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\t0D2 /* Checks */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\t0E2 /* Sources */,
        \t\t\t);
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\t0F1 /* Step */,
        \t\t\t);
        \t\t\tname = Checks;
        \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
        \t\t};
        \t\t0D3 /* Empty */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t);
        \t\t\tname = Empty;
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\t000 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = 0C0;
        \t\t\ttargets = (
        \t\t\t\t0D2 /* Checks */,
        \t\t\t\t0D3 /* Empty */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        \t\t0E2 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\t0A1 /* A, or B.swift in Sources */,
        \t\t\t\tFA2 /* T.swift in Sources */,
        \t\t\t);
        \t\t};
        /* End PBXSourcesBuildPhase section */
        \t};
        \trootObject = 000 /* Project object */;
        }

        """

    private func adding(_ files: [String], to target: String = "Checks", in text: String? = nil, at folder: String = "")
        throws -> String
    {
        let path = Path.join(folder, "App.xcodeproj/project.pbxproj")
        return try ProjectEditor(text ?? self.text, path: path).adding(files, to: target).get()
    }

    /// The lines that a text has and another has not, without indentation.
    private func new(_ text: String, over old: String) -> [String] {
        text.split(separator: "\n").difference(from: old.split(separator: "\n")).insertions.map { change in
            if case .insert(_, let line, _) = change { line.trimmingCharacters(in: .whitespaces) } else { "" }
        }
    }

    @Test func aFileGetsAReferenceAMembershipAndAPlaceInItsGroup() throws {
        let edited = try adding(["Checks/New.swift"])
        let lines = new(edited, over: text)
        #expect(lines.count == 4)
        #expect(lines.filter { $0.hasSuffix("/* New.swift */,") }.count == 1)
        #expect(lines.filter { $0.hasSuffix("/* New.swift in Sources */,") }.count == 1)
        #expect(lines.contains { $0.contains("path = New.swift; sourceTree = \"<group>\"; };") })
        #expect(text.split(separator: "\n").difference(from: edited.split(separator: "\n")).insertions.isEmpty)
    }

    @Test func identifiersFollowFromPaths() throws {
        #expect(try adding(["Checks/New.swift"]) == adding(["Checks/New.swift"]))
        let both = try adding(["Checks/New.swift", "Checks/Newer.swift"])
        #expect(new(try adding(["Checks/New.swift"]), over: text).allSatisfy { both.contains($0) })
    }

    @Test func objectsStandInTheirOrder() throws {
        let edited = try adding(["Checks/New.swift", "Checks/Deep/Er/X+Y.swift", "Checks/Deep/A.swift"])
        for kind in ["PBXBuildFile", "PBXFileReference"] {
            let ids = edited.split(separator: "\n").filter { $0.contains("isa = \(kind);") }
                .map { $0.trimmingCharacters(in: .whitespaces).prefix { $0 != " " } }
            #expect(ids == ids.sorted())
        }
        #expect(edited.contains("path = \"X+Y.swift\";"))
    }

    @Test func foldersWithoutAGroupGetOne() throws {
        let edited = try adding(["Checks/Deep/Er/A.swift", "Fresh/B.swift"])
        let lines = new(edited, over: text)
        #expect(lines.filter { $0 == "isa = PBXGroup;" }.count == 3)
        for name in ["Deep", "Er", "Fresh"] { #expect(lines.contains("path = \(name);")) }
        let again = try adding(["Checks/Deep/C.swift"], in: edited)
        #expect(new(again, over: edited).count == 4)
    }

    @Test func whatIsThereIsLeftAlone() throws {
        #expect(try adding(["Checks/T.swift"]) == text)
        let once = try adding(["Checks/New.swift"])
        #expect(try adding(["Checks/New.swift", "Checks/T.swift"], in: once) == once)
    }

    @Test func foldersInStepNeedNothing() throws {
        #expect(try adding(["Step/Deep/New.swift"]) == text)
    }

    @Test func whatCannotBeAddedIsSaid() {
        #expect(throws: Failure.self) { try adding(["Other/New.swift"]) }
        #expect(throws: Failure.self) { try adding(["Checks/New.swift"], to: "Empty") }
        #expect(throws: Failure.self) { try adding(["Checks/New.swift"], to: "Nobody") }
        let flat = text.replacing("\n", with: " ").replacing("// !$*UTF8*$!", with: "")
        #expect(throws: Failure.self) { try adding(["Checks/New.swift"], in: flat) }
    }

    @Test func linesEndAsTheyDid() throws {
        let edited = try adding(["Checks/Deep/New.swift"], in: text.replacing("\n", with: "\r\n"))
        #expect(!edited.replacing("\r\n", with: "").contains("\n"))
        #expect(edited.replacing("\r\n", with: "\n") == (try adding(["Checks/Deep/New.swift"])))
    }

    @Test func aProjectInAFolderHasPathsFromThere() throws {
        let edited = try adding(["ios/Checks/New.swift", "shared/B.swift"], at: "ios")
        #expect(edited.contains("path = ../shared;"))
        #expect(new(edited, over: text).filter { $0 == "isa = PBXGroup;" }.count == 1)
    }

    @Test func aListWithoutALastCommaStaysOne() throws {
        let bare = text.replacing("FA2 /* T.swift in Sources */,\n", with: "FA2 /* T.swift in Sources */\n")
        let edited = try adding(["Checks/New.swift"], in: bare)
        #expect(edited.contains("FA2 /* T.swift in Sources */\n"))
        #expect(try adding(["Checks/New.swift"], in: edited) == edited)
    }

    @Test func theFirstObjectOfAKindGetsASection() throws {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("Begin PBXBuildFile") })
        lines.removeSubrange(start..<(start + 5))
        let bare = lines.joined(separator: "\n").replacing("\t\t\t\t0A1 /* A, or B.swift in Sources */,\n", with: "")
            .replacing("\t\t\t\tFA2 /* T.swift in Sources */,\n", with: "")
        let edited = try adding(["Checks/New.swift"], in: bare)
        #expect(edited.contains("/* End PBXBuildFile section */\n\n/* Begin PBXFileReference section */"))
    }
}
