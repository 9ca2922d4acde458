import Foundation

/// Lets a conductor plan what is sung at a rehearsal, in which order and for how long.
final class RehearsalPlanProcessor: StateProcessor<RehearsalPlanState, RehearsalPlanAction, RehearsalPlanEffect> {
    // MARK: Types

    typealias Services = HasErrorReporter
        & HasPlanStore
        & HasSongLibrary
        & HasTimeProvider

    private enum Limits {
        static let undoSteps = 10
        static let minutes = 1...90
        static let searchResults = 15
    }

    // MARK: Properties

    private let coordinator: AnyCoordinator<PlanRoute>
    private let planID: RehearsalPlan.ID
    private let services: Services

    private var plan: RehearsalPlan?
    private var undoStack: [[PlanItem]] = []
    private var latestTerm = ""

    private var hasChanges: Bool {
        guard let plan else { return false }
        return plan.items != state.items
    }

    // MARK: Initialization

    init(
        coordinator: AnyCoordinator<PlanRoute>,
        planID: RehearsalPlan.ID,
        services: Services,
        state: RehearsalPlanState = RehearsalPlanState()
    ) {
        self.coordinator = coordinator
        self.planID = planID
        self.services = services
        super.init(state: state)
    }

    // MARK: Methods

    override func perform(_ effect: RehearsalPlanEffect) async {
        switch effect {
        case .appeared:
            await loadPlan()
        case .searchChanged(let term):
            await search(term)
        case .saveTapped:
            await save()
        }
    }

    override func receive(_ action: RehearsalPlanAction) {
        switch action {
        case .songPicked(let song):
            guard !state.items.contains(where: { $0.song.id == song.id }) else {
                state.toast = Toast(text: "\(song.title) is already planned")
                return
            }
            edit { $0.append(PlanItem(id: UUID(), song: song, minutes: song.typicalMinutes)) }
            state.searchResults = []
        case .itemMoved(let source, let destination):
            guard source != destination,
                state.items.indices.contains(source),
                state.items.indices.contains(destination)
            else { return }
            edit { items in
                let moved = items.remove(at: source)
                items.insert(moved, at: destination)
            }
        case .itemRemoved(let id):
            edit { $0.removeAll { $0.id == id } }
        case .minutesChanged(let id, let minutes):
            guard let index = state.items.firstIndex(where: { $0.id == id }) else { return }
            edit { $0[index].minutes = min(max(minutes, Limits.minutes.lowerBound), Limits.minutes.upperBound) }
        case .undoTapped:
            guard let previous = undoStack.popLast() else { return }
            state.items = previous
            state.canUndo = !undoStack.isEmpty
        case .closeTapped:
            coordinator.navigate(to: hasChanges ? .confirmDiscard : .dismissed(saved: nil))
        case .discardConfirmed:
            coordinator.navigate(to: .dismissed(saved: nil))
        case .toastShown(let toast):
            state.toast = toast
        }
    }

    // MARK: Private

    /// Applies one change to the items and remembers what they were before.
    private func edit(_ change: (inout [PlanItem]) -> Void) {
        guard state.isEditable else { return }
        var items = state.items
        change(&items)
        guard items != state.items else { return }
        undoStack.append(state.items)
        if undoStack.count > Limits.undoSteps { undoStack.removeFirst() }
        state.items = items
        state.canUndo = true
    }

    private func loadPlan() async {
        guard state.loading != .loading else { return }
        state.loading = .loading
        do {
            let plan = try await services.planStore.plan(id: planID)
            show(plan)
            state.isEditable = plan.startsAt > services.timeProvider.presentTime
            state.loading = .ready
        } catch {
            services.errorReporter.log(error: error)
            state.loading = .failed
        }
    }

    private func search(_ term: String) async {
        let term = term.trimmingCharacters(in: .whitespaces)
        latestTerm = term
        guard term.count >= 2 else {
            state.searchResults = []
            return
        }
        do {
            let songs = try await services.songLibrary.songs(matching: term, limit: Limits.searchResults)
            // Somebody who keeps typing must not see the results of an older term.
            guard term == latestTerm else { return }
            let planned = Set(state.items.map(\.song.id))
            state.searchResults = songs.filter { !planned.contains($0.id) }
        } catch {
            guard term == latestTerm else { return }
            services.errorReporter.log(error: error)
            state.searchResults = []
            state.toast = Toast(text: "The song library is not available")
        }
    }

    private func save() async {
        guard hasChanges, var plan else { return }
        guard !state.isOverbooked else {
            state.toast = Toast(text: "The plan is \(-state.minutesLeft) minutes too long")
            return
        }
        plan.items = state.items
        coordinator.showLoading(title: "Saving plan")
        defer { coordinator.hideLoading() }
        do {
            let saved = try await services.planStore.save(plan)
            show(saved)
            coordinator.navigate(to: .dismissed(saved: saved))
        } catch PlanStoreError.conflict(let theirs) {
            self.plan?.revision = theirs.revision
            coordinator.navigate(to: .conflict(theirs: theirs))
        } catch {
            services.errorReporter.log(error: error)
            state.toast = Toast(text: "The plan was not saved")
        }
    }

    private func show(_ plan: RehearsalPlan) {
        self.plan = plan
        undoStack = []
        state.canUndo = false
        state.items = plan.items
        state.lengthInMinutes = plan.lengthInMinutes
    }
}
