import Foundation
import Testing

@testable import Facts
@testable import Suites
@testable import Verifying

@Suite("What was seen, in the test's own terms")
struct ObservedAssertionsTests {
    private static func seen(_ json: String) throws -> SeenValue {
        try JSONDecoder().decode(SeenValue.self, from: Data(json.utf8))
    }

    private static func written(_ json: String, names: [String] = []) throws -> [String] {
        var writer = ObservedAssertions(names: names, kept: []) { _, field in field != "hidden" }
        writer.type = { $0.hasPrefix("Swift.") ? .simple(String($0.dropFirst("Swift.".count))) : nil }
        return writer.about(try seen(json), shown: .path("sut", "value"), look: 1).map { $0.assertion.condition.text }
    }

    @Test(
        "A whole value is one assertion",
        arguments: [
            (#"{"k":"integer","v":"3","q":true}"#, "sut.value == 3"),
            (#"{"k":"string","v":"a\"b","q":true}"#, #"sut.value == "a\"b""#),
            (#"{"k":"boolean","v":"true","q":true}"#, "sut.value"),
            (#"{"k":"boolean","v":"true","q":true,"o":true}"#, "sut.value == true"),
            (#"{"k":"null"}"#, "sut.value == nil"),
            (#"{"k":"case","v":"idle","q":true}"#, "sut.value == .idle"),
            (#"{"k":"list","v":"0","q":true}"#, "sut.value == []"),
            (#"{"k":"object","v":"Item","i":["item"]}"#, "sut.value === item"),
        ])
    func wholeValue(_ json: String, _ expected: String) throws {
        #expect(try Self.written(json) == [expected])
    }

    @Test("Sets and dictionaries are literals where all they hold can be written")
    func collections() throws {
        let one = #"{"value":{"k":"integer","v":"1","q":true}}"#
        let two = #"{"value":{"k":"integer","v":"2","q":true}}"#
        #expect(try Self.written(#"{"k":"set","v":"2","q":true,"p":[\#(one),\#(two)]}"#) == ["sut.value == [1, 2]"])
        let key = #""label":"a","key":{"k":"string","v":"a","q":true}"#
        let entry = #"{\#(key),"value":{"k":"integer","v":"1","q":true}}"#
        #expect(
            try Self.written(#"{"k":"dictionary","v":"1","q":true,"p":[\#(entry)]}"#) == [#"sut.value == ["a": 1]"#])
    }

    @Test("What is of any type is cast before it is compared")
    func any() throws {
        let key = #""label":"a","key":{"k":"string","v":"a","q":true}"#
        let known = #"{\#(key),"value":{"k":"integer","v":"1","q":true,"a":true,"r":"Swift.Int"}}"#
        #expect(
            try Self.written(#"{"k":"dictionary","v":"1","p":[\#(known)]}"#)
                == [#"(sut.value["a"] as? Int) == 1"#, "sut.value.count == 1"])
        #expect(try Self.written(#"{"k":"list","v":"2","q":true,"a":true,"r":"App.Hidden"}"#) == [])
    }

    @Test("An arranged value is called by its name, when being the same is no coincidence")
    func names() throws {
        let text = #"{"k":"string","v":"offline","q":true,"n":["message"]}"#
        #expect(try Self.written(text, names: ["message"]) == ["sut.value == message"])
        #expect(try Self.written(text) == [#"sut.value == "offline""#])
        let number = #"{"k":"integer","v":"1","q":true,"n":["count"]}"#
        #expect(try Self.written(number, names: ["count"]) == ["sut.value == 1"])
    }

    @Test("Of what cannot be written, the parts that a test can ask for are")
    func parts() throws {
        let fields = #"{"label":"id","value":{"k":"integer","v":"4","q":true}}"#
        let hidden = #"{"label":"hidden","value":{"k":"integer","v":"5","q":true}}"#
        #expect(try Self.written(#"{"k":"structure","v":"Item","p":[\#(fields),\#(hidden)]}"#) == ["sut.value.id == 4"])
        #expect(try Self.written(#"{"k":"set","v":"2"}"#) == ["sut.value.count == 2"])
    }

    @Test("Of an object that nobody else holds, the fields that a test can ask for are")
    func objects() throws {
        let field = #"{"label":"id","value":{"k":"integer","v":"4","q":true}}"#
        let hidden = #"{"label":"hidden","value":{"k":"integer","v":"5","q":true}}"#
        let object = #""k":"object","v":"Item","p":[\#(field),\#(hidden)]"#
        #expect(try Self.written("{\(object)}") == ["sut.value.id == 4"])
        #expect(try Self.written(#"{\#(object),"i":["item"]}"#) == ["sut.value === item"])
        let (one, other) = (try Self.seen(#"{\#(object),"i":["item"]}"#), try Self.seen("{\(object)}"))
        #expect(one.shown(at: [.identity]) != other.shown(at: [.identity]))
    }

    @Test("What a case carries is expected with the case, a value of many types by a cast")
    func carried() throws {
        let state = #"{"k":"case","v":"loaded","t":"State","p":[{"label":"items","value":{"k":"list","v":"2"}}]}"#
        #expect(
            try Self.written(state) == [
                "if case .loaded(let items) = sut.value { items.count == 2 } else { false }",
                "if case .loaded = sut.value { true } else { false }",
            ])
        var writer = ObservedAssertions(names: [], kept: []) { _, _ in false }
        writer.isErased = { _, _ in true }
        writer.type = { .simple(String($0.dropFirst(4))) }
        let error = #"{"k":"case","v":"gone","q":true,"t":"LoadError","r":"App.LoadError"}"#
        let failed = try Self.seen(#"{"k":"case","v":"failed","t":"State","p":[{"value":\#(error)}]}"#)
        let texts = writer.about(failed, shown: .path("sut", "state"), look: 1).map { $0.assertion.condition.text }
        #expect(
            texts.first == "if case .failed(let value) = sut.state { (value as? LoadError) == .gone } else { false }")
        let event = try Self.seen(#"{"k":"case","v":"opened","q":true,"r":"App.Event"}"#)
        let erased = writer.about(event, shown: .path("deps", "event"), look: 1, erased: [""])
        #expect(erased.map { $0.assertion.condition.text } == ["(deps.event as? Event) == .opened"])
    }

    @Test(
        "A moment between two seconds and an unknown value are never written",
        arguments: [
            #"{"k":"date","v":"1790000000.25","q":true}"#, #"{"k":"other","v":"Any","q":true}"#,
        ])
    func nothing(_ json: String) throws {
        #expect(try Self.written(json).isEmpty)
    }
}

@Suite("What probes write down")
struct ObservationTests {
    @Test("A probe that begins and does not end is found")
    func unfinished() {
        let observation = Observation(
            """
            {"probe":1,"event":"begin"}
            {"probe":1,"look":0,"value":{"k":"integer","v":"7"}}
            {"probe":1,"event":"end"}
            {"probe":2,"event":"begin"}
            {"probe":3,"event":"begin"}
            {"probe":3,"event":"escaped","text":"oops"}
            {"probe":4,"eve
            """)
        #expect(observation.unfinished == [2])
        #expect(observation.ended == [1, 3])
        #expect(observation.probes[1]?.values[0]?.text == "7")
        #expect(observation.probes[3]?.escaped == "oops")
        #expect(observation.complete(1).count == 1)
        #expect(observation.complete(2).isEmpty)
    }

    @Test("A complete look is kept, an incomplete one gives way")
    func merging() {
        var first = Observation("{\"probe\":1,\"event\":\"begin\"}\n{\"probe\":2,\"event\":\"end\"}")
        first.add(Observation("{\"probe\":1,\"event\":\"end\"}\n{\"probe\":2,\"event\":\"begin\"}"))
        #expect(first.ended == [1, 2])
    }
}
