import Facts

/// Claims about errors that cannot be compared with others.
extension ClaimFinder {
    /// What an error holds that the code throws, or which case it is, where its type has no `==`.
    func partsOfThrown(_ error: Term) -> [FoundClaim] {
        let type: TypeRef
        switch error {
        case .construct(let made, _): type = made
        case .enumCase(let made?, _, _): type = made
        default: return []
        }
        guard subject.types.declaration(type) != nil, !subject.types.isEquatable(type) else { return [] }
        return expand(FoundClaim(subject: .thrown, path: [.cast(type)], value: error), type: type)
    }
}
