import Facts
import Reading
import Testing

/// What is read of modules of which there is only what the compiler prints.
@Suite struct ModuleInterfaceTests {
    private let text = """
        import Foundation

        public struct Stamp : Sendable {

            public let number: Int

            public init(number: Int)
        }

        final public class Press : @unchecked Sendable {

            public static let shared: Postbox.Press

            public convenience init(licence: String) throws
        }

        public struct Seal {

            public let colour: String
        }

        public enum PressError : Error {

            case jammed
        }

        public protocol Postman : Sendable {

            func deliver(_ stamp: Postbox.Stamp)
        }

        """

    private func initializers(of name: String) throws -> [InitializerFact] {
        let facts = readInterface(text, path: "Postbox.swiftinterface", module: "Postbox")
        return try #require(facts.types.first { $0.name == name }).members.initializers
    }

    @Test func namesAreThoseThatATestWrites() throws {
        let facts = readInterface(text, path: "Postbox.swiftinterface", module: "Postbox")
        let postman = try #require(facts.types.first { $0.name == "Postman" })
        #expect(postman.members.methods.first?.parameters.first?.type == .simple("Stamp"))
        #expect(facts.isForeign)
        #expect(FactIndex(files: [facts]).isForeign("Postbox"))
    }

    @Test func whatIsPublicCanBeMade() throws {
        #expect(try initializers(of: "Stamp").map(\.info.access) == [.public])
    }

    @Test func swiftMakesNoInitialiserForOthers() throws {
        #expect(try initializers(of: "Seal").map(\.info.access) == [.private])
    }

    @Test func whatMayFailIsNotTriedWhereThereAreValues() throws {
        #expect(try initializers(of: "Press").map(\.info.access) == [.private])
    }

    @Test func whatCompilersWriteForOthersIsRead() throws {
        let text = """
            // swift-interface-format-version: 1.0
            // swift-module-flags: -target arm64-apple-ios15.0 -enable-library-evolution -module-name Postbox
            import Foundation
            import Swift
            import _Concurrency
            public protocol Postman : Swift.Sendable {
              func deliver(_ stamp: Postbox.Stamp, at date: Foundation.Date) async throws -> [Swift.String]
            }
            @frozen public struct Stamp : Swift.Equatable {
              public init(number: Swift.Int)
              public static func == (a: Postbox.Stamp, b: Postbox.Stamp) -> Swift.Bool
            }
            """
        let facts = readInterface(text, path: "arm64.swiftinterface", module: "Postbox")
        let postman = try #require(facts.types.first { $0.name == "Postman" })
        let deliver = try #require(postman.members.methods.first)
        #expect(deliver.parameters.map(\.type.text) == ["Stamp", "Date"])
        #expect(deliver.result?.text == "[String]" && postman.inherits.map(\.text) == ["Sendable"])
        #expect(facts.imports.map(\.module) == ["Foundation"])
    }

    @Test func aModuleNamedAsATypeKeepsItsNames() throws {
        let text = "public enum Mail {}\npublic struct Letter { public let kind: Mail.Kind }\n"
        let facts = readInterface(text, path: "Mail.swiftinterface", module: "Mail")
        let letter = try #require(facts.types.first { $0.name == "Letter" })
        #expect(letter.members.properties.first?.type?.text == "Mail.Kind")
    }
}
