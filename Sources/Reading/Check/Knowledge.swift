import Checking
import Facts
import Project

/// The facts of the project that rules use while they check a file.
public struct Knowledge: Sendable {
    /// The roles of the types of the sources.
    var roles: Roles
    /// The names of all protocols of the sources.
    var protocols: Set<String>
    /// The types of the test targets, by name.
    var testTypes: [String: [ScannedType]]
    /// The test targets.
    var targets: [Project.TestTarget]
    /// The framework of suites.
    var framework: Configuration.Framework
    /// The expressions that access a container all tests share: `NerdzInject.shared`.
    var sharedContainers: [SharedContainer] = []
    /// The factories that use such a container, with the container's name.
    var containerFactories: [String: String] = [:]
    /// The constants that tests should use.
    var constants: [TestConstant] = []
    /// The tags the tests declare.
    var tags: Set<String> = []
    /// Traits that check for a service and skip the suite without it.
    var serviceTraits: [ServiceTrait] = []
    /// The traits that run suites one after the other which share something.
    var exclusiveTraits: [String] = []
    /// How many files of each target have suites that share a container.
    var sharingFiles: [String: Set<String>] = [:]
    /// Functions of test support that assert something.
    var assertingFunctions: Set<String> = []
    /// Functions of test support that wait and do not fail when nothing comes.
    var silentWaits: Set<String> = []
    /// Static members and functions the tests declare themselves.
    var ownNames: Set<String> = []
    /// The classes of the project that are test cases of XCTest.
    var testCases: Set<String> = []
    /// How the tests make models, by the model's name: `Song.mock()`, `MockDataBuilder.makeSong()`.
    var builders: [String: String] = [:]
    /// The functions by which the tests wait for a condition, as they are called: `waitUntil { … }`.
    var waits: [String] = []
    /// The files of the tests with names such as `loadCallsCount` or `receivedUser`, each with the first of them.
    var recordingFiles: [String: String] = [:]
    /// What methods that return at once do later, by their type's name and their own.
    var lateEffects: [String: [String: LateEffects]] = [:]
    /// The words that part the tests of the project.
    var partStyle: PartStyle = .mark

    /// A container all tests of a process share.
    struct SharedContainer: Hashable, Sendable {
        var name: String
        /// The type and the member that give it: `NerdzInject.shared`.
        var head: String
    }

    /// A constant of the tests with a literal for its value.
    struct TestConstant: Hashable, Sendable {
        /// `TestConstants.defaultUserId`
        var path: String
        /// The literal as written.
        var literal: String
    }

    /// A trait such as `.requiresFirestoreEmulator()`.
    struct ServiceTrait: Hashable, Sendable {
        var name: String
        /// Whether it can be written without arguments.
        var isPlain: Bool
        /// Whether it is a function.
        var isFunction: Bool
    }

    /// Whether a type is a double: it stands for a protocol of the sources.
    func isDouble(_ name: String) -> Bool {
        if let declared = testTypes[name]?.filter({ ["class", "actor", "struct"].contains($0.keyword) }),
            !declared.isEmpty
        {
            if isTestCase(name) || declared.contains(where: { isTestCase($0.conformances.first ?? "") }) {
                return false
            }
            return declared.contains { isDouble($0) } || subject(ofDouble: name) != nil
        }
        guard roles[name] == nil, let subject = subject(ofDouble: name) else { return false }
        return protocols.contains(subject) || roles[subject] != nil
    }

    /// Whether a type of the tests stands for a protocol that demands a method; a struct that only has a value of each
    /// property that one demands is a value.
    private func isDouble(_ type: ScannedType) -> Bool {
        let conformed = protocols.intersection(type.conformances)
        if !Self.data.isDisjoint(with: type.conformances) { return false }
        if type.keyword == "struct" { return !conformed.isDisjoint(with: roles.services) }
        return !conformed.isEmpty
    }

    /// What a type conforms to that is data.
    static let data: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable"]

    /// Whether a double keeps what it was asked: its file has names for that, or nobody has seen the file.
    func records(_ double: String) -> Bool {
        guard let types = testTypes[double] else { return true }
        return types.contains { recordingFiles[$0.location.file] != nil }
    }

    /// A record that a double keeps; `nil` where nobody has seen one, or several types share the file.
    func record(of double: String) -> String? {
        let files = Set((testTypes[double] ?? []).map(\.location.file))
        guard files.count == 1, let file = files.first,
            testTypes.count(where: { $0.value.contains { $0.location.file == file && $0.keyword != "extension" } }) == 1
        else { return nil }
        return recordingFiles[file].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a double is told anything: a protocol it stands for has a method that gives nothing back, or nobody has
    /// seen the protocol.
    func isTold(_ double: String) -> Bool {
        let declared = (testTypes[double] ?? []).flatMap(\.conformances).filter(roles.services.contains)
        let names = declared.isEmpty ? [subject(ofDouble: double)].compactMap { $0 } : declared
        return names.isEmpty || names.contains { roles.commanded.contains($0) || !protocols.contains($0) }
    }

    /// What a double's name says it stands for: `UserRepositoryType` for `UserRepositoryTypeMock`.
    func subject(ofDouble name: String) -> String? {
        for word in DoubleKind.suffixes + ["Double"] {
            for candidate in [name.dropping(suffix: word), name.dropping(prefix: word)].compactMap({ $0 }) {
                if protocols.contains(candidate) || roles[candidate] != nil { return candidate }
            }
        }
        return nil
    }

    /// The type a suite, file or factory is named for: `LibraryListViewModel` for `LibraryListTestFactory`.
    func role(namedBy name: String) -> Role? {
        for candidate in [name] + Subject.suffixes.map({ name + $0 }) {
            if let role = roles[candidate] { return role }
        }
        // `CheckoutViewModel_DiscountTests` are tests of a part of it.
        guard let end = name.firstIndex(of: "_"), end > name.startIndex else { return nil }
        return roles[String(name[..<end])]
    }

    /// The test target a file belongs to: the one with the innermost folder.
    func target(of path: String) -> Project.TestTarget? {
        targets.filter { path.isInside($0.path) }.max { $0.path.utf8.count < $1.path.utf8.count }
    }

    /// The files of the test targets that declare a type.
    func files(declaring type: String) -> [String] {
        (testTypes[type] ?? []).filter { $0.keyword != "extension" }.map(\.location.file)
    }
}

extension ScannedType {
    /// The names after the colon of the declaration.
    var conformances: [String] {
        let head = header.split(separator: "where", maxSplits: 1).first ?? ""
        guard let colon = head.firstIndex(of: ":") else { return [] }
        return head[head.index(after: colon)...].split { ",& \n\t".contains($0) }
            .map { String($0.split(separator: ".").last ?? $0) }
    }
}

extension String {
    /// The text without a suffix; `nil` when it has another suffix, or nothing else.
    func dropping(suffix: String) -> String? {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
    }

    /// The text without a prefix; `nil` when it has another prefix, or nothing else.
    func dropping(prefix: String) -> String? {
        hasPrefix(prefix) && count > prefix.count ? String(dropFirst(prefix.count)) : nil
    }
}
