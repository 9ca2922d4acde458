import Facts

/// Methods of doubles that fail at first and succeed when they are called again in the same act: code that tries once more.
extension Machine {
    /// Whether a method that fails in a phase succeeds by now, as it is called again: it may from the second call on.
    ///
    /// A double counts its calls from the beginning, so that what it fails up to is a number of all calls.
    func recovers(_ site: CallSite) -> Bool {
        let calls = events.filter { $0.member == site.member }
        if let last = recoveries[site] { return calls.count > last }
        guard !isReplay, !subject.unrecorded.contains(site.member.dependency), site.asked == nil,
            furtherAsked[site] == nil, interruption?.member != site.member,
            calls.count(where: { $0.phase == phase }) == 2, calls.allSatisfy({ $0.child == nil })
        else { return false }
        guard oracle.choose(2) == 1 else { return false }
        recoveries[site] = calls.count - 1
        return true
    }
}
