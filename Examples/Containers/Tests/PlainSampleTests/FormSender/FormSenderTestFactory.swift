// testgen:fingerprint 72a5e6b551f88c2f factory FormSender
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `FormSender`.
enum FormSenderTestFactory {
    /// The doubles that stand for what `FormSender` is injected with.
    struct Dependencies {
        let service: FormServiceMock
    }

    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let service = FormServiceMock()

        return Dependencies(
            service: service
        )
    }

    static func makeSUT(
        _ dependencies: Dependencies = setupDependencies()
    ) -> FormSender {
        return FormSender(service: dependencies.service)
    }

    // MARK: - Mock data

    static func createMockFormAnswer(fields: [String: String] = [:]) -> FormAnswer {
        FormAnswer(fields: fields)
    }

    static func createMockFormAnswers(count: Int = 3) -> [FormAnswer] {
        (0..<count).map { index in
            createMockFormAnswer(fields: ["key-\(index + 1)": "fields"])
        }
    }
}
// testgen:parts l9zk5nefo XrRU5DlJw zVkfnKnY_ S8nYEZ2iF 9uv9cUOcm wPID6r_Pl KcB7OFKU4 A8sQZxH-T
