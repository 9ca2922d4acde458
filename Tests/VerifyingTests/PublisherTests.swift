import Testing

@testable import Behaviour
@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("What an explorer sends through doubles, and what it reads of the SUT")
struct PublisherTests {
    private static let board = """
        import Combine

        enum BoardError: Error { case closed }
        protocol Trains {
            var delays: AnyPublisher<[Int], Never> { get }
            func platform(of train: String) -> AnyPublisher<Int, BoardError>
            func name(_ number: Int) -> String
        }
        final class Board {
            private let trains: Trains
            private var bag: Set<AnyCancellable> = []
            private(set) var delays: [Int] = []
            private(set) var platform: Int?
            init(trains: Trains) {
                self.trains = trains
                trains.delays.sink { [weak self] in self?.delays = $0 }.store(in: &bag)
            }
            var first: String? { delays.first.map { trains.name($0) } }
            func show(_ train: String) {
                trains.platform(of: train).sink { _ in } receiveValue: { [weak self] in self?.platform = $0 }.store(in: &bag)
            }
        }
        """

    private static func written(_ trail: Trail) throws -> String {
        try PlannedSUT("Board", in: board).written(trail)
    }

    @Test(
        "Publishers send a value, end, stay open or fail",
        arguments: [
            (0, "Just<Int>(2).setFailureType(to: BoardError.self).eraseToAnyPublisher()"),
            (1, "Empty().eraseToAnyPublisher()"), (2, "Empty(completeImmediately: false).eraseToAnyPublisher()"),
            (3, "Fail(error: BoardError.closed).eraseToAnyPublisher()"),
        ])
    func ways(way: Int, publisher: String) throws {
        let key = "1/trains.platform(of:)"
        let show = try #require(
            try PlannedSUT("Board", in: Self.board).exploration?.doings.firstIndex { $0.words == "show" })
        let text = try Self.written(
            Trail(acts: [show], choices: [key: 1, key + ".": way, key + "=": 3], waits: [:]))
        #expect(text.contains("deps.trains.platformReturnValue = \(publisher)"), "\(text)")
    }

    @Test("What a SUT listens to is sent through the subject of the double")
    func emissions() throws {
        let found = try #require(try PlannedSUT("Board", in: Self.board).exploration)
        let act = try #require(found.doings.firstIndex { $0.emission?.target != nil })
        let text = try Self.written(Trail(acts: [act], choices: ["1/act\(act)/delays": 2], waits: [:]))
        #expect(
            text.contains("deps.trains.underlyingDelays = deps.trains.delaysSubject.eraseToAnyPublisher()"), "\(text)")
        #expect(text.contains("deps.trains.delaysSubject.send(delays)"), "\(text)")
        // The subject of a method is handed out by itself.
        #expect(found.doings.contains { $0.emission.map { $0.target == nil } ?? false })
    }

    @Test("What asks a double when it is read is an act; calls that are repeated are answered in turn")
    func asked() throws {
        let sut = try PlannedSUT("Board", in: Self.board)
        let found = try #require(sut.exploration)
        let read = try #require(found.doings.firstIndex { if case .read? = $0.act { true } else { false } })
        let choices = ["1/trains.name(_:)&": 1, "1/trains.name(_:)&=": 3]
        let text = try Self.written(Trail(acts: [read], choices: choices, waits: [:]))
        #expect(text.contains("sut.first"))
        #expect(text.contains("deps.trains.nameReturnValues = "), "\(text)")
        let file = ExplorerFile(sut.suite, found, looks: [], sut: "Board").text
        #expect(file.contains("let result = sut.first; x.see(\"result\", result)"))
        #expect(file.contains("import Combine"))
    }
}
