/// What kind of element a view makes in the accessibility tree.
///
/// Queries are those of `XCUIElementQueryTypeProvider` (Apple's documentation of XCUITest).
struct ElementKind: Hashable, Sendable {
    /// The query: `buttons`.
    var query: String
    /// The word that ends an element's name: `Button`.
    var word: String
    /// `tap`, `type`, or `nil`.
    var gesture: String?
    /// Whether its label is a text worth comparing.
    var showsText = false

    static let other = ElementKind(query: "otherElements", word: "Element")
    private static let button = ElementKind(query: "buttons", word: "Button", gesture: "tap")
    private static let text = ElementKind(query: "staticTexts", word: "Label", showsText: true)
    private static let field = ElementKind(query: "textFields", word: "Field", gesture: "type")
    private static let secure = ElementKind(query: "secureTextFields", word: "Field", gesture: "type")
    private static let toggle = ElementKind(query: "switches", word: "Switch", gesture: "tap")
    private static let image = ElementKind(query: "images", word: "Image")
    private static let collection = ElementKind(query: "collectionViews", word: "List")
    private static let table = ElementKind(query: "tables", word: "Table")
    private static let scroll = ElementKind(query: "scrollViews", word: "ScrollView")

    /// By the name of the SwiftUI view or UIKit class.
    private static let kinds: [String: ElementKind] = [
        "Button": button, "NavigationLink": button, "Link": button, "Menu": button, "EditButton": button,
        "ShareLink": button, "PasteButton": button, "UIButton": button, "UIBarButtonItem": button,
        "Text": text, "Label": text, "UILabel": text, "LabeledContent": text,
        "TextField": field, "UITextField": field, "SecureField": secure,
        "TextEditor": ElementKind(query: "textViews", word: "TextView", gesture: "type"),
        "UITextView": ElementKind(query: "textViews", word: "TextView", gesture: "type"),
        "UISearchBar": ElementKind(query: "searchFields", word: "SearchField", gesture: "type"),
        "Toggle": toggle, "UISwitch": toggle,
        "Slider": ElementKind(query: "sliders", word: "Slider"),
        "UISlider": ElementKind(query: "sliders", word: "Slider"),
        "Stepper": ElementKind(query: "steppers", word: "Stepper"),
        "UIStepper": ElementKind(query: "steppers", word: "Stepper"),
        "Picker": ElementKind(query: "pickers", word: "Picker"),
        "UIPickerView": ElementKind(query: "pickers", word: "Picker"),
        "DatePicker": ElementKind(query: "datePickers", word: "DatePicker"),
        "UIDatePicker": ElementKind(query: "datePickers", word: "DatePicker"),
        "ProgressView": ElementKind(query: "activityIndicators", word: "Indicator"),
        "UIActivityIndicatorView": ElementKind(query: "activityIndicators", word: "Indicator"),
        "Image": image, "AsyncImage": image, "UIImageView": image,
        "List": collection, "UICollectionView": collection, "UITableView": table, "Table": table,
        "ScrollView": scroll, "UIScrollView": scroll,
        "UISegmentedControl": ElementKind(query: "segmentedControls", word: "Control"),
    ]

    /// The kind a type's name stands for; `nil` when it is not one of the system's.
    static func named(_ name: String) -> ElementKind? { kinds[name] }
}
