extension HouseRule {
    static let filesAreShort = HouseRule(
        "a file is one idea: at most 320 lines", in: .everything,
        breaches: ["// breach" + String(repeating: "\nlet a = 1", count: 320)],
        clean: [String(repeating: "let a = 1\n", count: 319)]
    ) { file in
        let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        return count <= 320
            ? [] : [House.Finding(path: file.path, line: 1, message: "has \(count) lines: is it one idea?")]
    }
}
