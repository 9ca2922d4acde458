import Doubles
import Foundation
import Reading
import TestSupport
import Testing

@testable import Facts
@testable import Resolving
@testable import Verifying

@Suite("Documents that decode to types of the code")
struct SampleJSONTests {
    private static func index() throws -> (FactIndex, TypeFact) {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "StationModels.swift")
        let source = try String(contentsOf: path, encoding: .utf8)
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App", depth: .bodies).value])
        return (index, try #require(index.types(named: "StationClient").first))
    }

    private static func documents(of type: TypeRef) throws -> [String] {
        let (index, sut) = try index()
        let types = TypeLookup(
            resolve(sut, in: index, options: ResolveOptions(offer: plannedDoubles(in: index))).value, index: index)
        var sample = SampleJSON(types: types, index: index, coding: CodingHabits(of: index.members(of: sut)))
        return sample.documents(of: type)
    }

    @Test("Each document of a type decodes to it")
    func decodes() throws {
        let stations = try Self.documents(of: .simple("Station")).map {
            try StationClient.decoder().decode(Station.self, from: Data($0.utf8))
        }
        #expect(stations.map(\.title) == ["title", "title 2", "title"])
        #expect(stations.map(\.tracks.count) == [1, 1, 0])
        #expect(stations.map { $0.opened == nil } == [false, false, true])
        #expect(stations.map { $0.tracks.first?.isClosed } == [true, false, nil])
        #expect(stations.allSatisfy { $0.gauge == .narrow })
        let tracks = try Self.documents(of: .array(.simple("Track"))).map {
            try StationClient.decoder().decode([Track].self, from: Data($0.utf8))
        }
        #expect(tracks.map(\.count) == [1, 1, 0])
    }

    @Test("Keys are written as the code's decoder takes them")
    func keys() throws {
        let document = try #require(try Self.documents(of: .simple("Station")).first)
        #expect(document.contains(#""display_name":"title""#))
        #expect(document.contains(#""is_closed":true"#))
        #expect(!document.contains("known"))
    }

    @Test(
        "Nothing is written of a type that reads itself, or of one that is not decoded",
        arguments: ["Odd", "StationClient"])
    func unknown(name: String) throws {
        #expect(try Self.documents(of: .simple(name)).isEmpty)
    }

    @Test("A type that holds itself is written without more of it")
    func loop() throws {
        #expect(try Self.documents(of: .simple("Loop")) == [#"{"next":[]}"#])
    }

    @Test("The types that code decodes are those before .self")
    func decoded() throws {
        let (index, sut) = try Self.index()
        let coding = CodingHabits(of: index.members(of: sut))
        #expect(coding.decoded.map(\.text).sorted() == ["Station", "[Track]"])
        #expect(coding.hasSnakeCase)
        #expect(coding.hasTextDates)
    }
}
