import Facts

/// Protocols of the standard library and of Foundation whose requirements are doubled like those of the project's.
///
/// The requirements are those of their documentation that have no default implementation for a class.
enum StandardProtocols {
    /// The protocol of a name; `nil` when it is not one of these.
    ///
    /// - Parameter asked: The names that others speak of: who speaks of a sequence's iterator gets it handed out.
    static func named(_ name: String, asked: Set<String> = []) -> TypeFact? {
        switch name {
        case "AsyncSequence" where asked.contains("AsyncIterator"): asyncSequence
        case "Sequence" where asked.contains("Iterator"): sequence
        default: all[name]
        }
    }

    /// The requirements that hand out the iterators of sequences.
    static let iterators = ["AsyncSequence": "makeAsyncIterator()", "Sequence": "makeIterator()"]

    /// The associated types that have a default for every double of protocols of some names.
    static func associated(_ names: Set<String>) -> Set<String> {
        Set(names.contains("Identifiable") ? ["ID"] : [])
            .union(names.isDisjoint(with: ["AsyncSequence", "AsyncIteratorProtocol"]) ? [] : ["Failure"])
    }

    /// The associated types that stand in angle brackets after a protocol's name.
    static func primaryAssociatedTypes(of name: String) -> [String] {
        switch name {
        case "Identifiable": ["ID"]
        case "AsyncSequence", "AsyncIteratorProtocol": ["Element", "Failure"]
        default: all[name]?.members.associatedTypes.map(\.name) ?? []
        }
    }

    private static let sequence = type(
        "Sequence", iterated(by: "Iterator", "IteratorProtocol", "makeIterator"))
    private static let asyncSequence = type(
        "AsyncSequence", iterated(by: "AsyncIterator", "AsyncIteratorProtocol", "makeAsyncIterator"))

    private static func iterated(by name: String, _ constraint: String, _ make: String) -> [Member] {
        let same = GenericRequirement(
            left: .simple(name + ".Element"), relation: .equals, right: .simple("Element"))
        return [
            associated("Element"),
            .associatedType(
                AssociatedTypeFact(
                    info: info(), name: name, inherits: [.simple(constraint)], requirements: [same])),
            call(make, gives: .simple(name)),
        ]
    }

