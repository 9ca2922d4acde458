import Foundation

/// Base class of all screens: a state the view renders, actions it sends, and outputs for the flow around it.
@MainActor
class StatefulViewModel<State: Equatable, ViewAction, Output> {
    private(set) var state: State
    var onStateChange: ((State) -> Void)?
    var onOutput: ((Output) -> Void)?

    init(initialState: State) {
        state = initialState
    }

    /// Subclasses handle every action of their screen here.
    func process(viewAction: ViewAction) {
        assertionFailure("process(viewAction:) has to be overridden")
    }

    func mutate(_ change: (inout State) -> Void) {
        var copy = state
        change(&copy)
        guard copy != state else { return }
        state = copy
        onStateChange?(copy)
    }

    func emit(_ output: Output) {
        onOutput?(output)
    }
}
