// testgen:fingerprint d9002af367a56067 factory AlbumModel
@testable import PlainSample

/// Doubles, registrations and mock data for the tests of `AlbumModel`.
enum AlbumModelTestFactory {
    /// The doubles that stand for what `AlbumModel` is injected with.
    struct Dependencies {
        let coordinatorDouble: AlbumCoordinatingMock<AlbumRoute>
        let coordinator: AnyAlbumCoordinator<AlbumRoute>
        let fetchAlbum: FetchAlbumUseCaseMock
        let fetchPrice: FetchPriceUseCaseMock
        let seller: AlbumSellerMock
    }

    @MainActor
    static func setupDependencies() -> Dependencies {
        // 1. Instantiate
        let coordinatorDouble = AlbumCoordinatingMock<AlbumRoute>()
        let coordinator = AnyAlbumCoordinator<AlbumRoute>(coordinatorDouble)
        let fetchAlbum = FetchAlbumUseCaseMock()
        let fetchPrice = FetchPriceUseCaseMock()
        let seller = AlbumSellerMock()

        return Dependencies(
            coordinatorDouble: coordinatorDouble,
            coordinator: coordinator,
            fetchAlbum: fetchAlbum,
            fetchPrice: fetchPrice,
            seller: seller
        )
    }

    @MainActor
    static func makeSUT(
        _ dependencies: Dependencies? = nil
    ) -> AlbumModel {
        let dependencies = dependencies ?? setupDependencies()
        return AlbumModel(
            coordinator: dependencies.coordinator, fetchAlbum: dependencies.fetchAlbum,
            fetchPrice: dependencies.fetchPrice, seller: dependencies.seller)
    }
}
// testgen:parts l9zk5nefo tWyeArP2J Mcm4l0TEF Y_rxynqk7 XpyHoCIjT owx0pmhXN zKJx3bLGz qE3VMwJL6 rzjoA5MAC 1siL0d1Xc
