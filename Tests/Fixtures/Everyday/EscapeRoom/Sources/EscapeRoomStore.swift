import Foundation

@MainActor
final class EscapeRoomStore {
    static let hintPenalty = 60
    static let attemptsBeforeLock = 3
    static let lockDuration: TimeInterval = 30

    private(set) var state = State() {
        didSet {
            if state != oldValue { onChange?(state) }
        }
    }

    var onChange: ((State) -> Void)?

    private let team: String
    private let api: any EscapeRoomAPI
    private let notesStore: any NotesStoring
    private let clock: any Clock<Duration>
    private let now: () -> Date
    private var timer: Task<Void, Never>?
    private var pendingSave: Task<Void, Never>?

    init(
        team: String,
        api: any EscapeRoomAPI,
        notesStore: any NotesStoring,
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping () -> Date = { Date() }
    ) {
        self.team = team
        self.api = api
        self.notesStore = notesStore
        self.clock = clock
        self.now = now
    }

    func send(_ action: Action) async {
        switch action {
        case .open(let roomID):
            await open(roomID)
        case .pause:
            guard state.phase == .playing else { return }
            state.phase = .paused
            stopTimer()
        case .resume:
            guard state.phase == .paused else { return }
            state.phase = .playing
            startTimer()
        case .tick:
            tick()
        case .typed(let text):
            guard state.phase == .playing, let puzzle = state.puzzle else { return }
            state.code = String(text.uppercased().filter { $0.isLetter || $0.isNumber }.prefix(puzzle.codeLength))
        case .submitCode:
            await submitCode()
        case .askForHint:
            askForHint()
        case .notesChanged(let notes):
            notesChanged(notes)
        case .dismissToast:
            state.toast = nil
        case .leave:
            await leave()
        }
    }

    // MARK: - Game

    private func open(_ roomID: String) async {
        guard state.phase != .loading, state.phase != .playing else { return }
        state = State(phase: .loading)
        do {
            let room = try await api.room(id: roomID)
            state.room = room
            state.secondsLeft = room.duration
            state.notes = await notesStore.notes(roomID: room.id)
            state.phase = .playing
            startTimer()
        } catch let error as GameError {
            state.phase = .failed(error)
        } catch {
            state.phase = .failed(.network)
        }
    }

    private func tick() {
        guard state.phase == .playing else { return }
        state.secondsLeft -= 1
        if let lockedUntil = state.lockedUntil, lockedUntil <= now() {
            state.lockedUntil = nil
            state.wrongAttempts = 0
        }
        if state.secondsLeft == 60 {
            state.toast = "One minute left!"
        }
        endIfTimeIsUp()
    }

    private func submitCode() async {
        guard state.phase == .playing, !state.isChecking, let puzzle = state.puzzle else { return }
        guard state.code.count == puzzle.codeLength else { return }
        if let lockedUntil = state.lockedUntil, lockedUntil > now() {
            let seconds = Int(lockedUntil.timeIntervalSince(now()).rounded(.up))
            state.toast = "Locked for \(seconds) s"
            return
        }

        state.isChecking = true
        defer { state.isChecking = false }
        do {
            let isCorrect = try await api.check(code: state.code, puzzleID: puzzle.id)
            guard state.puzzle == puzzle, state.phase != .timeUp else { return }
            state.code = ""
            if isCorrect {
                await advance()
            } else {
                registerWrongAttempt()
            }
        } catch {
            state.toast = "Could not check the code. Try again."
        }
    }

    private func advance() async {
        state.puzzleIndex += 1
        state.wrongAttempts = 0
        state.lockedUntil = nil
        state.shownHints = []
        guard state.puzzle == nil, let room = state.room else {
            state.toast = "Solved!"
            return
        }

        stopTimer()
        state.phase = .escaped(rank: nil)
        let result = GameResult(
            roomID: room.id,
            team: team,
            secondsLeft: state.secondsLeft,
            hintsUsed: state.hintsUsed,
            finishedAt: now()
        )
        do {
            state.phase = .escaped(rank: try await api.submit(result))
        } catch GameError.unauthorized {
            state.toast = "Sign in to appear on the scoreboard."
        } catch {
            state.toast = "Your result could not be sent."
        }
    }

    private func registerWrongAttempt() {
        state.wrongAttempts += 1
        if state.wrongAttempts >= Self.attemptsBeforeLock {
            state.lockedUntil = now().addingTimeInterval(Self.lockDuration)
            state.toast = "Too many attempts"
        } else {
            state.toast = "Wrong code"
        }
    }

    private func askForHint() {
        guard state.phase == .playing, let puzzle = state.puzzle else { return }
        guard state.shownHints.count < puzzle.hints.count else {
            state.toast = "No more hints"
            return
        }
        state.shownHints.append(puzzle.hints[state.shownHints.count])
        state.hintsUsed += 1
        if state.hintsUsed > 1 {
            state.secondsLeft = max(0, state.secondsLeft - Self.hintPenalty)
            endIfTimeIsUp()
        }
    }

    private func endIfTimeIsUp() {
        guard state.secondsLeft <= 0 else { return }
        state.secondsLeft = 0
        state.phase = .timeUp
        stopTimer()
    }

    private func leave() async {
        stopTimer()
        pendingSave?.cancel()
        if !state.notesAreSaved { await saveNotes() }
        state = State()
    }

    // MARK: - Effects

    private func startTimer() {
        timer?.cancel()
        timer = Task { [weak self, clock] in
            while !Task.isCancelled {
                guard (try? await clock.sleep(for: .seconds(1))) != nil else { return }
                await self?.send(.tick)
            }
        }
    }

    private func stopTimer() {
        timer?.cancel()
        timer = nil
    }

    private func notesChanged(_ notes: String) {
        guard state.room != nil, notes != state.notes else { return }
        state.notes = notes
        state.notesAreSaved = false
        pendingSave?.cancel()
        pendingSave = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .milliseconds(500))) != nil else { return }
            await self?.saveNotes()
        }
    }

    private func saveNotes() async {
        guard let room = state.room else { return }
        let notes = state.notes
        do {
            try await notesStore.save(notes, roomID: room.id)
            if state.notes == notes { state.notesAreSaved = true }
        } catch {
            state.toast = "Notes could not be saved."
        }
    }
}
