import Facts
import MockData

/// Renders the files of mock data in their shape; a file whose template is broken is left out with an error.
public func renderData(_ files: [DataFile], templates: TemplateSet) -> Diagnosed<[(name: String, text: String)]> {
    var result = Diagnosed<[(name: String, text: String)]>([])
    for file in files {
        let rendered = templates.render(file.template, "data", file.view)
        result.diagnostics += rendered.diagnostics
        if let text = rendered.value { result.value.append((file.name, tidied(text))) }
    }
    return result
}

/// Renders builders one by one, for a file of another kind that has a place for them.
public func renderBuilders(_ views: [BuilderView], templates: TemplateSet) -> Diagnosed<[String]> {
    var result = Diagnosed<[String]>([])
    for view in views {
        let rendered = templates.render("Builder", "builder", view)
        result.diagnostics += rendered.diagnostics
        if let text = rendered.value { result.value.append(String(tidied(text).dropLast())) }
    }
    return result
}
