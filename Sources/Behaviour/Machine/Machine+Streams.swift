import Facts

extension Machine {
    /// Registers a publisher and gives its term.
    func stream(_ record: StreamRecord) -> Term {
        streams.append(record)
        return .stream(streams.count - 1)
    }

    /// A publisher that is made: a subject, values, an error, several together; `nil` for anything else.
    func publisher(_ type: TypeRef, _ arguments: [Argument], in scope: Scope) throws -> Term? {
        guard subject.types.declaration(type) == nil, let name = type.bare.lastName else { return nil }
        func values() throws -> [Term] { try arguments.map { try detached($0.value, in: scope) } }
        switch (name, arguments.count) {
        case ("PassthroughSubject", 0):
            return stream(StreamRecord(source: .subject(streams.count), output: type.publishedType))
        case ("Future", 1): return try future(type, arguments, in: scope)
        case ("Just", 1): return stream(StreamRecord(source: .values(try values())))
        case ("MergeMany", 1...):
            let values = try values()
            var all = values
            if case .list(let elements)? = values.first.map(reduce), values.count == 1 { all = elements }
            let parts = all.compactMap(stream(of:))
            return parts.count == all.count ? stream(StreamRecord(source: .merged(parts))) : nil
        case ("Empty", 0): return stream(StreamRecord(source: .values([])))
        case ("Fail", 1): return stream(StreamRecord(source: .failure(try values()[0])))
        case ("Deferred", 1): return stream(StreamRecord(source: .deferred(try values()[0])))
        case ("CombineLatest", 2), ("CombineLatest3", 3), ("CombineLatest4", 4), ("Merge", 2), ("Merge3", 3),
            ("Zip", 2), ("Zip3", 3), ("Zip4", 4):
            let values = try values()
            let parts = values.compactMap(stream(of:))
            guard parts.count == values.count else { return nil }
            let latest = name.hasPrefix("Zip") ? StreamRecord.Source.zipped(parts) : .latest(parts)
            return stream(StreamRecord(source: name.hasPrefix("Merge") ? .merged(parts) : latest))
        default: return nil
        }
    }

    /// An operator or a sink on a publisher, or what is sent through a subject.
    func callStream(_ number: Int, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let record = streams[number]
        if name == "send", case .subject = record.source, record.operators.isEmpty {
            return try send(through: record, arguments, in: scope)
        }
        switch name {
        case "sink": return try sink(number, arguments, in: scope)
        case "assign": return try assign(number, arguments, in: scope)
        case "subscribe" where arguments.count == 1 && arguments[0].label == nil:
            return try subscribe(number, with: detached(arguments[0].value, in: scope))
        case "eraseToAnyPublisher", "setFailureType", "print", "assertNoFailure", "subscribe", "retry",
            "makeConnectable", "autoconnect", "breakpoint":
            return .stream(number)
        case "share": return stream(StreamRecord(source: .shared(number)))
        case "merge":
            let others = try arguments.map { try detached($0.value, in: scope) }
            let numbers = others.compactMap(stream(of:))
            guard numbers.count == others.count else { return added(.other(name), to: number) }
            return stream(StreamRecord(source: .merged([number] + numbers)))
        case "combineLatest", "zip":
            let values = try arguments.map { try detached($0.value, in: scope) }
            let others = values.compactMap(stream(of:))
            let all = [number] + others
            let together = stream(StreamRecord(source: name == "zip" ? .zipped(all) : .latest(all)))
            guard others.count < values.count, let last = values.last, case .stream(let made) = together else {
                return together
            }
            return others.count == values.count - 1 ? added(.map(last), to: made) : added(.other(name), to: number)
        case "first" where arguments.count == 1:
            let wanted = try detached(arguments[0].value, in: scope)
            guard case .stream(let fitting) = added(.filter(wanted), to: number) else { return .unknown }
            return added(.prefix(1), to: fitting)
        default:
            if let method = operatorMethod(name, arguments) {
                return try invoke(method, arguments, on: .stream(number), in: scope)
            }
            return try added(step(name, arguments, in: scope), to: number)
        }
    }

    /// An operator that the project's code gives publishers.
    private func operatorMethod(_ name: String, _ arguments: [Argument]) -> MethodFact? {
        let labels = arguments.map(\.label)
        return ["Publisher", "AnyPublisher"].flatMap(subject.index.extensions(named:)).flatMap(\.members.methods).first
        {
            $0.name.plain == name && !$0.info.isStatic && $0.body != nil && $0.accepts(labels)
        }
    }

    /// A publisher with one more operator.
    private func added(_ step: StreamRecord.Operator, to number: Int) -> Term {
        var record = streams[number]
        record.operators.append(step)
        return stream(record)
    }

