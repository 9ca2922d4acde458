import Foundation

@MainActor
final class PlannerStore {
    typealias Picker = @MainActor ([Meal]) -> Meal?

    private(set) var state: PlannerState {
        didSet {
            guard state != oldValue else { return }
            for observer in observers.values { observer(state) }
        }
    }

    private let service: any MealService
    private let analytics: any PlannerAnalytics
    private let flags: any PlannerFlags
    private let pick: Picker

    private var observers: [Int: (PlannerState) -> Void] = [:]
    private var nextToken = 0
    private var history: [[Weekday: String]] = []

    private static let historyLimit = 10

    init(
        state: PlannerState = PlannerState(),
        service: any MealService,
        analytics: any PlannerAnalytics,
        flags: any PlannerFlags,
        pick: @escaping Picker = { $0.randomElement() }
    ) {
        self.state = state
        self.service = service
        self.analytics = analytics
        self.flags = flags
        self.pick = pick
    }

    @discardableResult
    func observe(_ handler: @escaping (PlannerState) -> Void) -> Int {
        defer { nextToken += 1 }
        observers[nextToken] = handler
        handler(state)
        return nextToken
    }

    func stopObserving(_ token: Int) {
        observers[token] = nil
    }

    // MARK: - Reducing

    func send(_ action: PlannerAction) async {
        switch action {
        case .appeared:
            guard state.phase == .idle else { return }
            analytics.record(PlannerEvent(name: "planner_opened"))
            await load()
        case .retry:
            guard case .failed = state.phase else { return }
            await load()
        case .dayTapped(let day):
            guard state.phase == .ready else { return }
            state.sheet = .picker(day)
        case .mealPicked(let id):
            pickMeal(id)
        case .mealRemoved(let day):
            guard let id = state.plan[day] else { return }
            change { $0[day] = nil }
            analytics.record(PlannerEvent(name: "meal_removed", properties: ["meal": id]))
        case .swapped(let first, let second):
            guard first != second else { return }
            change { plan in
                let meal = plan[first]
                plan[first] = plan[second]
                plan[second] = meal
            }
        case .servingsChanged(let servings):
            changeServings(servings)
        case .vegetarianToggled:
            state.vegetarianOnly.toggle()
        case .surpriseTapped:
            fillWithSurprises()
        case .shoppingTapped:
            guard flags.isOn(.shoppingList) else {
                state.sheet = .upgrade
                return
            }
            state.sheet = .shoppingList(shoppingList)
        case .saveTapped:
            await save()
        case .undoTapped:
            guard let previous = history.popLast() else { return }
            state.plan = previous
            state.isSaved = false
            state.notice = nil
        case .sheetDismissed:
            state.sheet = nil
        }
    }

    // MARK: - Derived

    var choices: [Meal] {
        state.meals
            .filter { !state.vegetarianOnly || $0.isVegetarian }
            .sorted { ($0.minutes, $0.name) < ($1.minutes, $1.name) }
    }

    var shoppingList: [Meal.Ingredient] {
        let needed = state.plan.values.compactMap(meal).flatMap(\.ingredients)
        return Dictionary(grouping: needed, by: \.name)
            .map { name, parts in
                Meal.Ingredient(name: name, grams: parts.reduce(0) { $0 + $1.grams } * state.servings)
            }
            .sorted { $0.name < $1.name }
    }

    var canUndo: Bool { !history.isEmpty }
    var canSave: Bool { !state.isSaved && !state.isSaving && state.phase == .ready }
    var openDays: [Weekday] { Weekday.allCases.filter { state.plan[$0] == nil } }

    // MARK: - Effects

    private func load() async {
        state.phase = .loading
        do {
            let meals = try await service.meals()
            let plan = try await service.plan()
            let known = Set(meals.map(\.id))
            state.meals = meals
            state.plan = plan.filter { known.contains($0.value) }
            state.isSaved = state.plan.count == plan.count
            state.phase = .ready
        } catch PlannerError.offline {
            state.phase = .failed("You are offline.")
        } catch {
            state.phase = .failed("The planner could not be loaded.")
            analytics.record(PlannerEvent(name: "load_failed"))
        }
    }

    private func save() async {
        guard canSave else { return }
        state.isSaving = true
        state.notice = nil
        defer { state.isSaving = false }
        let plan = state.plan
        let servings = state.servings
        do {
            try await service.save(plan, servings: servings)
            state.isSaved = state.plan == plan && state.servings == servings
            history.removeAll()
            state.notice = "Plan saved"
            analytics.record(PlannerEvent(name: "plan_saved", properties: ["days": String(plan.count)]))
        } catch PlannerError.conflict(let latest) {
            state.plan = latest.merging(plan) { _, mine in mine }
            state.notice = "Someone else changed the plan."
        } catch PlannerError.planLimitReached {
            state.sheet = .upgrade
        } catch {
            state.notice = "The plan was not saved."
        }
    }

    // MARK: - Changes

    private func pickMeal(_ id: Meal.ID) {
        guard case .picker(let day) = state.sheet, let meal = meal(id) else { return }
        state.sheet = nil
        guard state.plan[day] != id else { return }
        change { $0[day] = id }
        let properties = ["meal": meal.id, "day": String(day.rawValue)]
        analytics.record(PlannerEvent(name: "meal_picked", properties: properties))
    }

    private func changeServings(_ servings: Int) {
        let limit = flags.isOn(.largeHouseholds) ? 12 : 6
        guard servings >= 1 else { return }
        guard servings <= limit else {
            state.notice = "At most \(limit) servings."
            return
        }
        guard servings != state.servings else { return }
        state.servings = servings
        state.isSaved = false
    }

    private func fillWithSurprises() {
        guard flags.isOn(.surprise), state.phase == .ready else { return }
        var used = Set(state.plan.values)
        var surprises: [Weekday: String] = [:]
        for day in openDays {
            let isWeekend = day >= .saturday
            let options = choices.filter { !used.contains($0.id) && (isWeekend || $0.minutes <= 30) }
            guard let meal = pick(options) else { continue }
            used.insert(meal.id)
            surprises[day] = meal.id
        }
        guard !surprises.isEmpty else {
            state.notice = "No more meals to suggest."
            return
        }
        change { $0.merge(surprises) { old, _ in old } }
        analytics.record(PlannerEvent(name: "surprise", properties: ["count": String(surprises.count)]))
    }

    private func change(_ update: (inout [Weekday: String]) -> Void) {
        var plan = state.plan
        update(&plan)
        guard plan != state.plan else { return }
        history = (history + [state.plan]).suffix(Self.historyLimit)
        state.plan = plan
        state.isSaved = false
    }

    private func meal(_ id: Meal.ID) -> Meal? {
        state.meals.first { $0.id == id }
    }
}
