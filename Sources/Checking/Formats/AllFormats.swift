extension OutputFormat {
    /// Every format, by its name; a test keeps the list.
    public static let all: [OutputFormat] = [
        // list
        .gitHub,
        .json,
        .sarif,
        .text,
        // end of list
    ]
}
