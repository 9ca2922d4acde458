// swift-format-ignore-file
import Foundation

// Names that clash with others, or with the language.

struct Item {
    let id: Int
}

struct Items {
    let all: [Item]
}

struct Category {
    let id: Int
    let name: String
}

struct Tag: Equatable {
    let name: String
}

struct Progress {
    let done: Int
    let tag: Tag
}

struct HoldsClashes {
    let progress: Progress
    let tags: [Tag]
    let issue: Issue
}

struct Issue {
    let id: Int
    let state: State
    enum State { case open, closed }
}

struct Task2 {
    let state: State
    enum State { case waiting, done(Date) }
}

enum Feature {
    struct Model {
        let id: String
        let kind: Kind
        enum Kind { case plain, rich }
    }
}

enum OtherFeature {
    struct Model {
        let id: String
        let kind: Int
    }
}

struct HoldsBothModels {
    let first: Feature.Model
    let second: OtherFeature.Model
}

extension Feature {
    struct Declared {
        let model: Model
    }
}

extension Feature.Model {
    struct Deep {
        let kind: Kind
    }
}

struct URLBookmark {
    let url: URL
    let htmlTitle: String
}

struct HasIndex {
    let index: Int
    let count: Int
    let result: String
}

struct ManyFields {
    let alpha: String
    let bravo: String
    let charlie: String
    let delta: String
    let echo: String
    let foxtrot: String
    let golf: String
    let hotel: String
    let india: String
    let juliet: String
    let kilo: String
    let lima: String
}

typealias Identifier = UUID
typealias Lookup<Value> = [String: Value]

struct UsesAliases {
    typealias Key = Int
    let id: Identifier
    let key: Key
    let lookup: Lookup<Address>
    let rows: [Key: Identifier]
}

struct SelfReference {
    let parents: [Self]
    let maker: (Self) -> Int
}

struct _Underscored {
    let _id: Int
    let __name: String
}

struct Ünïcode {
    let größe: Int
    let 名前: String
}

struct Release {
    let build: Int
    let state: State
    enum State { case build, make, done }
}
