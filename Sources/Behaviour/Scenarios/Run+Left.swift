import Facts

extension Snapshot {
    /// The properties of dependencies that the SUT put closures into.
    var listening: Set<PortMember> {
        Set(ports.filter { if case .closure = $0.value { true } else { false } }.keys)
    }

    /// What the SUT put into stores.
    var stored: [PortMember: Term] {
        ports.filter { member, value in
            if case .place(let place) = value, place.root.member == member { return false }
            return value != .unknown && StoredValue(member: member.member) != nil
        }
    }
}

extension Snapshot {
    /// Whether the SUT does otherwise now than at an earlier moment.
    func leaves(_ earlier: Snapshot) -> Bool {
        state != earlier.state || listening != earlier.listening || cancelled != earlier.cancelled
            || stored != earlier.stored || waiting != earlier.waiting
    }
}

extension Run {
    /// The state that it leaves: what properties hold, and whether there is anything in what they are given.
    struct Left: Hashable {
        var state: [String: Term]
        var shapes: [SymbolicValue: Constraint]
        var listening: Set<PortMember>
        var stored: [PortMember: Term]
        var cancelled: Set<Int>
        var waiting: [Int: [Int: [Term]]]
    }

    /// The state that it leaves.
    var left: Left {
        let held = Set(settled.state.values.flatMap(\.places))
        let given = decisions.filter { place, _ in held.contains { $0.contains(place) } }
        let shapes = given.compactMapValues { shape -> Constraint? in
            switch shape {
            case .list(let count): .list(min(count, 1))
            case .null, .present, .enumCase: shape
            default: nil
            }
        }
        return Left(
            state: settled.state, shapes: shapes, listening: settled.listening, stored: settled.stored,
            cancelled: settled.cancelled, waiting: settled.waiting)
    }

    /// Whether some property is set to what it was anyway; in a form of several fields a choice may stay as it was.
    func setsNothingNew(_ acts: [Act]) -> Bool {
        let isAlone = acts.count { if case .assign = $0 { true } else { false } } < 2
        return decisions.contains { place, shape in
            guard case .assigned(let name, let phase) = place.root, phase > 0, phase < before.count, place.path.isEmpty
            else { return false }
            return switch (shape, before[phase].state[name]) {
            case (.boolean(let new), .boolean(let old)): new == old
            case (.string(let new), .string(let old)): new == old
            case (.integer(let new), .integer(let old)): new == old
            case (.enumCase(let new), .enumCase(_, let old, _)): isAlone && new == old
            case (.null, .null), (.list(0), .list([])): true
            default: false
            }
        }
    }

    /// How much a test puts into stores, which are empty at first.
    var storedBefore: Int {
        decisions.count { place, shape in
            guard place.path.isEmpty, let member = place.root.member, StoredValue(member: member.member) != nil else {
                return false
            }
            return ![.null, .boolean(false), .list(0), .integer(0), .float(0)].contains(shape)
        }
    }

    /// Whether a test can follow it.
    var isSound: Bool { !isBroken && !isUncertain }

    /// How many calls of dependencies it takes.
    var calls: Int { settled.events.filter { if case .call = $0.kind { true } else { false } }.count }
}
