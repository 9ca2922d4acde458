import Combine
import Foundation

/// The code on a copy: nine digits and one that checks them.
struct CopyCode: Hashable, Sendable {
    let digits: String

    init?(_ text: String) {
        let values = text.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
        guard text.count == 10, values.count == 10 else { return nil }
        guard values.dropLast().reduce(0, +) % 10 == values[9] else { return nil }
        digits = text
    }
}

/// Texts in the reader's language.
enum ReturnTexts {
    static var unreadable: String { text("Returns", "unreadable") }
    static let overdueTitle = ReturnTexts.text("Returns", "overdue.title")
    static func fee(_ cents: Int) -> String { return text("Returns", "overdue.fee", String(cents)) }

    private static func text(_ table: String, _ key: String, _ arguments: String...) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
        return arguments.reduce(format) { $0.replacingOccurrences(of: "%@", with: $1) }
    }
}

/// What a view asks the reader, and what is done when one agrees.
struct ReturnQuestion: Identifiable {
    struct Button {
        let title: String
        let action: () -> Void
    }

    let id: Int
    var title: String
    var message: String?
    var confirm: Button
    var cancel: (() -> Void)?
}

struct ReturnDeskState {
    var code = ""
    var returned: [CopyCode] = []
    var problem: String?
    var question: ReturnQuestion?
}

/// Whether a copy came back in time.
enum ReturnVerdict: Sendable {
    case inTime
    case overdue(cents: Int)
}

protocol ReturnRegister {
    func verdict(for code: CopyCode) -> ReturnVerdict
    func settle(_ code: CopyCode, cents: Int)
    func close(_ code: CopyCode)
}

/// What a screen sees of a model and sends to it.
class ScreenModel<State, Action> {
    @MainActor
    final class Context {
        @Published fileprivate(set) var state: State

        fileprivate init(state: State) { self.state = state }
    }

    let context: Context

    @MainActor
    var state: State {
        get { context.state }
        set { context.state = newValue }
    }

    @MainActor
    init(state: State) { context = Context(state: state) }

    @MainActor
    func send(_ action: Action) {}
}

enum ReturnDeskAction {
    case typed(String)
    case submitted
    case dismissed
}

/// Takes copies back, and fees for those that are overdue.
@MainActor
final class ReturnDeskModel: ScreenModel<ReturnDeskState, ReturnDeskAction> {
    private let register: ReturnRegister

    init(register: ReturnRegister) {
        self.register = register
        super.init(state: ReturnDeskState())
    }

    override func send(_ action: ReturnDeskAction) {
        switch action {
        case .typed(let text): state.code = text
        case .submitted: take(state.code)
        case .dismissed: state.question = nil
        }
    }

    private func take(_ text: String) {
        guard let code = CopyCode(text) else {
            self.state.problem = ReturnTexts.unreadable
            return
        }
        self.state.problem = nil
        switch register.verdict(for: code) {
        case .inTime: finish(code)
        case .overdue(let cents):
            state.question = ReturnQuestion(
                id: cents, title: ReturnTexts.overdueTitle, message: ReturnTexts.fee(cents),
                confirm: .init(title: "OK") { [weak self] in self?.settle(code, cents) }
            ) { [weak self] in self?.state.question = nil }
        }
    }

    private func settle(_ code: CopyCode, _ cents: Int) {
        register.settle(code, cents: cents)
        state.question = nil
        finish(code)
    }

    private func finish(_ code: CopyCode) {
        register.close(code)
        state.returned.append(code)
        state.code = ""
    }
}
