import Testing

/// Delegates: who is told, and what is told to the SUT.
@Suite struct DelegatesTable {
    @Test(arguments: understood) func isUnderstood(_ snippet: Snippet) throws { try snippet.isUnderstood() }
    @Test(arguments: limits) func isNotUnderstoodYet(_ snippet: Snippet) throws { try snippet.isNotUnderstoodYet() }

    static let understood: [Snippet] = [
        Snippet(
            "a weak delegate that a method is handed",
            """
            protocol Board: AnyObject { func show(_ text: String) }
            final class Desk {
                private weak var board: Board?
                func attach(_ board: Board) { self.board = board }
                func start() { 1️⃣board?.show("started") }
            }
            """,
            reads: """
                attach(board) ⇒ nothing
                start() after attach(board) ⇒ board.show("started") 1️⃣
                """),
        Snippet(
            "a delegate of the initialiser",
            """
            protocol PlayerDelegate: AnyObject { func playerDidStop(_ count: Int) }
            final class Player {
                private weak var delegate: PlayerDelegate?
                init(delegate: PlayerDelegate) { self.delegate = delegate }
                func stop() { 1️⃣delegate?.playerDidStop(3) }
            }
            """,
            reads: """
                stop() ⇒ delegate.playerDidStop(3) 1️⃣
                """),
        Snippet(
            "a delegate among plain values that the initialiser is given in one",
            """
            protocol PlayerDelegate: AnyObject { func wants(_ song: String) }
            struct PlayerSetup { let song: String; let tracks: Int; weak var delegate: (any PlayerDelegate)? }
            final class Player {
                private let setup: PlayerSetup
                private(set) var isLong = false
                init(setup: PlayerSetup) { self.setup = setup }
                func stop() {
                    1️⃣setup.delegate?.wants(setup.song)
                    if setup.tracks > 9 { 2️⃣isLong = true }
                }
            }
            """,
            reads: """
                stop() when tracks == 10 ⇒ delegate.wants(song) · sut.isLong == true 1️⃣2️⃣
                stop() when tracks == 9 ⇒ delegate.wants(song) · sut.isLong == false 1️⃣
                """),
        Snippet(
            "what the SUT does as a delegate",
            """
            protocol DownloadDelegate: AnyObject { func downloadDidEnd(_ bytes: Int) }
            final class Model: DownloadDelegate {
                private(set) var bytes = 0
                func downloadDidEnd(_ bytes: Int) { 1️⃣self.bytes = bytes }
            }
            """,
            reads: """
                downloadDidEnd(bytes) ⇒ sut.bytes == bytes 1️⃣
                """),
        Snippet(
            "a delegate that a test may set",
            """
            protocol PlayerDelegate: AnyObject { func playerDidStop() }
            final class Player {
                weak var delegate: PlayerDelegate?
                func stop() { 1️⃣delegate?.playerDidStop() }
            }
            """,
            reads: """
                stop() ⇒ delegate.playerDidStop() 1️⃣
                """),
        Snippet(
            "the SUT makes itself the delegate while it is made",
            """
            protocol SourceDelegate: AnyObject { func sourceDidEnd() }
            protocol Source: AnyObject { var delegate: SourceDelegate? { get set }; func start() }
            final class Model: SourceDelegate {
                private(set) var isDone = false
                private let source: Source
                init(source: Source) { self.source = source; 1️⃣source.delegate = self }
                func sourceDidEnd() { 2️⃣isDone = true }
            }
            """,
            reads: """
                init ⇒ source.delegate == self 1️⃣
                sourceDidEnd() ⇒ sut.isDone == true 2️⃣
                """),
        Snippet(
            "the SUT adds itself as an observer",
            """
            protocol SourceObserver: AnyObject { func sourceDidEnd() }
            protocol Source: AnyObject { func add(_ observer: SourceObserver) }
            final class Model: SourceObserver {
                private(set) var isDone = false
                private let source: Source
                init(source: Source) { self.source = source }
                func attach() { 1️⃣source.add(self) }
                func sourceDidEnd() { 2️⃣isDone = true }
            }
            """,
            reads: """
                attach() ⇒ source.add(self) 1️⃣
                sourceDidEnd() ⇒ sut.isDone == true 2️⃣
                """),
        Snippet(
            "a closure that is put into a collaborator",
            """
            protocol Socket: AnyObject {
                var onText: ((String) -> Void)? { get set }
                func open()
            }
            final class Chat {
                private let socket: Socket
                private(set) var lines: [String] = []
                init(socket: Socket) { self.socket = socket }
                func start() {
                    socket.onText = { [weak self] text in
                        guard !text.isEmpty else { return }
                        1️⃣self?.lines.append(text)
                    }
                    2️⃣socket.open()
                }
            }
            """,
            reads: """
                start() ⇒ socket.open() 2️⃣
                start() when !earlier socket.onText#0.isEmpty after start(), socket calls onText ⇒ 2 × socket.open() 2️⃣
                socket calls onText when !socket.onText#0.isEmpty after start() ⇒ sut.lines == [socket.onText#0] 1️⃣
                socket calls onText when socket.onText#0.isEmpty after start() ⇒ sut.lines == []
                socket calls onText when !earlier socket.onText#0.isEmpty, socket.onText#0 == "onText 2" after start(), socket calls onText ⇒ sut.lines == [earlier socket.onText#0, socket.onText#0] 1️⃣
                """),
        Snippet(
            "a delegate that is told while nobody can have set it",
            """
            protocol ListDelegate: AnyObject { func didRebuild() }
            protocol Source { var names: [String] { get } }
            final class List {
                weak var delegate: ListDelegate?
                private(set) var rows: [String] = []
                private let source: Source
                init(source: Source) {
                    self.source = source
                    rebuild()
                }
                func rebuild() {
                    1️⃣rows = source.names
                    2️⃣delegate?.didRebuild()
                }
            }
            """,
            reads: """
                init ⇒ sut.rows == source.names 1️⃣
                rebuild() ⇒ delegate.didRebuild() · sut.rows == source.names 1️⃣2️⃣
                """),
    ]

    static let limits: [Snippet] = [
        Snippet(
            "the SUT as the delegate of a dependency that has nothing else",
            """
            protocol SourceDelegate: AnyObject { func sourceDidEnd() }
            protocol Source: AnyObject { var delegate: SourceDelegate? { get set } }
            final class Model: SourceDelegate {
                private(set) var isDone = false
                private let source: Source
                init(source: Source) { self.source = source }
                func attach() { 1️⃣source.delegate = self }
                func sourceDidEnd() { 2️⃣isDone = true }
            }
            """,
            reads: """
                attach() ⇒ nothing
                sourceDidEnd() ⇒ sut.isDone == true 2️⃣
                1️⃣ ⇒ nothing
                """)
    ]
}
