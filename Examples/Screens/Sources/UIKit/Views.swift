/// A rectangle on the screen.
@MainActor
open class UIView {
    public var isHidden = false
    public init() {}
}

/// A line of text.
open class UILabel: UIView {
    public var text: String?
}

/// A line of text that can be edited.
open class UITextField: UIView {
    public var text: String?
    public var isEnabled = true
}

/// Something to tap.
open class UIButton: UIView {
    public var isEnabled = true
}
