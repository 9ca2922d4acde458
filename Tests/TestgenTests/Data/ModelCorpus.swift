import Facts
import Foundation
import MockData
import Project
import Reading
import Rendering
import Templates

/// The models of `Tests/Corpus/Models`, and the builders testgen writes for them.
struct ModelCorpus {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Corpus/Models")

    let index: FactIndex
    let templates = TemplateSet(Catalog.all.map { TemplateFile(name: $0.name, group: $0.group, text: $0.text) })

    init() throws {
        var files: [FileFacts] = []
        for module in ["Corpus", "CorpusKit"] {
            for path in try Self.sources(of: module) {
                let text = try String(contentsOf: path, encoding: .utf8)
                files.append(readFile(text, path: path.lastPathComponent, module: module, depth: .bodies).value)
            }
        }
        index = FactIndex(files: files)
    }

    static func sources(of module: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent(module), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// The models, private ones and namespaces included.
    var models: [TypeFact] { index.types.filter { $0.kind != .protocol } }

    func maker(_ shape: DataShape) -> SampleMaker {
        SampleMaker(index: index, options: DataOptions(shape: shape, qualifiesCalls: false))
    }

    /// Every file of a shape, and the checks that run its builders.
    func output(_ shape: DataShape) throws -> (files: [(name: String, text: String)], checks: [String], set: BuilderSet)
    {
        let maker = maker(shape)
        let set = maker.builders(for: models.filter(index.isModel)).value
        let scenario = shape == .dataBuilder ? maker.scenario(for: set) : nil
        let rendered = renderData(maker.files(for: set) + [scenario].compactMap(\.self), templates: templates)
        if let problem = rendered.diagnostics.first { throw CorpusProblem(text: "\(problem)") }
        return (rendered.value, set.plans.flatMap { CheckWriter(maker: maker, plan: $0).lines }, set)
    }
}

/// Something that keeps the corpus from being tested.
struct CorpusProblem: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
}

/// Writes the statements that run a builder and look at what it makes.
struct CheckWriter {
    let maker: SampleMaker
    let plan: BuilderPlan

    /// Models that make an identity of their own, or whose parts print themselves differently each time.
    private static let unsettled: Set<String> = ["Timestamped", "RichText"]

    var lines: [String] {
        guard plan.forms[0].parameters.allSatisfy({ $0.defaultValue != nil }), let type = concreteType,
            !Self.unsettled.contains(plan.model.name), plan.isolation == nil || plan.isolation == "MainActor",
            plan.conditions.isEmpty
        else { return [] }
        let name = "\(maker.options.shape.rawValue) \(plan.stem)".debugDescription
        if plan.isAsync { return ["show(\(name), await \(call("", type)) as \(type))"] }
        if plan.model.isNoncopyableForTests { return ["_ = \(call("", type)) as \(type)"] }
        var result = ["same(\(name), \(call("", type)) as \(type), \(call("", type)))"]
        if maker.options.shape == .fluent { return result }
        if plan.model.kind != .enum {
            let several = call("count: 4", type, plural: true)
            let check = plan.forms[0].identity == nil ? "several" : "distinct"
            result.append("\(check)(\(name), \(several) as [\(type)])")
        }
        return result
    }

    /// The model's type with generic parameters filled in; `nil` when nothing simple fits them.
    private var concreteType: String? {
        let simple: Set<String> = ["Hashable", "Equatable", "Sendable", "Decodable", "Encodable", "Codable"]
        var table: [String: String] = [:]
        for parameter in plan.generics.parameters {
            let names = parameter.constraint?.mentionedNames ?? []
            guard names.allSatisfy(simple.contains) else { return nil }
            table[parameter.name] = "String"
        }
        guard plan.generics.requirements.allSatisfy({ simple.contains($0.right.text) }) else { return nil }
        return plan.type.mapped { node in
            guard let name = node.name, let found = table[name] else { return node }
            return .simple(found)
        }.text
    }

    private func call(_ arguments: String, _ type: String, plural: Bool = false) -> String {
        let name = plural ? maker.pluralName(plan) : maker.builderName(plan)
        switch maker.options.shape {
        case .factory, .dataBuilder: return "\(maker.options.owner).\(name)(\(arguments))"
        case .mockInit, .fixture: return "\(type).\(name)(\(arguments))"
        case .fluent:
            let generic =
                plan.generics.parameters.isEmpty
                ? "" : "<" + plan.generics.parameters.map { _ in "String" }.joined(separator: ", ") + ">"
            return "\(plan.stem)Builder\(generic)().\(maker.builderName(plan))()"
        }
    }
}

extension TypeFact {
    fileprivate var isNoncopyableForTests: Bool { inherits.contains { $0.text == "~Copyable" } }
}
