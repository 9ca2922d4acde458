import Reading
import Scaffolding
import Testing

@Suite struct MutantTests {
    private let source = """
        final class Model {
            let api: API
            var isOn = false
            init(api: API) {
                self.api = api
            }
            func run(_ text: String) -> Int {
                guard !text.isEmpty else { return 0 }
                isOn = true
                api.send(text, urgent: false)
                return compute()
            }
            func compute() -> Int { helper() }
        }
        """

    private func planted() -> (text: String, mutants: [Mutant]) {
        plantMutants(in: source, path: "Model.swift", type: "Model") { path, _ in
            path == ["api", "send"] ? [.simple("String"), .simple("Bool")] : nil
        }
    }

    @Test func everyKindOfChangeIsPlanted() {
        #expect(Set(planted().mutants.map(\.kind)) == [.removal, .condition, .argument, .value])
    }

    @Test func whatMustStayForTheCodeToCompileStays() {
        let removed = planted().mutants.filter { $0.kind == .removal }.map(\.code)
        #expect(removed == ["isOn = true", "api.send(text, urgent: false)"])
    }

    @Test func changedSourceStillParses() {
        #expect(syntaxErrors(in: planted().text, path: "Model.swift").isEmpty)
    }

    @Test func numbersAreTheSwitchValuesInTheText() {
        let planted = planted()
        for mutant in planted.mutants { #expect(planted.text.contains("testgenMutant(\(mutant.number))")) }
    }
}
