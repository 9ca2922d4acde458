// A module that has an `Error` of its own.

public struct Error { var code = 0 }

struct Parcel { let weight: Int }

protocol ParcelLoader {
    func load() throws -> Parcel
    func loadLater() async throws -> [Parcel]
    var first: Parcel { get throws }
    func parcels() -> AsyncThrowingStream<Parcel, any Swift.Error>
    func last() -> Error
}
