// swift-format-ignore-file: ReplaceForEachWithForLoop
import Foundation

class RecipeCatalogueService {
    typealias Completion<T> = (Result<T, CatalogueError>) -> Void

    weak var observer: CatalogueObserver?

    private(set) var knownPages = 0
    private(set) var hasMore = true

    private let transport: RecipeTransport
    private let favourites: FavouriteStoring
    private let time: TimeSource
    private let lifetime: TimeInterval
    private lazy var details = ExpiringCache<Recipe.ID, Recipe>(lifetime: lifetime, time: time)
    private lazy var searches = ExpiringCache<RecipeQuery, [Recipe]>(lifetime: lifetime / 2, time: time)
    private var waiting: [Recipe.ID: [Completion<Recipe>]] = [:]
    private var searchInFlight: Cancellable?
    private lazy var decoder = JSONDecoder()

    init(
        transport: RecipeTransport,
        favourites: FavouriteStoring = DefaultsFavouriteStore.shared,
        time: TimeSource = ProcessTime(),
        lifetime: TimeInterval = 300
    ) {
        self.transport = transport
        self.favourites = favourites
        self.time = time
        self.lifetime = lifetime
    }

    // MARK: - Single recipes

    /// Concurrent calls for the same recipe share one request.
    func recipe(id: Recipe.ID, completion: @escaping Completion<Recipe>) {
        if let cached = details[id] {
            completion(.success(marked(cached)))
            return
        }
        if waiting[id] != nil {
            waiting[id]?.append(completion)
            return
        }
        waiting[id] = [completion]
        transport.get(path: "recipes/\(id)", query: [:]) { [weak self] response in
            guard let self else { return }
            let outcome = self.decode(RecipeDTO.self, from: response, missing: id).map(self.recipe(from:))
            if case .success(let recipe) = outcome { self.details[id] = recipe }
            let callbacks = self.waiting.removeValue(forKey: id) ?? []
            callbacks.forEach { $0(outcome.map(self.marked)) }
        }
    }

    // MARK: - Pages

    func loadNextPage(completion: @escaping Completion<[Recipe]>) {
        guard hasMore else { return completion(.success([])) }
        let page = knownPages + 1
        transport.get(path: "recipes", query: ["page": String(page), "size": "20"]) { [weak self] response in
            guard let self else { return }
            switch self.decode(RecipePageDTO.self, from: response) {
            case .success(let dto):
                let recipes = dto.items.map(self.recipe(from:))
                recipes.forEach { self.details[$0.id] = $0 }
                self.knownPages = page
                self.hasMore = dto.nextPage != nil
                self.observer?.catalogue(self, didRefresh: recipes.map(self.marked), page: page)
                completion(.success(recipes.map(self.marked)))
            case .failure(.notFound), .failure(.server(status: 404)):
                self.hasMore = false
                completion(.success([]))
            case .failure(let error):
                completion(.failure(error))
            }
        }
    }

    // MARK: - Search

    func search(_ query: RecipeQuery, completion: @escaping Completion<[Recipe]>) {
        let query = normalised(query)
        searchInFlight?.cancel()
        searchInFlight = nil
        guard query.text != nil || query.diet != .anything || query.maximumMinutes != nil else {
            return completion(.success([]))
        }
        if let hits = searches[query] {
            return completion(.success(hits.map(marked)))
        }
        searchInFlight = transport.get(path: "search", query: parameters(for: query)) { [weak self] response in
            guard let self else { return }
            defer { self.searchInFlight = nil }
            let outcome = self.decode([RecipeDTO].self, from: response).map { items in
                self.ranked(items.map(self.recipe(from:)).filter { self.matches($0, query) }, text: query.text)
            }
            if case .success(let hits) = outcome, !hits.isEmpty { self.searches[query] = hits }
            completion(outcome.map { $0.map(self.marked) })
        }
    }

    // MARK: - Favourites

    @discardableResult
    func toggleFavourite(_ id: Recipe.ID) -> Bool {
        var ids = favourites.favouriteIDs
        let added = ids.insert(id).inserted
        if !added { ids.remove(id) }
        favourites.favouriteIDs = ids
        return added
    }

    func shoppingList(for recipes: [Recipe]) -> [Ingredient] {
        let all = recipes.flatMap(\.ingredients)
        return Dictionary(grouping: all) { $0.name.lowercased() }
            .map { name, items -> Ingredient in
                let weights = items.compactMap(\.grams)
                return Ingredient(name: name, grams: weights.isEmpty ? nil : weights.reduce(0, +))
            }
            .sorted { $0.name < $1.name }
    }

    func invalidate() {
        details.removeAll()
        searches.removeAll()
        knownPages = 0
        hasMore = true
        observer?.catalogueDidInvalidate(self)
    }
}

// MARK: - Mapping

extension RecipeCatalogueService {
    fileprivate func decode<T: Decodable>(
        _ type: T.Type, from response: Result<Data, HTTPFailure>, missing id: Recipe.ID? = nil
    ) -> Result<T, CatalogueError> {
        switch response {
        case .success(let data):
            guard let value = try? decoder.decode(type, from: data) else { return .failure(.malformed) }
            return .success(value)
        case .failure(.status(404)):
            return .failure(id.map { CatalogueError.notFound($0) } ?? .server(status: 404))
        case .failure(.status(let code)) where code == 401 || code == 403:
            return .failure(.signedOut)
        case .failure(.status(let code)):
            return .failure(.server(status: code))
        case .failure(.noConnection):
            return .failure(.unavailable)
        }
    }

    fileprivate func recipe(from dto: RecipeDTO) -> Recipe {
        Recipe(
            id: dto.id, title: dto.title, diet: dto.diet ?? .anything,
            minutes: dto.prepMinutes + (dto.cookMinutes ?? 0), ingredients: dto.ingredients)
    }

    fileprivate func marked(_ recipe: Recipe) -> Recipe {
        var copy = recipe
        copy.isFavourite = favourites.favouriteIDs.contains(recipe.id)
        return copy
    }

    fileprivate func normalised(_ query: RecipeQuery) -> RecipeQuery {
        var copy = query
        let text = query.text?.trimmingCharacters(in: .whitespaces).lowercased() ?? ""
        copy.text = text.count < 2 ? nil : text
        return copy
    }

    fileprivate func parameters(for query: RecipeQuery) -> [String: String] {
        var result: [String: String] = [:]
        result["q"] = query.text
        if query.diet != .anything { result["diet"] = query.diet.rawValue }
        result["max"] = query.maximumMinutes.map(String.init)
        return result
    }

    fileprivate func matches(_ recipe: Recipe, _ query: RecipeQuery) -> Bool {
        guard query.diet.allows(recipe.diet) else { return false }
        if let limit = query.maximumMinutes, recipe.minutes > limit { return false }
        return true
    }

    /// Titles that start with the words come first, then the quicker dishes.
    fileprivate func ranked(_ recipes: [Recipe], text: String?) -> [Recipe] {
        func rank(_ recipe: Recipe) -> Int {
            guard let text else { return 0 }
            return recipe.title.lowercased().hasPrefix(text) ? 0 : 1
        }
        return recipes.sorted { (rank($0), $0.minutes, $0.id) < (rank($1), $1.minutes, $1.id) }
    }
}
