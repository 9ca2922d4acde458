/// Something that holds of a run: what is looked at, the way to a part of it, and the term it is.
struct FoundClaim: Hashable, Sendable {
    /// What is looked at.
    var subject: Claim.Subject
    /// The way to the part.
    var path: [Claim.Step] = []
    /// The value it has.
    var value: Term
    /// Whether only the case of an enum is looked at.
    var isPattern = false
    /// When it is looked at.
    var moment = Claim.Moment.atRest
    /// What has to hold besides.
    var besides: [FoundClaim] = []
}

extension FoundClaim {
    /// That an act does not throw.
    static let completion = FoundClaim(subject: .thrown, value: .null)

    /// Hashes what is looked at; claims of one thing differ in little else.
    func hash(into hasher: inout Hasher) {
        hasher.combine(subject)
        hasher.combine(path.count)
    }

    /// The method that is under way when it is looked at.
    var underWay: PortMember? { moment.underWay }

    /// Whether it looks at the state that the act leaves.
    var isState: Bool { if case .state = subject { underWay == nil } else { false } }
}
