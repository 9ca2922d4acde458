import Facts

/// Copies of a machine that stands between two acts: each goes on by itself.
extension Machine {
    /// A machine that goes on where this one stands.
    ///
    /// - Parameters:
    ///   - oracle: The answers from there on.
    ///   - change: What is changed of the code that runs from there on.
    ///   - joinsLast: Whether the last act is joined as well as those before it.
    func copy(oracle: Oracle, change: CodeChange?, joinsLast: Bool) -> Machine {
        let copy = Machine(from: self, change: change, joinsLast: joinsLast)
        copy.takeDecisions(of: self)
        copy.takeWorld(of: self)
        copy.takePosition(of: self)
        copy.oracle = oracle
        return copy
    }

    private func takeDecisions(of other: Machine) {
        (decisions, absent, kept, excluded) = (other.decisions, other.absent, other.kept, other.excluded)
        (outcomes, recoveries) = (other.outcomes, other.recoveries)
        (firstAsked, furtherAsked) = (other.firstAsked, other.furtherAsked)
        (exclusions, narrowed, completions) = (other.exclusions, other.narrowed, other.completions)
        (types, made, placeTypes, names) = (other.types, other.made, other.placeTypes, other.names)
        (givenFields, edge, looksAtAll) = (other.givenFields, other.edge, other.looksAtAll)
        (samples, roundings, hasAliases) = (other.samples, other.roundings, other.hasAliases)
        (fixedPhases, startsAnywhere, isInitializing) = (other.fixedPhases, other.startsAnywhere, other.isInitializing)
    }

    private func takeWorld(of other: Machine) {
        (state, ports, portReads, objects) = (other.state, other.ports, other.portReads, other.objects)
        (encoded, sharing) = (other.encoded, other.sharing)
        (beginning, elements) = (other.beginning, other.elements)
        (madeObjects, events, suspensions, during) = (other.madeObjects, other.events, other.suspensions, other.during)
        (tasks, resumed, groups, streams) = (other.tasks, other.resumed, other.groups, other.streams)
        (isReversed, isMade) = (other.isReversed, other.isMade)
        (drained, silences, subscriptions, sinks) = (other.drained, other.silences, other.subscriptions, other.sinks)
        (cancelled, cancelling, connected, emitting) = (
            other.cancelled, other.cancelling, other.connected, other.emitting
        )
        (remembered, observers, heard, provided) = (other.remembered, other.observers, other.heard, other.provided)
        var copies: [ObjectIdentifier: Scope] = [:]
        closures = other.closures.map { ClosureRecord(expression: $0.expression, scope: $0.scope.copy(&copies)) }
    }

    private func takePosition(of other: Machine) {
        (child, children, changedBeside, failedChild, conditions) = (
            other.child, other.children, other.changedBeside, other.failedChild, other.conditions
        )
        (branches, executed, touched) = (other.branches, other.executed, other.touched)
        (watched, reached, gaps, unread) = (other.watched, other.reached, other.gaps, other.unread)
        differences = other.differences
        (phase, currentTask, parts, joining) = (other.phase, other.currentTask, other.parts, other.joining)
        (turns, refusals, refused) = (other.turns, other.refusals, other.refused)
        (isRacy, isUncertain, isHopeless, sleeps) = (other.isRacy, other.isUncertain, other.isHopeless, other.sleeps)
        certainUntil = other.certainUntil
        (time, wakes) = (other.time, other.wakes)
        (interruption, held, awaited, observed) = (other.interruption, other.held, other.awaited, other.observed)
        wantedCount = other.wantedCount
        (inChain, isAwaited, wantsOrder, orderIsFree, hasFreeOrder, openedSet) = (
            other.inChain, other.isAwaited, other.wantsOrder, other.orderIsFree, other.hasFreeOrder, other.openedSet
        )
        (place, steps, calls, underWay, depth) = (other.place, other.steps, other.calls, other.underWay, other.depth)
    }
}

extension Scope {
    /// The scope with those around it for another machine; those that were copied before are the same ones again.
    fileprivate func copy(_ copies: inout [ObjectIdentifier: Scope]) -> Scope {
        if let known = copies[ObjectIdentifier(self)] { return known }
        let copy = Scope(self, within: parent?.copy(&copies))
        copies[ObjectIdentifier(self)] = copy
        return copy
    }
}
