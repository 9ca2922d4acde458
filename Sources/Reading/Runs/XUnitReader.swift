import Running

extension XUnit {
    /// How long the tests of a file took, in seconds.
    public static func seconds(_ text: String) -> [TestID: Double] {
        let cases = MarkupElement.root(of: text)?.all.filter { $0.name == "testcase" } ?? []
        return Dictionary(
            cases.compactMap { element in
                guard let owner = element.attributes["classname"], let name = element.attributes["name"],
                    let id = TestID(owner + "/" + name), let seconds = element.attributes["time"].flatMap(Double.init)
                else { return nil }
                return (id, seconds)
            }, uniquingKeysWith: { $1 })
    }

    /// Reads the file; `nil` when it is incomplete or no file of results.
    public static func read(_ text: String) -> ProcessResults? {
        guard let root = MarkupElement.root(of: text), root.name == "testsuites" else { return nil }
        var results: [TestID: TestResult] = [:]
        for element in root.all where element.name == "testcase" {
            guard let owner = element.attributes["classname"], let name = element.attributes["name"],
                let id = TestID(owner + "/" + name)
            else { continue }
            var result = TestResult(id, .ended)
            if let failure = element.children(named: "failure").first {
                // Swift takes a carriage return with a line feed for one character, which is not the line feed that lines are split at.
                let output = (failure.attributes["message"] ?? "").unicodeScalars.filter { $0 != "\r" }
                result.issues = issues(String(String.UnicodeScalarView(output)))
            } else if !element.children(named: "skipped").isEmpty {
                result.state = .skipped(reason: "")
            }
            results[id] = result
        }
        return ProcessResults(results)
    }
}
