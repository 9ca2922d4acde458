// Types that contain themselves, directly or around a corner.

struct Comment {
    let id: Int
    let text: String
    let replies: [Comment]
}

final class TreeNode {
    let name: String
    let parent: TreeNode?
    var children: [TreeNode]
    init(name: String, parent: TreeNode?, children: [TreeNode]) {
        self.name = name
        self.parent = parent
        self.children = children
    }
}

struct Folder {
    let name: String
    let entries: [Entry]
    enum Entry {
        case folder(Folder)
        case file(String)
    }
}

struct Author {
    let id: Int
    let books: [Book]
}

struct Book {
    let id: Int
    let author: Author
}

final class Endless {
    let next: Endless
    init(next: Endless) { self.next = next }
}

final class Ping {
    let pong: Pong
    init(pong: Pong) { self.pong = pong }
}

final class Pong {
    let ping: Ping?
    init(ping: Ping?) { self.ping = ping }
}

indirect enum Query {
    case and(Query, Query)
    case filter(Filter)
    case everything(limit: Int)
}

struct Filter {
    let query: Query
    let name: String
}

struct Graph {
    let edges: [Int: Graph]
    let producer: () -> Graph?
}