    private static let all = Dictionary(
        (values + sequences + codings + literals + concurrency + formats).map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first })

    private static let values = [
        type(
            "RawRepresentable",
            [associated("RawValue"), make("rawValue", "RawValue", isFailable: true), get("rawValue", "RawValue")]),
        type("CaseIterable", [get("allCases", .array(.simple("Self")), isStatic: true)]),
        type("LosslessStringConvertible", [make(nil, "String", name: "description", isFailable: true)]),
        type("CustomReflectable", [get("customMirror", "Mirror")]),
        type(
            "Strideable",
            [
                associated("Stride", "SignedNumeric", "Comparable"),
                call("distance", [one("to", "other", "Self")], gives: .simple("Stride")),
                call("advanced", [one("by", "n", "Stride")], gives: .simple("Self")),
            ]),
        type("RandomNumberGenerator", [call("next", gives: .simple("UInt64"))]),
        type("TextOutputStream", [call("write", [one(nil, "string", "String")])]),
        type(
            "TextOutputStreamable",
            [
                .method(
                    MethodFact(
                        info: info(), name: "write",
                        generics: GenericClause(parameters: [
                            .init(name: "Target", constraint: .simple("TextOutputStream"))
                        ]),
                        parameters: [
                            .init(
                                label: "to", name: "target",
                                type: .attributed(attributes: [], specifiers: ["inout"], .simple("Target")))
                        ]))
            ]),
    ]

    private static let sequences = [
        type("IteratorProtocol", [associated("Element"), call("next", gives: .optional(.simple("Element")))]),
        type(
            "AsyncIteratorProtocol",
            [
                associated("Element"),
                call("next", effects: Effects(isAsync: true, throwing: .any), gives: .optional(.simple("Element"))),
            ]),
        type("Sequence", [associated("Element")]), type("Collection", [associated("Element")]),
        type("BidirectionalCollection", [associated("Element")]),
        type("RandomAccessCollection", [associated("Element")]), type("AsyncSequence", [associated("Element")]),
    ]

    private static let codings = [
        type(
            "CodingKey",
            [
                get("stringValue", "String"), get("intValue", .optional(.simple("Int"))),
                make("stringValue", "String", isFailable: true), make("intValue", "Int", isFailable: true),
            ]),
        type(
            "Encoder",
            [
                get("codingPath", .array(.existential(.simple("CodingKey")))),
                get("userInfo", .dictionary(key: .simple("CodingUserInfoKey"), value: .simple("Any"))),
                container(Effects(), gives: "KeyedEncodingContainer"),
                call("unkeyedContainer", gives: .existential(.simple("UnkeyedEncodingContainer"))),
                call("singleValueContainer", gives: .existential(.simple("SingleValueEncodingContainer"))),
            ]),
        type(
            "Decoder",
            [
                get("codingPath", .array(.existential(.simple("CodingKey")))),
                get("userInfo", .dictionary(key: .simple("CodingUserInfoKey"), value: .simple("Any"))),
                container(Effects(throwing: .any), gives: "KeyedDecodingContainer"),
                call(
                    "unkeyedContainer", effects: Effects(throwing: .any),
                    gives: .existential(.simple("UnkeyedDecodingContainer"))),
                call(
                    "singleValueContainer", effects: Effects(throwing: .any),
                    gives: .existential(.simple("SingleValueDecodingContainer"))),
            ]),
    ]

    private static let literals = [
        type("ExpressibleByIntegerLiteral", [make("integerLiteral", "Int", name: "value")]),
        type("ExpressibleByFloatLiteral", [make("floatLiteral", "Double", name: "value")]),
        type("ExpressibleByBooleanLiteral", [make("booleanLiteral", "Bool", name: "value")]),
        type(
            "ExpressibleByNilLiteral",
            [
                .initializer(
                    InitializerFact(info: info(), parameters: [.init(label: "nilLiteral", name: "value", type: .void)]))
            ]),
        type(
            "ExpressibleByDictionaryLiteral",
            [
                associated("Key"), associated("Value"),
                .initializer(
                    InitializerFact(
                        info: info(),
                        parameters: [
                            .init(
                                label: "dictionaryLiteral", name: "elements",
                                type: .tuple([.init(type: .simple("Key")), .init(type: .simple("Value"))]),
                                isVariadic: true)
                        ])),
            ]),
        type("ExpressibleByStringLiteral", [make("stringLiteral", "String", name: "value")]),
        type("ExpressibleByStringInterpolation", [make("stringLiteral", "String", name: "value")]),
        type(
            "ExpressibleByArrayLiteral",
            [
                associated("ArrayLiteralElement"),
                make("arrayLiteral", "ArrayLiteralElement", name: "elements", isVariadic: true),
            ]),
    ]

    private static let concurrency = [
        type("Executor", [enqueue]), type("SerialExecutor", [enqueue]), type("TaskExecutor", [enqueue]),
        type(
            "Clock",
            [
                associated("Duration", "DurationProtocol"),
                .associatedType(
                    AssociatedTypeFact(
                        info: info(), name: "Instant", inherits: [.simple("InstantProtocol")],
                        requirements: [
                            .init(left: .simple("Instant.Duration"), relation: .equals, right: .simple("Duration"))
                        ])),
                get("now", "Instant"), get("minimumResolution", "Duration"),
                call(
                    "sleep",
                    [
                        one("until", "deadline", "Instant"),
                        .init(label: "tolerance", name: "tolerance", type: .optional(.simple("Duration"))),
                    ], effects: Effects(isAsync: true, throwing: .any)),
            ]),
        type(
            "InstantProtocol",
            [
                associated("Duration", "DurationProtocol"),
                call("advanced", [one("by", "duration", "Duration")], gives: .simple("Self")),
                call("duration", [one("to", "other", "Self")], gives: .simple("Duration")),
            ]),
    ]

    private static let formats = [
        type(
            "FormatStyle",
            [
                associated("FormatInput"), associated("FormatOutput"),
                call("format", [one(nil, "value", "FormatInput")], gives: .simple("FormatOutput")),
            ]),
        type(
            "ParseStrategy",
            [
                associated("ParseInput"), associated("ParseOutput"),
                call(
                    "parse", [one(nil, "value", "ParseInput")], effects: Effects(throwing: .any),
                    gives: .simple("ParseOutput")),
            ]),
        type(
            "SortComparator",
            [
                associated("Compared"), get("order", "SortOrder", isSettable: true),
                call(
                    "compare", [one(nil, "lhs", "Compared"), one(nil, "rhs", "Compared")],
                    gives: .simple("ComparisonResult")),
            ]),
        type(
            "RecoverableError",
            [
                get("recoveryOptions", .array(.simple("String"))),
                call(
                    "attemptRecovery", [one("optionIndex", "recoveryOptionIndex", "Int")], gives: .simple("Bool")),
            ]),
        type(
            "NSCopying",
            [
                call(
                    "copy", [.init(label: "with", name: "zone", type: .optional(.simple("NSZone")))],
                    gives: .simple("Any"))
            ]),
    ]

    // MARK: - Parts

    private static func info(_ modifiers: [String] = []) -> DeclarationInfo {
        DeclarationInfo(location: SourceLocation(file: "", line: 1, column: 1), access: .public, modifiers: modifiers)
    }

    private static func type(_ name: String, _ members: [Member]) -> TypeFact {
        TypeFact(kind: .protocol, info: info(), name: name, module: "Swift", members: members)
    }

    private static func associated(_ name: String, _ constraints: String...) -> Member {
        .associatedType(AssociatedTypeFact(info: info(), name: name, inherits: constraints.map(TypeRef.simple)))
    }

    private static func get(_ name: String, _ type: String, isSettable: Bool = false) -> Member {
        get(name, .simple(type), isSettable: isSettable)
    }

    private static func get(
        _ name: String, _ type: TypeRef, isStatic: Bool = false, isSettable: Bool = false
    ) -> Member {
        .property(
            PropertyFact(
                info: info(isStatic ? ["static"] : []), name: name, type: type, isLet: false,
                accessors: .init(hasSetter: isSettable)))
    }

    private static func one(_ label: String?, _ name: String, _ type: String) -> ParameterFact {
        ParameterFact(label: label, name: name, type: .simple(type))
    }

    private static func call(
        _ name: String, _ parameters: [ParameterFact] = [], effects: Effects = Effects(), gives result: TypeRef? = nil
    ) -> Member {
        .method(MethodFact(info: info(), name: name, parameters: parameters, effects: effects, result: result))
    }

    private static func make(
        _ label: String?, _ type: String, name: String? = nil, isFailable: Bool = false, isVariadic: Bool = false
    ) -> Member {
        let parameter = ParameterFact(
            label: label, name: name ?? label ?? "value", type: .simple(type), isVariadic: isVariadic)
        return .initializer(InitializerFact(info: info(), parameters: [parameter], isFailable: isFailable))
    }

    /// `func container<Key: CodingKey>(keyedBy type: Key.Type) -> …<Key>`
    private static func container(_ effects: Effects, gives result: String) -> Member {
        .method(
            MethodFact(
                info: info(), name: "container",
                generics: GenericClause(parameters: [.init(name: "Key", constraint: .simple("CodingKey"))]),
                parameters: [
                    .init(label: "keyedBy", name: "type", type: .metatype(.simple("Key"), name: "Type"))
                ], effects: effects, result: .named([.init(result, [.simple("Key")])])))
    }

    /// `func enqueue(_ job: consuming ExecutorJob)`
    private static let enqueue = call(
        "enqueue",
        [
            .init(
                label: nil, name: "job",
                type: .attributed(attributes: [], specifiers: ["consuming"], .simple("ExecutorJob")))
        ])
}
