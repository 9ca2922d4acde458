import Facts

/// Listeners in front of operators that keep something, or go on elsewhere.
extension Machine {
    /// The listener in front of an operator that keeps what came, or looks at it.
    func remembering(_ step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        switch step {
        case .scan(let start, let function):
            let memory = remember(OperatorMemory(last: start))
            listener.value = { machine, value in
                let sum = try machine.perform(function, on: [machine.remembered[memory].last ?? .unknown, value])
                machine.remembered[memory].last = sum
                try next.value(machine, sum)
            }
        case .collect:
            let memory = remember(OperatorMemory())
            listener.value = { machine, value in machine.remembered[memory].all.append(value) }
            listener.end = { machine, error in
                if error == nil { try next.value(machine, .list(machine.remembered[memory].all)) }
                try next.end(machine, error)
            }
        case .watch(let value, let end, let cancel):
            if let cancel, let sink { cancelling[sink, default: []].append(cancel) }
            listener.value = { machine, term in
                if let value { _ = try machine.perform(value, on: [term]) }
                try next.value(machine, term)
            }
            listener.end = { machine, error in
                if let sink { machine.cancelling[sink] = nil }
                if let end { _ = try machine.perform(end, on: [.completion(error)]) }
                try next.end(machine, error)
            }
            listener.anything = { machine in
                for case let function? in [value, end] { machine.havoc(function) }
                next.anything(machine)
            }
        default: break
        }
        return listener
    }

    /// The listener in front of an operator that makes something else of an error.
    func rescued(_ step: StreamRecord.Operator, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        listener.end = { machine, error in
            guard let error else { return try next.end(machine, nil) }
            switch step {
            case .mapError(let function): try next.end(machine, machine.perform(function, on: [error]))
            case .replaceError(let value):
                try next.value(machine, value)
                try next.end(machine, nil)
            case .rescue(let function):
                guard case .stream(let number) = try machine.perform(function, on: [error]) else {
                    return next.anything(machine)
                }
                try machine.connect(number, to: next, sink: sink)
            default: try next.end(machine, error)
            }
        }
        return listener
    }

    /// The listener in front of an operator that listens to the publishers that come.
    func flattened(_ function: Term?, onlyLatest: Bool, before next: Listener, sink: Int?) -> Listener {
        var listener = next
        let memory = remember(OperatorMemory())
        listener.value = { machine, value in
            let made = try function.map { try machine.perform($0, on: [value]) } ?? value
            guard case .stream(let number) = made else { return next.anything(machine) }
            machine.remembered[memory].count += 1
            machine.remembered[memory].open += 1
            let mine = machine.remembered[memory].count
            var inner = next
            inner.value = { machine, value in
                if !onlyLatest || mine == machine.remembered[memory].count { try next.value(machine, value) }
            }
            inner.end = { machine, error in
                machine.remembered[memory].open -= 1
                let now = machine.remembered[memory]
                guard !onlyLatest || mine == now.count else { return }
                if error != nil || now.isDone && now.open <= 0 { try next.end(machine, error) }
            }
            try machine.connect(number, to: inner, sink: sink)
        }
        listener.end = { machine, error in
            machine.remembered[memory].isDone = true
            if error != nil || machine.remembered[memory].open == 0 { try next.end(machine, error) }
        }
        return listener
    }

    /// Delivers as a task.
    func later(_ next: Listener, onlyLast: Bool, _ delivery: StreamRecord.Delivery, sink: Int?) -> Listener {
        let (here, conditions) = (place, conditions)
        let memory = remember(OperatorMemory())
        var listener = next
        func enqueue(_ machine: Machine, _ work: @escaping (Machine) throws -> Void) {
            machine.tasks.append(
                TaskRecord(
                    work: { machine in
                        if let sink, machine.cancelled.contains(sink) { return .void }
                        try work(machine)
                        return .void
                    }, phase: machine.phase, location: here, conditions: conditions))
            let last = machine.tasks.count - 1
            machine.tasks[last].isDebounced = onlyLast
            switch delivery {
            case .onMain: (machine.tasks[last].line, machine.tasks[last].isOnMain) = (TaskRecord.mainLine, true)
            case .onMainLater:
                (machine.tasks[last].line, machine.tasks[last].isOnMain) = (memory, true)
                machine.tasks[last].isDelayed = true
            case .inOrder: machine.tasks[last].line = memory
            case .inAnyOrder: break
            case .notInTests: machine.tasks[last].mayNotRun = true
            }
        }
        listener.value = { machine, value in
            machine.remembered[memory].count += 1
            let mine = machine.remembered[memory].count
            enqueue(machine) { machine in
                if !onlyLast || mine == machine.remembered[memory].count { try next.value(machine, value) }
            }
        }
        listener.end = { machine, error in enqueue(machine) { machine in try next.end(machine, error) } }
        return listener
    }
}
