// Fields and initialisers that are compiled only sometimes.

struct ConditionalField {
    let id: Int
    #if DEBUG
        let trace: String
    #endif
    let name: String
}

struct ConditionalBranches {
    let id: Int
    #if os(Linux)
        let linux: String
    #else
        let apple: Int
    #endif
}

#if os(Linux)
    struct OnlyOnLinux {
        let id: Int
    }
#endif

#if os(iOS)
    struct OnlyOnPhones {
        let id: Int
    }
#endif

enum ConditionalCase {
    #if os(iOS)
        case phone
    #endif
    case any
}

struct HoldsConditional {
    let value: ConditionalCase
    let field: ConditionalField
}
