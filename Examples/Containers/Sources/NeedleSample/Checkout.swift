import NeedleFoundation

public protocol PaymentProcessing {
    func pay(_ cents: Int) throws -> String
}

public protocol ReceiptPrinting {
    func print(_ text: String)
}

/// What checking out asks of the tree.
public protocol CheckoutDependency: Dependency {
    var payment: any PaymentProcessing { get }
    var printer: any ReceiptPrinting { get }
}

/// Makes the interactor.
public final class CheckoutComponent: Component<CheckoutDependency> {
    public var interactor: CheckoutInteractor { CheckoutInteractor(dependency: dependency) }
}

/// Takes all that its component asks for.
public final class CheckoutInteractor {
    private let dependency: CheckoutDependency
    public private(set) var receipt: String?
    public private(set) var isRefused = false

    public init(dependency: CheckoutDependency) { self.dependency = dependency }

    public func pay(_ cents: Int) {
        do {
            let text = try dependency.payment.pay(cents)
            dependency.printer.print(text)
            receipt = text
        } catch {
            isRefused = true
        }
    }
}

/// Takes one thing of the tree.
public final class ReceiptPresenter {
    private let printer: any ReceiptPrinting
    public private(set) var printed = 0

    public init(printer: any ReceiptPrinting) { self.printer = printer }

    public func show(_ text: String) {
        guard !text.isEmpty else { return }
        printer.print(text)
        printed += 1
    }
}
