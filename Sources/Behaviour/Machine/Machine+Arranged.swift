import Facts

extension Machine {
    /// Whether a test gives a parameter a value of its own.
    func isArranged(_ parameter: ParameterFact) -> Bool {
        let function = parameter.type.functionType
        let isOffered =
            function == nil || subject.isRecordable(function)
            || phase == 0
                && (subject.isRecordableWhenMade(function) || subject.isProvider(function)
                    || subject.isSilent(function))
        guard isOffered, !parameter.isVariadic else { return false }
        guard let fact = subject.types.declaration(parameter.type), fact.kind == .protocol else { return true }
        return !parameter.type.isOptional && !kinds(of: fact).isEmpty
    }
}
