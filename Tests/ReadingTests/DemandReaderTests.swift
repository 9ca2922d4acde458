import Facts
import Project
import Reading
import Testing

@Suite("Reading what is wanted")
struct DemandReaderTests {
    /// Enough files that they are read by several threads: each names the next one.
    private static let files = (0..<60).map { number in
        SourceIndex.File(
            path: "File\(number).swift", module: "App",
            bytes: Array(
                """
                protocol Service\(number): Parent\(number) { func run(_ next: Item\((number + 1) % 60)) throws }
                protocol Parent\(number) { var name: String { get } }
                struct Item\(number) { let id: Int; func total() -> Int { id * 2 } }
                """.utf8))
    }

    @Test("Many files are read like each by itself")
    func many() throws {
        var reader = DemandReader(SourceIndex(Self.files), depth: .requirements)
        let found = try reader.read([], naming: (0..<60).map { "Service\($0)" })
        let each = Self.files.sorted { $0.path < $1.path }.map {
            readFile(String(decoding: $0.bytes, as: UTF8.self), path: $0.path, module: "App", depth: .requirements)
                .value
        }
        #expect(found.value == each)
        #expect(found.diagnostics.isEmpty)
    }

    @Test("A file that does not parse costs itself, also among many")
    func broken() throws {
        var files = Self.files
        files[7].bytes = Array("protocol Service7 { func run( }".utf8)
        var reader = DemandReader(SourceIndex(files), depth: .requirements)
        let found = try reader.read([], naming: (0..<60).map { "Service\($0)" })
        #expect(Set(found.diagnostics.compactMap(\.location?.file)) == ["File7.swift"])
        #expect(found.value.contains { $0.path == "File8.swift" && $0.types.count == 3 })
    }
}
