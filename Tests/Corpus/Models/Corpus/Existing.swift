// Models that have builders and fixtures already.

struct Song {
    let id: Int
    let title: String
}

extension Song {
    static func fixture(id: Int = 7, title: String = "Known") -> Song { Song(id: id, title: title) }
}

struct Album {
    let songs: [Song]
    let lead: Song
    let band: Band
}

struct Band {
    let name: String
    static let mock = Band(name: "The Band")
}
