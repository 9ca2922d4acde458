/// Subscripts as methods, which is how they are named, called and recorded.
extension MethodFact {
    /// The name of a subscript's getter as a method.
    package static let subscriptName = "subscript"
    /// The name of a subscript's setter as a method.
    package static let subscriptSetName = "subscriptSet"

    /// Whether it stands for what a subscript gives.
    package var isSubscript: Bool { name == Self.subscriptName }

    /// The getter of a subscript.
    package init(subscript fact: SubscriptFact) {
        self.init(
            info: fact.info, name: Self.subscriptName, generics: fact.generics, parameters: fact.parameters,
            effects: fact.accessors.getter, result: fact.result, body: fact.accessors.getterBody)
    }

    /// The setter of a subscript as a method that is given the new value, under the label by which subscripts of one
    /// protocol differ; `nil` where it cannot be set.
    package init?(setterOf fact: SubscriptFact) {
        guard fact.accessors.hasSetter else { return nil }
        self.init(
            info: fact.info, name: Self.subscriptSetName,
            parameters: [ParameterFact(label: fact.parameters.first?.label, name: "newValue", type: fact.result)])
    }
}
