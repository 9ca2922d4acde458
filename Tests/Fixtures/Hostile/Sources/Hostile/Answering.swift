/// Code in which no change is known that could be planted: what was read of it stays.
protocol AnswerStore {
    func answer() -> Result<Answer, AnswerError>
}

struct Answer: Equatable {
    let text: String
}

enum AnswerError: Error, Equatable {
    case gone
    case late
}

struct Answering {
    private let store: any AnswerStore

    init(store: any AnswerStore) {
        self.store = store
    }

    func ask() -> Result<Answer, AnswerError> {
        switch store.answer() {
        case .success(let answer): return .success(answer)
        case .failure(let error): return .failure(error)
        }
    }
}
