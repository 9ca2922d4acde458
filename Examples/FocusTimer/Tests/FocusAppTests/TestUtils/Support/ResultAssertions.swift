// testgen:fingerprint 460c876865809ffc
import Testing

/// Expects a result to be a success and returns its value; a failure is recorded at the caller's line.
@discardableResult
func expectSuccess<Success, Failure: Error>(
    _ result: Result<Success, Failure>,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Success? {
    switch result {
    case .success(let value):
        return value
    case .failure(let error):
        Issue.record("expected a success, got .failure(\(error))", sourceLocation: sourceLocation)
        return nil
    }
}

/// Expects a result to be a success with a value.
func expectSuccess<Success: Equatable, Failure: Error>(
    _ result: Result<Success, Failure>,
    _ expected: Success,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let value = expectSuccess(result, sourceLocation: sourceLocation) else { return }
    #expect(value == expected, sourceLocation: sourceLocation)
}

/// Expects a result to be a failure and returns its error; a success is recorded at the caller's line.
@discardableResult
func expectFailure<Success, Failure: Error>(
    _ result: Result<Success, Failure>,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Failure? {
    switch result {
    case .success(let value):
        Issue.record("expected a failure, got .success(\(value))", sourceLocation: sourceLocation)
        return nil
    case .failure(let error):
        return error
    }
}

/// Expects a result to be a failure with an error.
func expectFailure<Success, Failure: Error & Equatable>(
    _ result: Result<Success, Failure>,
    _ expected: Failure,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let error = expectFailure(result, sourceLocation: sourceLocation) else { return }
    #expect(error == expected, sourceLocation: sourceLocation)
}
