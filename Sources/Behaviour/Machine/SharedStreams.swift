import Facts

/// How a publisher is listened to for all who share it.
struct SharedSubscription {
    /// The sink through which it comes.
    var sink: Int
    /// Whether it ended.
    var isOver = false
}

/// `publisher.share()`: the first who listens connects it, and who comes later hears what comes from then on.
extension Machine {
    /// Adds a listener to those who share a publisher.
    func share(_ number: Int, with listener: Listener, sink: Int?) throws {
        let source = StreamRecord.Source.shared(number)
        if sharing[number]?.isOver == true { return try listener.end(self, nil) }
        subscriptions.append(Subscription(source: source, listener: listener, sink: sink))
        guard sharing[number] == nil else { return }
        sinks += 1
        sharing[number] = SharedSubscription(sink: sinks)
        let all = Listener(
            value: { try $0.emit($1, from: source) },
            end: { machine, error in
                machine.sharing[number]?.isOver = true
                try machine.end(source, with: error)
            }, anything: { $0.mayEmit(from: source) })
        try connect(number, to: all, sink: sinks)
    }

    /// Ends listening to what nobody shares any more: whoever comes next begins anew.
    func leaveShared() throws {
        for (number, shared) in sharing.sorted(by: { $0.key < $1.key }) where !shared.isOver {
            let isHeard = subscriptions.indices.contains {
                subscriptions[$0].source == .shared(number) && isListening($0)
            }
            guard !isHeard else { continue }
            sharing[number] = nil
            try cancel(shared.sink)
        }
    }
}
