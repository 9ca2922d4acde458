import Facts
import Project

/// A file of mock data as its template meets it.
public struct DataFileView: Hashable, Sendable, Encodable {
    /// The enum the builders stand in.
    public var owner: String
    /// Imports as written.
    public var imports: [String]
    /// The builders.
    public var builders: [BuilderView]
    /// Shared constants of tests, by kind.
    public var constants: [Constant]
    /// Models without a builder, each with the reason.
    public var missing: [String]
    /// The scenario, in the file that builds one.
    public var scenario: ScenarioView?

    /// A constant of `TestConstants`.
    public struct Constant: Hashable, Sendable, Encodable {
        /// `defaultUserId`
        public var name: String
        /// `String`
        public var type: String
        /// `"user-1"`
        public var value: String
        /// `id of User`
        public var meaning: String
    }
}

/// A file of mock data: its name, the template that makes it and what the template gets.
public struct DataFile: Hashable, Sendable {
    /// `User+MockInit.swift`
    public var name: String
    /// `MockInit`
    public var template: String
    /// What the template meets under the key `data`.
    public var view: DataFileView
}

extension SampleMaker {
    /// The views of builders, for a file that has a place for them.
    public func views(of set: BuilderSet) -> [BuilderView] {
        let names = constants(for: set)
        return set.plans.map { plan in
            BuilderViewMaker(maker: self, plan: plan, constants: names.uses[plan.reference] ?? [:]).view
        }
    }

    /// The files that hold builders in the chosen shape.
    public func files(for set: BuilderSet) -> [DataFile] {
        let views = views(of: set)
        let missing = set.missing.map {
            "\($0.model.name): \($0.problem.reason)".commentLines(width: 100).joined(separator: "\n// ")
        }
        switch options.shape {
        case .factory:
            return [file(options.owner, "MockData", set.plans, views, missing: missing)]
        case .dataBuilder:
            let constants = constants(for: set).all
            var shared = file("TestConstants", "TestConstants", [], [])
            shared.view.constants = constants
            let needsFoundation = constants.contains { $0.type != "String" && $0.type != "Int" }
            shared.view.imports = needsFoundation ? ["import Foundation"] : []
            let own = file(options.owner, "MockData", set.plans, views, missing: missing)
            return constants.isEmpty ? [own] : [own, shared]
        case .mockInit: return single(set, views, suffix: "+MockInit", "MockInit")
        case .fixture: return single(set, views, suffix: "+Fixture", "Fixture")
        case .fluent: return single(set, views, suffix: "Builder", "FluentBuilder")
        }
    }

    private func single(_ set: BuilderSet, _ views: [BuilderView], suffix: String, _ template: String) -> [DataFile] {
        zip(set.plans, views).map { plan, view in file(plan.stem + suffix, template, [plan], [view]) }
    }

    func file(
        _ name: String, _ template: String, _ plans: [BuilderPlan], _ views: [BuilderView], missing: [String] = []
    ) -> DataFile {
        let imports = Set(plans.flatMap { self.imports(for: $0) }).sorted { left, right in
            let (a, b) = (left.hasPrefix("@testable"), right.hasPrefix("@testable"))
            return a != b ? b : left < right
        }
        return DataFile(
            name: name + ".swift", template: template,
            view: DataFileView(
                owner: options.owner, imports: imports, builders: views, constants: [], missing: missing))
    }

    // MARK: - Constants

    /// The constants that stand for identities in builders of the shape that has them.
    func constants(
        for set: BuilderSet
    ) -> (all: [DataFileView.Constant], uses: [ModelReference: [String: Code.Expression]]) {
        guard options.shape == .dataBuilder else { return ([], [:]) }
        var all: [String: DataFileView.Constant] = [:]
        var uses: [ModelReference: [String: Code.Expression]] = [:]
        for plan in set.plans where plan.forms.count == 1 {
            for parameter in plan.form.parameters {
                guard let constant = constant(for: parameter, of: plan) else { continue }
                var name = constant.name
                if let other = all[name], (other.type, other.value) != (constant.type, constant.value) {
                    name = "default" + plan.stem + parameter.name.capitalisedFirst
                }
                if all[name] == nil { all[name] = constant }
                all[name]?.name = name
                uses[plan.reference, default: [:]][parameter.name] = .path("TestConstants", name)
            }
        }
        return (all.values.sorted { $0.name < $1.name }, uses)
    }

    private func constant(for parameter: BuilderPlan.Parameter, of plan: BuilderPlan) -> DataFileView.Constant? {
        let words = Words(parameter.name)
        let isIdentity = words.ends(
            in: "id", "identifier", "uuid", "name", "title", "email", "username", "code", "slug")
        let type = parameter.type.text
        guard isIdentity, ["String", "Int", "UUID"].contains(type), let value = parameter.defaultValue,
            value.code != .string("")
        else { return nil }
        let subject = Words(plan.model.name).all.filter { !["model", "dto", "entity"].contains($0) }
        let own = words.all.count > 1 && words.ends(in: "id", "identifier", "uuid")
        let stem = own ? "" : subject.map(\.capitalisedFirst).joined()
        return .init(
            name: "default" + stem + parameter.name.capitalisedFirst, type: type, value: value.text,
            meaning: "The \(words.sentence) that \(plan.model.name) has unless a test gives another.")
    }
}
