import Foundation

struct SessionDTO: Decodable, Equatable {
    let id: Int
    let title: String?
    let startsAt: String
    let endsAt: String?
    let roomId: String?
    let track: String?
    let speakers: [SpeakerDTO]
    let isCancelled: Bool?

    struct SpeakerDTO: Decodable, Equatable {
        let firstName: String
        let lastName: String?
        let isKeynote: Bool
    }
}

struct RoomDTO: Decodable, Equatable {
    let id: String
    let label: String
    let capacity: Int
}
