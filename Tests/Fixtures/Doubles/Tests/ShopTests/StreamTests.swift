import Testing

@testable import Shop

@Suite struct StreamTests {
    @Test func whatIsSentBeforehandWaits() async {
        let radio = RadioMock()
        radio.sendSignals(1, 2)
        radio.finishSignals()
        var heard: [Int] = []
        for await signal in radio.signals(of: 7) { heard.append(signal) }
        #expect(heard == [1, 2])
        #expect(radio.signalsReceivedChannel == 7)
    }

    @Test func whoeverListensHearsWhatIsSentThen() async {
        let radio = RadioMock()
        radio.sendSignals()
        var first = radio.signals(of: 1).makeAsyncIterator()
        var second = radio.signals(of: 2).makeAsyncIterator()
        radio.sendSignals(5)
        #expect(await first.next() == 5)
        #expect(await second.next() == 5)
    }

    @Test func aStreamEndsWithItsError() async {
        let radio = RadioMock()
        radio.sendAlarms("fire")
        radio.finishAlarms(throwing: ShopError.sold)
        var heard: [String] = []
        await #expect(throws: ShopError.sold) {
            for try await alarm in radio.alarms { heard.append(alarm) }
        }
        #expect(heard == ["fire"])
    }

    @Test func whatIsStubbedComesFirst() async {
        let radio = RadioMock()
        radio.sendSignals(1)
        radio.signalsReturnValue = AsyncStream { continuation in
            continuation.yield(9)
            continuation.finish()
        }
        var heard: [Int] = []
        for await signal in radio.signals(of: 1) { heard.append(signal) }
        #expect(heard == [9])
    }

    @Test func whatWasAskedForBeforeTheFirstIsSentIsSaid() {
        let radio = RadioMock()
        _ = radio.signals(of: 1)
        withKnownIssue { radio.sendSignals(1) }
    }

    @Test func resetEndsStreams() async {
        let radio = RadioMock()
        radio.sendSignals()
        var listener = radio.signals(of: 1).makeAsyncIterator()
        radio.reset()
        #expect(await listener.next() == nil)
    }

    @Test func aSequenceIsFed() async {
        let ticks = TicksMock()
        ticks.send(1, 2)
        ticks.finish()
        var heard: [Int] = []
        for await tick in ticks { heard.append(tick) }
        #expect(heard == [1, 2])
    }
}
