extension FactIndex {
    /// Whether a test can name a type: it and all around it are at least internal.
    public func isVisible(_ type: TypeFact) -> Bool {
        guard type.info.access.isTestable, !type.isLocal else { return false }
        return type.scope.indices.allSatisfy { position in
            let path = type.scope.prefix(through: position).joined(separator: ".")
            return self.type(named: path, from: LookupScope(module: type.module))?.info.access.isTestable ?? true
        }
    }
}
