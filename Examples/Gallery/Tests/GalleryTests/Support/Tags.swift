import Testing

extension Tag {
    @Tag static var unit: Self
    @Tag static var viewModel: Self
    @Tag static var service: Self
    @Tag static var repository: Self
}
