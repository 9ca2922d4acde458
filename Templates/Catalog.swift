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
            Entry("ScenarioBuilder", in: "Data", PackageResources.ScenarioBuilder_stencil),
            Entry("TestConstants", in: "Data", PackageResources.TestConstants_stencil),
            Entry("TestFactory", in: "Factory", PackageResources.TestFactory_stencil),
            Entry("BaseUITestCase", in: "Kit", PackageResources.BaseUITestCase_stencil),
            Entry("CIWorkflow", in: "Kit", PackageResources.CIWorkflow_stencil),
            Entry("CollectionAssertions", in: "Kit", PackageResources.CollectionAssertions_stencil),
            Entry("ContainerTrait", in: "Kit", PackageResources.ContainerTrait_stencil),
            Entry("EmulatorSample", in: "Kit", PackageResources.EmulatorSample_stencil),
            Entry("InMemoryRepository", in: "Kit", PackageResources.InMemoryRepository_stencil),
            Entry("IntegrationSample", in: "Kit", PackageResources.IntegrationSample_stencil),
            Entry("IsolatedDefaults", in: "Kit", PackageResources.IsolatedDefaults_stencil),
            Entry("LaunchMode", in: "Kit", PackageResources.LaunchMode_stencil),
            Entry("ManualClock", in: "Kit", PackageResources.ManualClock_stencil),
            Entry("ObserverStubs", in: "Kit", PackageResources.ObserverStubs_stencil),
            Entry("PageObject", in: "Kit", PackageResources.PageObject_stencil),
            Entry("PageSupport", in: "Kit", PackageResources.PageSupport_stencil),
            Entry("PreCommitHook", in: "Kit", PackageResources.PreCommitHook_stencil),
            Entry("RequiresService", in: "Kit", PackageResources.RequiresService_stencil),
            Entry("ResultAssertions", in: "Kit", PackageResources.ResultAssertions_stencil),
            Entry("SourceryConfig", in: "Kit", PackageResources.SourceryConfig_stencil),
            Entry("SourceryTriggers", in: "Kit", PackageResources.SourceryTriggers_stencil),
            Entry("SwiftLintRules", in: "Kit", PackageResources.SwiftLintRules_stencil),
            Entry("TemporaryFolder", in: "Kit", PackageResources.TemporaryFolder_stencil),
            Entry("TestDIContainer", in: "Kit", PackageResources.TestDIContainer_stencil),
            Entry("TestEnvironment", in: "Kit", PackageResources.TestEnvironment_stencil),
            Entry("TestServices", in: "Kit", PackageResources.TestServices_stencil),
            Entry("TestTags", in: "Kit", PackageResources.TestTags_stencil),
            Entry("TestgenConfig", in: "Kit", PackageResources.TestgenConfig_stencil),
            Entry("URLProtocolStub", in: "Kit", PackageResources.URLProtocolStub_stencil),
            Entry("UnitSample", in: "Kit", PackageResources.UnitSample_stencil),
            Entry("WithTimeout", in: "Kit", PackageResources.WithTimeout_stencil),
            Entry("SkillAgents", in: "Skill", PackageResources.SkillAgents_stencil),
            Entry("SkillChecklist", in: "Skill", PackageResources.SkillChecklist_stencil),
            Entry("SkillCommand", in: "Skill", PackageResources.SkillCommand_stencil),
            Entry("SkillDoubles", in: "Skill", PackageResources.SkillDoubles_stencil),
            Entry("SkillEvals", in: "Skill", PackageResources.SkillEvals_stencil),
            Entry("SkillExample", in: "Skill", PackageResources.SkillExample_stencil),
            Entry("SkillFactory", in: "Skill", PackageResources.SkillFactory_stencil),
            Entry("SkillMain", in: "Skill", PackageResources.SkillMain_stencil),
            Entry("SkillSuite", in: "Skill", PackageResources.SkillSuite_stencil),
            Entry("SkillWorkflows", in: "Skill", PackageResources.SkillWorkflows_stencil),
            Entry("ExclusiveContainer", in: "Suite", PackageResources.ExclusiveContainer_stencil),
            Entry("SortedJSON", in: "Suite", PackageResources.SortedJSON_stencil),
            Entry("Suite", in: "Suite", PackageResources.Suite_stencil),
            Entry("TestError", in: "Suite", PackageResources.TestError_stencil),
            Entry("WaitUntil", in: "Suite", PackageResources.WaitUntil_stencil),
            Entry("XCTestSuite", in: "Suite", PackageResources.XCTestSuite_stencil),
            // end of list
        ]
    }
}