    /// What an operator does, by its name and arguments.
    private func step(_ name: String, _ arguments: [Argument], in scope: Scope) throws -> StreamRecord.Operator {
        let values = try arguments.map { try detached($0.value, in: scope) }
        let labels = arguments.map { $0.isTrailing ? nil : $0.label }
        switch (name, values.count) {
        case ("receive", _), ("delay", _), ("throttle", _):
            return .later(onlyLast: false, on: delivery(arguments, values))
        case ("debounce", _): return .later(onlyLast: true, on: delivery(arguments, values))
        case ("removeDuplicates", 0): return .removeDuplicates(by: nil)
        case ("removeDuplicates", 1): return .removeDuplicates(by: values[0])
        case ("mapError", 1): return .mapError(values[0])
        case ("replaceNil", 1): return .map(replacing(nil: values[0]))
        case ("replaceError", 1): return .replaceError(values[0])
        case ("catch", 1): return .rescue(values[0])
        case ("map", 1), ("tryMap", 1): return .map(values[0])
        case ("filter", 1), ("tryFilter", 1): return .filter(values[0])
        case ("compactMap", 1), ("tryCompactMap", 1): return .compactMap(values[0])
        case ("flatMap", 1): return .flatten(values[0], onlyLatest: false)
        case ("flatMap", 2): return .flatten(values[1], onlyLatest: false)
        case ("switchToLatest", 0): return .flatten(nil, onlyLatest: true)
        case ("scan", 2): return .scan(values[0], values[1])
        case ("prepend", _) where labels.allSatisfy { $0 == nil } && !values.contains { stream(of: $0) != nil }:
            return .prepend(values)
        case ("collect", 0): return .collect
        case ("first", 0): return .prefix(1)
        case ("dropFirst", 0): return .drop(1)
        case ("dropFirst", 1): if case .integer(let count) = values[0] { return .drop(count) }
        case ("prefix", 1) where labels[0] == nil: if case .integer(let count) = values[0] { return .prefix(count) }
        case ("handleEvents", _):
            let watched = Set(labels.map { $0 ?? "" })
            guard watched.isSubset(of: ["receiveOutput", "receiveCompletion", "receiveCancel"]) else { break }
            func value(_ label: String) -> Term? { labels.firstIndex(of: label).map { values[$0] } }
            return .watch(
                value: value("receiveOutput"), end: value("receiveCompletion"), cancel: value("receiveCancel"))
        default: break
        }
        return .other(name)
    }

    /// What gives a value instead of nothing.
    private func replacing(nil value: Term) -> Term {
        let scope = Scope(selfTerm: .unknown)
        scope.values["other"] = value
        let body = [Statement(.expression(.binary(.name("$0"), "??", .name("other"))), at: place)]
        closures.append(ClosureRecord(expression: ClosureExpression(body: body), scope: scope))
        return .closure(closures.count - 1)
    }

    /// Where an operator delivers that is told a scheduler, and for how long it waits.
    private func delivery(_ arguments: [Argument], _ values: [Term]) -> StreamRecord.Delivery {
        let texts = arguments.map(\.value.text)
        let pause = zip(arguments, values).firstNonNil { argument, value in
            argument.label == "for" ? seconds(reduce(value), "seconds") : nil
        }
        if texts.contains(where: { $0.contains("RunLoop") }) || pause.map({ $0 > Self.longestWait }) == true {
            return .notInTests
        }
        if texts.contains(where: { $0.contains("DispatchQueue.global") }) { return .inAnyOrder }
        guard arguments.contains(where: { $0.value.isMainQueue }) else { return .inOrder }
        return arguments.contains { $0.label == "for" } ? .onMainLater : .onMain
    }

    /// The publisher that a value is, or that an object of the SUT is.
    func stream(of term: Term) -> Int? {
        switch term {
        case .stream(let number): number
        case .holder(let holder) where subject.isCurrentValueSubject(holder):
            stream(of: stream(StreamRecord(source: .state("\(holder).value"))))
        case .place(let place) where isGivenSubject(place):
            stream(of: stream(StreamRecord(source: .given(canonical(place)))))
        default: nil
        }
    }

    /// Whether a value is a subject that a test gives, and that keeps its current value.
    func isGivenSubject(_ place: SymbolicValue) -> Bool {
        guard let type = type(of: place), subject.types.expanded(type).bare.lastName == "CurrentValueSubject" else {
            return false
        }
        return object(.place(place)) != nil
    }

