import Facts
import Project
import Yams

extension ConfigKey where Target == Configuration {
    /// The keys at the top of `.testgen.yml`.
    static var all: [ConfigKey<Configuration>] {
        [
            ConfigKey("module") { $1.module = $2.text($0) },
            ConfigKey("sources") { $1.sources = $2.list($0) { $0.folder($1) } },
            ConfigKey("tests") { $1.tests = $2.folder($0) },
            ConfigKey("mocks", readMocks),
            ConfigKey("exclude") { $1.exclude = $2.list($0) { $0.text($1) } ?? [] },
            ConfigKey("container", readContainer),
            ConfigKey("naming") { $1.naming = $2.choice($0) ?? $1.naming },
            ConfigKey("double") { $1.double = $2.choice($0) ?? $1.double },
            ConfigKey("data") { $1.data = $2.choice($0) ?? $1.data },
            ConfigKey("framework") { $1.framework = $2.choice($0) ?? $1.framework },
            ConfigKey("testNaming") { $1.testNaming = $2.choice($0) ?? $1.testNaming },
            ConfigKey("marks") { $1.marks = $2.choice($0) ?? $1.marks },
            ConfigKey("unstubbed") { $1.unstubbed = $2.choice($0) ?? $1.unstubbed },
            ConfigKey("asyncWait", readWait),
            ConfigKey("verify") { $1.verify = $2.boolean($0) ?? false },
            ConfigKey("templates") { $1.templates = $2.folder($0) },
            ConfigKey("rules", readRules),
            ConfigKey("services", readServices),
            ConfigKey("xcode", readXcode),
            ConfigKey("isolation") { $1.isolation = $2.choice($0) },
        ]
    }
}

/// `mocks: Tests/Mocks.swift`, or a mapping of `output`, `split`, `access` and `dropSuffix`.
private func readMocks(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    if node.scalar != nil {
        configuration.mocks.output = reader.folder(node)
        return
    }
    reader.fill(
        &configuration.mocks, from: node,
        keys: [
            ConfigKey("output") { $1.output = $2.folder($0) },
            ConfigKey("split") { $1.split = $2.boolean($0) ?? false },
            ConfigKey("dropSuffix") { $1.dropSuffix = $2.text($0) },
            ConfigKey("access") { $1.access = $2.choice($0, MocksAccess.self).map(\.access) },
        ],
        within: "mocks")
}

/// What doubles can be.
private enum MocksAccess: String, CaseIterable {
    case `public`, package, `internal`

    var access: Access {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}

/// `container: NerdzInject`, or a mapping that describes the team's own.
private func readContainer(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    if node.scalar != nil {
        configuration.container = reader.text(node).map { .known($0) }
        return
    }
    var described = CustomContainer(name: "", declaration: "", register: "")
    let before = reader.diagnostics.count
    reader.fill(
        &described, from: node,
        keys: [
            ConfigKey("name") { $1.name = $2.text($0) ?? "" },
            ConfigKey("declaration") { $1.declaration = $2.text($0) ?? "" },
            ConfigKey("register") { $1.register = $2.text($0) ?? "" },
            ConfigKey("reset") { $1.reset = $2.text($0) },
            ConfigKey("imports") { $1.imports = $2.list($0) { $0.text($1) } ?? [] },
        ],
        within: "container")
    guard reader.diagnostics.count == before else { return }
    for (name, value) in [
        ("name", described.name), ("declaration", described.declaration), ("register", described.register),
    ] where value.isEmpty {
        reader.error("`container` must say its `\(name)`", at: node)
    }
    for blank in ["{double}", "{type}"] where !described.register.isEmpty && !described.register.contains(blank) {
        reader.error(
            "`container.register` must contain \(blank), where the call needs it", at: node["register"] ?? node)
    }
    if reader.diagnostics.count == before { configuration.container = .custom(described) }
}

/// `asyncWait: 2s`, or a mapping with `deadline` and `interval`.
private func readWait(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    if node.scalar != nil {
        configuration.asyncWait.deadline = reader.duration(node) ?? configuration.asyncWait.deadline
        return
    }
    reader.fill(
        &configuration.asyncWait, from: node,
        keys: [
            ConfigKey("deadline") { $1.deadline = $2.duration($0) ?? $1.deadline },
            ConfigKey("interval") { $1.interval = $2.duration($0) ?? $1.interval },
        ],
        within: "asyncWait")
}

/// `xcode:` with `container`, `scheme` and `destination`.
private func readXcode(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    var xcode = Configuration.Xcode()
    reader.fill(
        &xcode, from: node,
        keys: [
            ConfigKey("container") { $1.container = $2.folder($0) },
            ConfigKey("scheme") { $1.scheme = $2.text($0) },
            ConfigKey("destination") { $1.destination = $2.text($0) },
        ],
        within: "xcode")
    configuration.xcode = xcode
}

/// `services:` with what the integration tests talk to, by name: `health`, `start`, `timeout`.
private func readServices(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    guard let mapping = node.mapping else { return reader.expected("a mapping from names to services", node) }
    for (name, value) in mapping {
        guard let word = name.scalar?.string else { continue }
        var service = Configuration.Service(name: word)
        reader.fill(
            &service, from: value,
            keys: [
                ConfigKey("health") { $1.health = $2.text($0) ?? "" },
                ConfigKey("start") { $1.start = $2.text($0) },
                ConfigKey("timeout") { $1.timeout = $2.duration($0).map { Double($0) / 1e9 } ?? $1.timeout },
            ],
            within: "services.\(word)")
        if service.health.isEmpty {
            reader.key = "services.\(word)"
            reader.expected("a `health`: an address such as http://localhost:8080/ or tcp://localhost:9099", value)
        }
        configuration.services.append(service)
    }
}

/// `rules:` with a severity or `off` for each identifier, or a mapping with `severity`, `only` and `exclude`.
private func readRules(_ node: Node, into configuration: inout Configuration, reader: inout ConfigReader) {
    guard let mapping = node.mapping else { return reader.expected("a mapping from rules to severities", node) }
    for (name, value) in mapping {
        guard let rule = name.scalar?.string else { continue }
        reader.key = "rules.\(rule)"
        if value.mapping == nil {
            configuration.rules[rule] = reader.choice(value)
            continue
        }
        var setting = (level: configuration.rules[rule], scope: Configuration.RuleScope())
        reader.fill(
            &setting, from: value,
            keys: [
                ConfigKey("severity") { $1.level = $2.choice($0) },
                ConfigKey("only") { $1.scope.only = $2.list($0) { $0.text($1) } },
                ConfigKey("exclude") { $1.scope.exclude = $2.list($0) { $0.text($1) } ?? [] },
            ],
            within: "rules.\(rule)")
        configuration.rules[rule] = setting.level
        configuration.ruleScopes[rule] = setting.scope
    }
}
