import Facts

/// Chooses the function that makes a SUT which is a struct of closures: `static func live(client: Client) -> Self`.
///
/// What such a struct does stands in the closures that the function gives it; its initialiser takes what it does.
struct FactoryChoice {
    let sut: TypeFact
    let index: FactIndex
    /// The labels of the initialiser the user asked for; `nil` to choose.
    var wanted: String?

    /// Words in the names of functions that make what stands for the real one.
    private static let standIns = [
        "mock", "stub", "fake", "preview", "test", "noop", "dummy", "unimplemented", "failing", "empty", "sample",
    ]

    /// The function called `live`, or else the first; `nil` where the SUT is none of closures or no function makes it.
    func construction() -> Construction? {
        guard wanted == nil, index.protocolOfClosures(sut) != nil else { return nil }
        let makers = index.members(of: sut).methods.filter(isMaker)
        guard let best = makers.first(where: { $0.name == "live" }) ?? makers.first else { return nil }
        let labels = best.parameters.map { ($0.label ?? "_") + ":" }.joined()
        var construction = Construction(
            kind: .factory, parameters: best.parameters, effects: best.effects, location: best.info.location,
            reason: "\(sut.name) is made of closures; \(best.name)(\(labels)) gives it those that do something")
        construction.maker = best.name
        return construction
    }

    private func isMaker(_ method: MethodFact) -> Bool {
        guard method.makes(sut), method.info.access.isTestable, method.generics.parameters.isEmpty,
            !method.parameters.isEmpty, method.result?.isOptional == false
        else { return false }
        let name = method.name.lowercased()
        return !Self.standIns.contains { name.contains($0) }
    }

    /// The closures as methods, which is how they are called.
    var methods: [Member] {
        (index.protocolOfClosures(sut)?.members.methods ?? []).filter(\.info.access.isTestable).map(Member.method)
    }
}

extension MethodFact {
    /// Whether it is a static function that gives a type's instance.
    func makes(_ type: TypeFact) -> Bool {
        guard info.isStatic, let result = result?.bare else { return false }
        return result == .simple("Self") || result.lastName == type.name
    }
}
