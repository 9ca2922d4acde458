/// The templates built into the tool.
///
/// Resources cannot be listed, so they are listed here; a test holds the list to the folders.
public enum Catalog {
    /// A template.
    public struct Entry: Sendable {
        /// The file's name without `.stencil`.
        public let name: String
        /// The folder it lies in.
        public let group: String
        /// The text.
        public let text: String

        init(_ name: String, in group: String, _ bytes: [UInt8]) {
            self.name = name
            self.group = group
            text = String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Every template, by folder and name.
    public static var all: [Entry] {
        [
            // list
            Entry("Builder", in: "Data", PackageResources.Builder_stencil),
            Entry("Fixture", in: "Data", PackageResources.Fixture_stencil),
            Entry("FluentBuilder", in: "Data", PackageResources.FluentBuilder_stencil),
            Entry("MockData", in: "Data", PackageResources.MockData_stencil),
            Entry("MockInit", in: "Data", PackageResources.MockInit_stencil),
            Entry("TestConstants", in: "Data", PackageResources.TestConstants_stencil),
            Entry("TestFactory", in: "Factory", PackageResources.TestFactory_stencil),
            Entry("BaseUITestCase", in: "Kit", PackageResources.BaseUITestCase_stencil),
            Entry("LaunchMode", in: "Kit", PackageResources.LaunchMode_stencil),
            Entry("PageObject", in: "Kit", PackageResources.PageObject_stencil),
            Entry("PageSupport", in: "Kit", PackageResources.PageSupport_stencil),
            Entry("Skill", in: "Skill", PackageResources.Skill_stencil),
            Entry("Suite", in: "Suite", PackageResources.Suite_stencil),
            Entry("WaitUntil", in: "Suite", PackageResources.WaitUntil_stencil),
            // end of list
        ]
    }
}
