import Facts

/// What did not happen: it tells where changed code would do it.
extension ClaimFinder {
    /// Methods of dependencies that the SUT knows and did not call, or not again.
    func callsNotMade(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        let known = subject.calledMembers.filter { !subject.unrecorded.contains($0.dependency) }
        let counts = known.compactMap { member -> (PortMember, Int)? in
            let calls = moment.snapshot.calls(of: member)
            let isOver = calls.allSatisfy { $0.isCertain && !run.isUnderTest($0.phase) }
            return isOver ? (member, calls.count) : nil
        }
        return counts.sorted { min($0.1, 1) < min($1.1, 1) }
            .map { FoundClaim(subject: .calls($0), value: .integer($1)) }
    }

    /// Closures that the SUT or the act was given and did not call.
    func callbacksNotMade(_ run: Run, _ moment: Moment) -> [FoundClaim] {
        let names = run.types.compactMap { root, type -> String? in
            guard let function = type.functionType, subject.isRecordable(function) else { return nil }
            return switch root {
            case .assigned(let name, _), .parameter(let name, 0), .parameter(let name, run.lastPhase): name
            default: nil
            }
        }
        return Set(names).sorted().filter { moment.snapshot.callbacks(of: $0, types: run.types)?.isEmpty == true }
            .map { FoundClaim(subject: .callbacks($0), value: .integer(0)) }
    }
}
