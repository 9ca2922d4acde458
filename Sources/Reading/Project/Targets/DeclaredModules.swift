import Algorithms
import Project

/// Makes modules and test targets of the targets that projects declare.
struct DeclaredModules {
    private let tree: FileTree
    /// The targets of each module, those of the same name together, applications first.
    private let modules: [[DeclaredTarget]]
    private let tests: [DeclaredTarget]
    private let shares: SharedFolders
    /// The modules that others can import, by target: applications and extensions cannot be linked.
    private let libraries: [String: String]
    private let applications: [String: String]

    /// Shares the files of targets: one that is part of several belongs to the application first.
    init(_ targets: [DeclaredTarget], in tree: FileTree) {
        self.tree = tree
        let code = targets.filter { $0.kind.rawValue < DeclaredTarget.Kind.unitTests.rawValue }
        let tests = targets.filter { $0.kind == .unitTests }
        let hosts = Set(tests.compactMap(\.host))
        let rank = { (place: Int) in
            let isHost = hosts.contains(code[place].product) || hosts.contains(code[place].name)
            return (code[place].kind.rawValue, isHost ? 0 : 1, place)
        }
        let sorted = code.indices.sorted { rank($0) < rank($1) }.map { code[$0] }
        var order: [String] = []
        var modules: [String: [DeclaredTarget]] = [:]
        for target in sorted {
            if modules[target.module] == nil { order.append(target.module) }
            modules[target.module, default: []].append(target)
        }
        self.modules = order.compactMap { modules[$0] }
        self.tests = tests
        let uiTests = targets.filter { $0.kind == .uiTests }
        let files = self.modules.map { Set($0.flatMap(\.files)) } + (tests + uiTests).map(\.files)
        shares = SharedFolders(files, in: tree)
        let names = { (kind: DeclaredTarget.Kind) in
            let named = code.filter { $0.kind == kind }.map { ($0.name, $0.module) }
            return Dictionary(named, uniquingKeysWith: { first, _ in first })
        }
        libraries = names(.library)
        applications = names(.application)
    }

    /// What the targets are to testgen.
    var parts: ProjectParts {
        ProjectParts(
            modules: modules.enumerated().compactMap(module),
            tests: tests.enumerated().compactMap { testTarget(modules.count + $0, $1) })
    }

    private func module(_ owner: Int, _ targets: [DeclaredTarget]) -> Project.Module? {
        let sources = sources(of: owner, targets)
        guard let first = targets.first, !sources.isEmpty else { return nil }
        let dependencies = targets.flatMap { $0.dependencies.compactMap { libraries[$0] } + $0.packageProducts }
        return Project.Module(
            name: first.module, sources: sources, dependencies: dependencies.uniqued().filter { $0 != first.module },
            isMainActorByDefault: first.isMainActorByDefault, languageMode: first.languageMode, flags: first.flags)
    }

    /// The folders and files of a module: the folders that it declares, not those around them.
    private func sources(of owner: Int, _ targets: [DeclaredTarget]) -> [String] {
        let (folders, files) = (targets.flatMap(\.folders), targets.flatMap(\.files))
        return shares.places(of: owner, isGenerous: false).flatMap { place -> [String] in
            let inner = folders.filter { $0 != place && $0.isInside(place) }
            let own = files.filter { $0.isInside(place) }
            let isWhole = own.allSatisfy { file in inner.contains(where: file.isInside) }
            return !inner.isEmpty && isWhole ? inner.sorted() : [place]
        }.uniqued().map { $0 }
    }

    /// A test target; `nil` where another has all its files, as one for each system may.
    private func testTarget(_ owner: Int, _ target: DeclaredTarget) -> Project.TestTarget? {
        let places = shares.places(of: owner, isGenerous: true)
        if places.isEmpty, !target.files.isEmpty { return nil }
        let all = modules.joined()
        let host =
            all.first { $0.kind == .application && $0.product == target.host } ?? all.first { $0.name == target.host }
        var dependencies = host.map { [$0.module] } ?? []
        dependencies += target.dependencies.compactMap { libraries[$0] ?? applications[$0] } + target.packageProducts
        let home =
            shares.home(of: owner, named: target.name) ?? target.folders.first ?? Path.join(target.folder, target.name)
        let own = places + target.folders.filter { shares.isFree($0, for: owner) }
        let sources = (own.contains(where: home.isInside) ? [] : [home]) + own
        var found = Project.TestTarget(
            name: target.name, path: home, sources: Array(sources.uniqued()),
            dependencies: Array(dependencies.uniqued()), isMainActorByDefault: target.isMainActorByDefault,
            languageMode: target.languageMode)
        found.membership = target.membership
        if let host { found.grounds[host.module] = .host }
        return found
    }
}
