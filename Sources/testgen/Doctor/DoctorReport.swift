import Facts

/// What `testgen doctor` found.
struct DoctorReport: Encodable {
    var project: Files
    var modules: [Module]
    var tests: [Tests]
    var containers: [Container]
    var doubles: [Doubles]
    var toolchain: Toolchain
    /// What will not work here, each with the line that mends it.
    var findings: [Finding]

    /// How the project is described.
    struct Files: Encodable {
        /// `package`, `xcode`, `xcodegen`, `tuist`, `bazel`, `folders` or `configuration`.
        var format: String
        /// The files that say it.
        var files: [String]
        /// The configuration, where there is one.
        @OrNull var configuration: String?
    }

    /// A module and the tests it has.
    struct Module: Encodable {
        var name: String
        var sources: [String]
        var files: Int
        /// View models, services and the like.
        var suts: Int
        @OrNull var tests: String?
        @OrNull var reason: String?
    }

    /// A test target.
    struct Tests: Encodable {
        var name: String
        var path: String
        var files: Int
        var modules: [String]
        /// How many of its files import each framework.
        var swiftTesting: Int
        var xctest: Int
        /// How a new file becomes part of it.
        var newFiles: String
    }

    /// A dependency container that the sources use.
    struct Container: Encodable {
        var name: String
        var files: Int
    }

    /// Doubles that the tests have, by what made them.
    struct Doubles: Encodable {
        var madeBy: String
        var count: Int
        var example: String
    }

    /// The programs that build and run tests.
    struct Toolchain: Encodable {
        @OrNull var swift: String?
        @OrNull var xcode: String?
    }

    /// Something that will not work.
    struct Finding: Encodable {
        var severity: Diagnostic.Severity
        var message: String
        /// The line to write, or the command to run.
        @OrNull var line: String?
        var rule: String
    }
}

extension DoctorReport {
    /// The report as the outcome of the command.
    var outcome: Outcome {
        var outcome = Outcome(text: text, data: self)
        outcome.status = findings.contains { $0.severity != .note } ? .findings : .done
        return outcome
    }

    /// The report for people.
    var text: String {
        var lines = [
            "project: \(project.format), by \(project.files.isEmpty ? "the names of folders" : project.files.formatted(limit: 4))"
        ]
        lines.append("configuration: \(project.configuration ?? "none")")
        lines.append("modules: \(modules.count)")
        lines += modules.map { module in
            let tests = module.tests.map { "tests go into \($0): \(module.reason ?? "")" } ?? "no tests"
            return "  \(module.name)  \(counted(module.files, "file")), \(counted(module.suts, "SUT"))  \(tests)"
        }
        lines.append("test targets: \(tests.count)")
        lines += tests.map { target in
            "  \(target.name) (\(target.path))  \(counted(target.files, "file")): \(target.swiftTesting) with Testing, "
                + "\(target.xctest) with XCTest  new files: \(target.newFiles)"
        }
        lines.append(
            "containers: \(containers.isEmpty ? "none" : containers.map { "\($0.name) (\(counted($0.files, "file")))" }.joined(separator: ", "))"
        )
        lines.append("doubles: \(doubles.map(\.count).reduce(0, +))")
        lines += doubles.map { "  \($0.count) by \($0.madeBy), such as \($0.example)" }
        let xcode = project.format == "package" ? "" : ", \(toolchain.xcode ?? "no xcodebuild")"
        lines.append("toolchain: \(toolchain.swift ?? "no swift")\(xcode)")
        lines.append(findings.isEmpty ? "nothing stands in the way" : "what to know:")
        for finding in findings {
            lines.append("  \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
            if let line = finding.line { lines.append("    \(line)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
