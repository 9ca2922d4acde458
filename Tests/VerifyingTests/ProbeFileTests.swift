import Testing

@testable import Suites
@testable import Verifying

@Suite("How probes are written")
struct ProbeFileTests {
    private func text(_ traits: [Suites.TestTrait], isAlone: Bool) -> String {
        let test = SuitePlan.Test(
            title: "works", function: "works", act: [TestStatement(.act(.expression(.name("act"))))])
        let plan = SuitePlan(
            imports: [], framework: .swiftTesting, marks: SuiteStyle().marks, name: "ShopTests", sut: "Shop",
            title: "Shop",
            traits: traits, isolation: nil, groups: [], resets: [])
        let probe = Probe(1, test, group: .init(name: "Load", title: "Load"), looks: [])
        return ProbeFile(plan, [probe], sut: nil, isAlone: isAlone).text
    }

    @Test("Probes that run alone keep nobody out")
    func alone() {
        let traits = [Suites.TestTrait.serialized, .exclusiveContainer(reset: nil)]
        #expect(text(traits, isAlone: true).contains(#"@Suite("probes", .serialized)"#))
        #expect(text(traits, isAlone: false).contains(".exclusiveContainer"))
    }

    @Test("A container is reset also for probes that run alone")
    func reset() {
        let reset = Suites.TestTrait.exclusiveContainer(
            reset: .init([], [.expression(.call(.path("Factory", "reset")))]))
        #expect(text([reset], isAlone: true).contains(".exclusiveContainer"))
    }
}
