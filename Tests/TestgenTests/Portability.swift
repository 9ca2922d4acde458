/// What scripts may not use, since macOS comes with the tools of BSD and with bash 3.2.
enum Portability: String, CaseIterable, Sendable {
    case editInPlace = "sed -i needs a suffix"
    case zeroAddress = "sed has no address 0"
    case arraysFromLines = "mapfile and readarray are of bash 4"
    case dictionaries = "associative arrays are of bash 4"
    case letterCase = "${x,,} and ${x^^} are of bash 4"
    case joinedStreams = "|& and &>> are of bash 4"
    case waitForAny = "wait -n is of bash 4"
    case timeout = "there is no timeout"
    case readlink = "readlink -f is of GNU"
    case perlPatterns = "grep -P is of GNU"
    case relativeDates = "date -d and %N are of GNU"
    case fileStatus = "stat -c is of GNU"
    case allButTheLast = "head -n takes no negative number"
    case printingFind = "find -printf is of GNU"
    case xargsWithoutInput = "xargs -r and -d are of GNU"
    case longOptions = "long options are of GNU"
    case programs = "that program is only on Linux"

    /// A line that breaks the rule, and no other.
    var example: String {
        switch self {
        case .editInPlace: "sed -E -i 's/a/b/' file"
        case .zeroAddress: "sed '0,/a/s/a/b/' file"
        case .arraysFromLines: "mapfile -t files < <(ls)"
        case .dictionaries: "declare -A seen"
        case .letterCase: "echo ${name,,}"
        case .joinedStreams: "swift build |& tail"
        case .waitForAny: "wait -n"
        case .timeout: "timeout 10 swift test"
        case .readlink: "here=$(readlink -f \"$0\")"
        case .perlPatterns: "grep -oP 'a(?=b)' file"
        case .relativeDates: "date -d yesterday"
        case .fileStatus: "stat -c %s file"
        case .allButTheLast: "head -n -1 file"
        case .printingFind: "find . -name a -printf '%f'"
        case .xargsWithoutInput: "ls | xargs -r rm"
        case .longOptions: "cp --recursive a b"
        case .programs: "make -j $(nproc)"
        }
    }

    /// The rules that the lines of a script break, comments left out.
    static func findings(in text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [String] in
            guard line.first(where: { $0 != " " }) != "#" else { return [] }
            return allCases.filter { $0.isBroken(by: line) }.map { "line \(index + 1): \($0.rawValue)" }
        }
    }

    private func isBroken(by line: Substring) -> Bool {
        switch self {
        case .editInPlace: line.contains(/\bsed( -[A-Za-z]+)* -[A-Za-z]*i( |$)/)
        case .zeroAddress: line.contains(/\bsed\b.*['"]0,\//)
        case .arraysFromLines: line.contains(/\b(mapfile|readarray)\b/)
        case .dictionaries: line.contains(/\b(declare|local|typeset) -[a-z]*A\b/)
        case .letterCase: line.contains(/\$\{[A-Za-z0-9_@*\[\]]+(,|\^)/)
        case .joinedStreams: line.contains(/\|&|&>>/)
        case .waitForAny: line.contains(/\bwait -n\b/)
        case .timeout: line.contains(/(^|[ ;&|(])timeout +[-0-9"$]/)
        case .readlink: line.contains(/\breadlink -[a-z]*f|\brealpath\b/)
        case .perlPatterns: line.contains(/\bgrep( -[A-Za-z]+)* -[A-Za-z]*P/)
        case .relativeDates: line.contains(/\bdate\b[^|;)]*( -d\b|%[0-9]*N)/)
        case .fileStatus: line.contains(/\bstat -c/)
        case .allButTheLast: line.contains(/\bhead -(n|c) ?-/)
        case .printingFind: line.contains(/\bfind\b.* -(printf|regextype)\b/)
        case .xargsWithoutInput: line.contains(/\bxargs( -0)? -[a-z]*(r|d)\b/)
        case .longOptions:
            line.contains(/\b(cp|mv|rm|ls|mkdir|ln|sort|cut|tr|head|tail|wc|xargs|date|touch|sed) --[a-z]/)
        case .programs: line.contains(/\b(nproc|tac|sha256sum|md5sum|setsid|pidof)\b|\/proc\//)
        }
    }
}
