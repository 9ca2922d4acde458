/// Asks for reviews.
protocol ReviewPrompt {
    func ask()
}

/// Counts launches.
protocol LaunchCounter: AnyObject {
    var launches: Int { get set }
    var lastVersion: String? { get set }
}

/// An interactor with arithmetic on a dependency's properties.
final class ReviewInteractor {
    private let prompt: ReviewPrompt
    private let counter: LaunchCounter
    private let version: String

    init(prompt: ReviewPrompt, counter: LaunchCounter, version: String) {
        self.prompt = prompt
        self.counter = counter
        self.version = version
    }

    func applicationDidLaunch() {
        counter.launches += 1
        if counter.launches >= 5, counter.lastVersion != version {
            prompt.ask()
            counter.lastVersion = version
            counter.launches = 0
        }
    }
}
