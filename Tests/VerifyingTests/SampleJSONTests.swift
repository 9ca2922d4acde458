import Doubles
import Reading
import TestSupport
import Testing

@testable import Facts
@testable import Resolving
@testable import Verifying

@Suite("Documents that decode to types of the code")
struct SampleJSONTests {
    private static let source = """
        import Foundation

        enum Gauge: String, Codable { case narrow = "narrow_gauge", wide }
        struct Track: Codable { let trackNumber: Int; let isClosed: Bool }
        struct Station: Decodable {
            enum CodingKeys: String, CodingKey { case id, title = "display_name", opened, gauge, tracks, home }
            let id: UUID
            let title: String
            let opened: Date?
            let gauge: Gauge
            let tracks: [Track]
            let home: URL
            var isKnown = false
            var label: String { title }
        }
        struct Odd: Decodable {
            let text: String
            init(from decoder: any Decoder) throws { text = "" }
        }
        struct Loop: Decodable { let next: [Loop] }
        final class Client {
            func load(_ data: Data) throws -> Station {
                let decoder = JSONDecoder()
                decoder.keyDecodingStrategy = .convertFromSnakeCase
                decoder.dateDecodingStrategy = .iso8601
                _ = try decoder.decode([Track].self, from: data)
                return try decoder.decode(Station.self, from: data)
            }
        }
        """

    private static func documents(of type: TypeRef) throws -> [String] {
        let index = FactIndex(files: [readFile(source, path: "S.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.types(named: "Client").first)
        let types = TypeLookup(
            resolve(sut, in: index, options: ResolveOptions(offer: plannedDoubles(in: index))).value, index: index)
        var sample = SampleJSON(types: types, index: index, coding: CodingHabits(of: index.members(of: sut)))
        return sample.documents(of: type)
    }

    @Test("Keys, raw values and dates are written as the code reads them")
    func station() throws {
        let documents = try Self.documents(of: .simple("Station"))
        #expect(
            documents.first == #"""
                {"id":"00000000-0000-0000-0000-000000000001","display_name":"title","opened":"2023-11-14T22:13:20Z",\#
                "gauge":"narrow_gauge","tracks":[{"track_number":2,"is_closed":true}],"home":"https://example.com/1"}
                """#)
        #expect(documents.count == 3)
        #expect(documents.last?.contains(#""opened":null"#) == true)
        #expect(documents.last?.contains(#""tracks":[]"#) == true)
    }

    @Test("Nothing is written of a type that reads itself, or that holds itself", arguments: ["Odd", "Loop", "Client"])
    func unknown(name: String) throws {
        let documents = try Self.documents(of: .simple(name))
        #expect(documents.allSatisfy { $0 == #"{"next":[]}"# })
    }

    @Test("The types that code decodes are those before .self")
    func decoded() throws {
        let index = FactIndex(files: [readFile(Self.source, path: "S.swift", module: "App", depth: .bodies).value])
        let sut = try #require(index.types(named: "Client").first)
        let coding = CodingHabits(of: index.members(of: sut))
        #expect(coding.decoded.map(\.text).sorted() == ["Station", "[Track]"])
        #expect(coding.hasSnakeCase)
        #expect(coding.hasTextDates)
    }
}
