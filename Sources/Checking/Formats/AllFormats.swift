extension OutputFormat {
    /// Every format, by its name; a test keeps the list.
    public static let all: [OutputFormat] = [
        // list
        .gitHub,
        .gitLab,
        .json,
        .sarif,
        .text,
        // end of list
    ]
}
