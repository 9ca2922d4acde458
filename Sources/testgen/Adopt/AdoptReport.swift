import Facts
import Project

/// What `testgen mocks --adopt` found: the doubles that a project has, against those that testgen would write.
struct AdoptReport {
    /// A double of the project's.
    struct Row {
        /// The protocols it stands for.
        var protocols: [String]
        /// Its type.
        var type: String
        var location: SourceLocation
        /// The program that made it, or `hand`.
        var maker: String
        /// What testgen calls its own.
        var ours: String
        /// The naming that gives most of its members.
        var naming: DoubleNaming
        /// How many members it has that tests can use, besides what its protocols ask for.
        var members: Int
        /// Those that testgen's double does not have.
        var missing: [Missing]
        /// Those that testgen's double has under another type: `saved: [String] here, [Note] there`.
        var retyped: [String]
        /// The files of tests that name it.
        var users: [String]

        /// How many members tests find again.
        var same: Int { members - missing.count }
    }

    /// A member that testgen's double lacks.
    struct Missing {
        var name: String
        /// The member of testgen's double that is there for the same; `nil` where none is known.
        var counterpart: String?
        /// The files of tests that use it.
        var users: [String]
    }

    /// A double whose protocols cannot be doubled.
    struct Refused {
        var type: String
        var location: SourceLocation
        var reason: String
    }

    var rows: [Row]
    var refused: [Refused] = []

    /// The naming that gives most members of all doubles; `nil` where there are none.
    var naming: DoubleNaming? {
        let counts = Dictionary(grouping: rows, by: \.naming).mapValues { $0.map(\.same).reduce(0, +) }
        return DoubleNaming.allCases.filter { counts[$0] != nil }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    }

    /// What the names of doubles leave out at the end of a protocol's name, where testgen's would not; more of them than
    /// have the whole name.
    var dropSuffix: String? {
        let dropped = rows.compactMap(\.dropped)
        let counts = Dictionary(dropped.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return most.flatMap { suffix, count in
            let whole = rows.count { $0.ours == $0.type && $0.protocols.contains { $0.hasSuffix(suffix) } }
            return count > whole ? suffix : nil
        }
    }

    /// What tests can use as it is once the project has that naming, and leaves that suffix out.
    var unchanged: [Row] {
        rows.filter { row in
            row.naming == naming && row.missing.isEmpty && row.retyped.isEmpty
                && (row.ours == row.type || row.dropped != nil && row.dropped == dropSuffix)
        }
    }

    /// The lines that a configuration needs.
    var settings: [String] {
        (naming.map { ["naming: \($0.rawValue)"] } ?? []) + (dropSuffix.map { ["mocks.dropSuffix: \($0)"] } ?? [])
    }
}

extension AdoptReport.Row {
    /// What its name leaves out at the end of its protocol's name: `Protocol` of `StoreMock` for `StoreProtocol`.
    fileprivate var dropped: String? {
        guard protocols.count == 1, type.hasSuffix("Mock"), ours == protocols[0] + "Mock" else { return nil }
        let stem = type.dropLast("Mock".count)
        guard !stem.isEmpty, protocols[0].hasPrefix(stem), protocols[0].count > stem.count else { return nil }
        return String(protocols[0].dropFirst(stem.count))
    }

    fileprivate var lines: [String] {
        var lines = ["\(location): \(type) for \(protocols.joined(separator: " & ")), by \(maker)"]
        lines.append(
            members == 0
                ? "    it has nothing but what is asked for"
                : "    naming: \(naming.rawValue) gives \(same) of its \(members) members")
        if ours != type { lines.append("    testgen's is called \(ours)") }
        if Self.languages.contains(maker) {
            lines.append("    what tests say to it in \(maker)'s words, stub and verify, has to be written anew")
        }
        lines += missing.filter { !$0.users.isEmpty || $0.counterpart != nil }.map { "    " + $0.line }
        let rest = missing.filter { $0.users.isEmpty && $0.counterpart == nil }
        if !rest.isEmpty { lines.append("    not there, and unused: \(rest.map(\.name).joined(separator: ", "))") }
        lines += retyped.map { "    \($0)" }
        return lines + ["    " + (users.isEmpty ? "no test names it" : "used by \(users.joined(separator: ", "))")]
    }

    /// The programs whose doubles are spoken to by functions of theirs.
    private static let languages: Set<String> = ["Cuckoo", "SwiftyMocky", "Mockingbird"]
}

extension AdoptReport {
    /// The report for people.
    var text: String {
        var lines = rows.flatMap(\.lines)
        lines += refused.map { "\($0.location): \($0.type): \($0.reason)" }
        if rows.isEmpty { return (lines + ["no doubles to adopt"]).joined(separator: "\n") + "\n" }
        let with = settings.map { "`\($0)`" }.joined(separator: " and ")
        lines += ["", "doubles: \(rows.count); with \(with) tests find \(unchanged.count) of them as they are"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for programs.
    var output: some Encodable { Output(self) }

    private struct Output: Encodable {
        var doubles: [Double]
        var naming: String?
        var dropSuffix: String?
        var unchanged: [String]
        var refused: [Refusal]

        init(_ report: AdoptReport) {
            doubles = report.rows.map(Double.init)
            naming = report.naming?.rawValue
            dropSuffix = report.dropSuffix
            unchanged = report.unchanged.map(\.type)
            refused = report.refused.map {
                Refusal(type: $0.type, file: $0.location.file, line: $0.location.line, reason: $0.reason)
            }
        }
    }

    private struct Double: Encodable {
        var protocols: [String]
        var type: String
        var file: String
        var line: Int
        var maker: String
        var testgenType: String
        var naming: String
        var members: Int
        var same: Int
        var missing: [Member]
        var retyped: [String]
        var usedBy: [String]

        init(_ row: Row) {
            protocols = row.protocols
            type = row.type
            (file, line) = (row.location.file, row.location.line)
            maker = row.maker
            testgenType = row.ours
            naming = row.naming.rawValue
            (members, same) = (row.members, row.same)
            missing = row.missing.map { Member(name: $0.name, counterpart: $0.counterpart, usedBy: $0.users) }
            retyped = row.retyped
            usedBy = row.users
        }
    }

    private struct Refusal: Encodable {
        var type: String
        var file: String
        var line: Int
        var reason: String
    }

    private struct Member: Encodable {
        var name: String
        var counterpart: String?
        var usedBy: [String]
    }
}

extension AdoptReport.Missing {
    fileprivate var line: String {
        let other = counterpart.map { "\(name) is \($0) there" } ?? "\(name) is not there"
        return other + (users.isEmpty ? "" : ", used by \(users.joined(separator: ", "))")
    }
}
