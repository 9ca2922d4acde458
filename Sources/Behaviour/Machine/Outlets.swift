import Facts

extension PropertyFact {
    /// Whether Interface Builder connects it.
    func isOutlet(among connected: Set<String>) -> Bool {
        info.attribute("IBOutlet") != nil || connected.contains(name.plain)
    }
}

/// What views of UIKit show, as far as a test looks at it.
enum Outlets {
    /// The fields of an outlet as properties of their own, under dotted names: `titleLabel.text`.
    static func fields(of outlet: PropertyFact) -> [PropertyFact] {
        guard let view = outlet.type?.bare.lastName, view.hasPrefix("UI") else { return [] }
        var fields = [("isHidden", TypeRef.simple("Bool"))]
        if ["UIButton", "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper"].contains(view) {
            fields.append(("isEnabled", .simple("Bool")))
        }
        switch view {
        case "UILabel", "UITextField": fields.append(("text", .optional(.simple("String"))))
        case "UITextView": fields.append(("text", .simple("String")))
        case "UISwitch": fields.append(("isOn", .simple("Bool")))
        case "UIBarButtonItem": fields = [("isEnabled", .simple("Bool")), ("title", .optional(.simple("String")))]
        default: break
        }
        return fields.map { name, type in
            PropertyFact(info: outlet.info, name: "\(outlet.name.plain).\(name)", type: type, isLet: false)
        }
    }
}