    /// A method of a subject that keeps its current value.
    func callSubject(_ holder: String, _ name: String, _ arguments: [Argument], in scope: Scope) throws -> Term {
        let property = "\(holder).value"
        guard name == "send" else {
            guard let number = stream(of: .holder(holder)) else { return .unknown }
            return try callStream(number, name, arguments, in: scope)
        }
        guard let argument = arguments.first else {
            try setState(property, .void)
            return .void
        }
        guard argument.label == nil else { return try end(.state(property), with: argument, in: scope) }
        try setState(property, detached(argument.value, in: scope, expecting: subject.property(property)?.type))
        return .void
    }

    /// `subject.send(value)`, `subject.send(completion: .finished)`
    private func send(through record: StreamRecord, _ arguments: [Argument], in scope: Scope) throws -> Term {
        guard let argument = arguments.first else {
            try emit(.void, from: record.source)
            return .void
        }
        guard argument.label == nil else { return try end(record.source, with: argument, in: scope) }
        try emit(told(detached(argument.value, in: scope, expecting: record.output)), from: record.source)
        return .void
    }

    private func end(_ source: StreamRecord.Source, with argument: Argument, in scope: Scope) throws -> Term {
        switch try detached(argument.value, in: scope) {
        case .enumCase(_, "finished", _): try end(source, with: nil)
        case .enumCase(_, "failure", let payload): try end(source, with: payload.first?.value ?? .unknown)
        default: mayEmit(from: source)
        }
        return .void
    }

    /// `publisher.subscribe(subject)`
    private func subscribe(_ number: Int, with term: Term) throws -> Term {
        let source: StreamRecord.Source
        switch term {
        case .holder(let holder): source = .state("\(holder).value")
        case .stream(let number) where streams[number].operators.isEmpty: source = streams[number].source
        default:
            havoc(term)
            return .unknown
        }
        return try subscribed(
            number,
            Listener(
                value: { machine, value in
                    if case .state(let property) = source {
                        try machine.setState(property, value)
                    } else {
                        try machine.emit(value, from: source)
                    }
                }, end: { try $0.end(source, with: $1) }, anything: { $0.mayEmit(from: source) }))
    }

    private func sink(_ number: Int, _ arguments: [Argument], in scope: Scope) throws -> Term {
        guard let receive = arguments.last(where: { $0.label != "receiveCompletion" }) else {
            return try foreign(arguments, in: scope)
        }
        let take = try detached(receive.value, in: scope)
        guard case .closure = take else { return try foreign(arguments, in: scope) }
        // Of two closures the first is told the end, whether its label is written or not.
        let end = try arguments.dropLast().first.map { try detached($0.value, in: scope) }
        return try subscribed(
            number,
            Listener(
                value: { _ = try $0.perform(take, on: [$1]) },
                end: { machine, error in if let end { _ = try machine.perform(end, on: [.completion(error)]) } },
                anything: { machine in for case let function? in [take, end] { machine.havoc(function) } }))
    }

    /// `assign(to: &$title)`, `assign(to: \.title, on: self)`
    private func assign(_ number: Int, _ arguments: [Argument], in scope: Scope) throws -> Term {
        var name: String?
        switch arguments.first?.value {
        case .inOut(.name(let projected))? where projected.hasPrefix("$"): name = String(projected.dropFirst())
        case .inOut(.member(.name("self")?, let projected))? where projected.hasPrefix("$"):
            name = String(projected.dropFirst())
        case .keyPath(_, let components)? where arguments.count == 2 && arguments[1].value == .name("self"):
            name = components.count == 1 ? components[0] : nil
        default: break
        }
        guard let name, let property = subject.property(name), property.isStored else {
            return try foreign(arguments, in: scope)
        }
        let here = place
        return try subscribed(
            number,
            Listener(
                value: { machine, value in
                    machine.executed.insert(here)
                    try machine.setState(name, value)
                }, anything: { $0.forget(property: name) }))
    }

    /// Subscribes a sink, and gives what cancels it.
    private func subscribed(_ number: Int, _ listener: Listener) throws -> Term {
        sinks += 1
        let (sink, here) = (sinks, place)
        var placed = listener
        placed.value = { machine, value in
            if !machine.cancelled.contains(sink) {
                try machine.standing(at: here) { try listener.value(machine, value) }
            }
        }
        placed.end = { machine, error in
            if !machine.cancelled.contains(sink) {
                try machine.standing(at: here) { try listener.end(machine, error) }
            }
        }
        try connect(number, to: placed, sink: sink)
        return .listening(sink)
    }

    /// Runs what was written elsewhere.
    private func standing(at here: SourceLocation, _ body: () throws -> Void) throws {
        let outer = place
        place = here
        defer { place = outer }
        try body()
    }
}
