// swift-format-ignore-file
// Values that cannot be copied or kept, numbers as generic parameters, and values that are sent on.

struct Q00Token: ~Copyable { var number = 0 }
struct Q00Box<T: ~Copyable>: ~Copyable {}
struct Q00Matrix<let N: Int> { var first = 0 }
class Q00Shared { var number = 0 }

protocol Q01 { func make() -> Q00Token; func take(_ x: consuming Q00Token) -> Int; func look(_ x: borrowing Q00Token); func change(_ x: inout Q00Token); var token: Q00Token { get } }
protocol Q02 { func read<R: ~Copyable>(_ key: String, _ body: () throws -> R) rethrows -> R; func two<R: ~Copyable>(_ x: consuming R) -> R; func three<R: ~Copyable>(_ x: borrowing R); func four<R>(_ x: borrowing R) where R: ~Copyable }
protocol Q03: ~Copyable { func a() -> Int; mutating func b() }
protocol Q04: ~Copyable, ~Escapable { func a() -> Int }
protocol Q05 { func opt() -> Q00Token?; func optTake(_ x: consuming Q00Token?); func make() throws -> Q00Token; func body(_ f: (borrowing Q00Token) -> Int) -> Int; func body2(_ f: (consuming Q00Token) -> Int) }
protocol Q06 { func g(_ x: consuming Q00Box<Int>) -> Q00Box<String>; func async1<R: ~Copyable>(_ n: Int, _ body: (Int) async throws -> R) async throws -> R }
protocol Q07: Sendable { func make() async -> Q00Token; func take(_ x: consuming Q00Token) async throws -> Int; func one<R: ~Copyable>(_ n: Int) -> R }
protocol Q08 { func enqueue(_ job: consuming ExecutorJob); func enqueue(_ job: UnownedJob); nonisolated func run(_ job: consuming ExecutorJob) -> Int }
protocol Q09 { func raw(_ s: RawSpan) -> Int; func span(_ s: Span<Int>); func mut(_ s: inout MutableSpan<UInt8>); func opt(_ s: RawSpan, _ n: Int) throws -> Int }
protocol Q10 { func with(_ f: (RawSpan) -> Int) -> Int; func each(_ f: (Span<UInt8>, Int) throws -> Void) rethrows; func write<E: Error>(_ f: (inout OutputRawSpan) throws(E) -> Void) throws(E); func read<R>(_ f: (RawSpan) throws -> R) throws -> R }
protocol Q11 { init(_ s: RawSpan); init(x: Int, bytes: Span<UInt8>) }
protocol Q12 { func vec(_ v: InlineArray<4, Int>) -> InlineArray<3, String>; func gen<let N: Int>(_ x: InlineArray<N, Int>) -> Int; func gen2<let N: Int, T>(_ x: InlineArray<N, T>) -> InlineArray<N, T> }
protocol Q13 { func m(_ x: Q00Matrix<3>) -> Q00Matrix<4>; func g<let N: Int>(_ m: Q00Matrix<N>) -> Q00Matrix<N> }
protocol Q14 { func give() -> sending Q00Shared; func take(_ x: sending Q00Shared); func both(_ x: sending Q00Shared) async -> sending Q00Shared; func clo(_ f: sending @escaping () async -> Void); func clo2(_ f: () -> sending Q00Shared); func opt() -> sending Q00Shared? }
protocol Q15: Sendable { func give() -> sending Q00Shared; func take(_ x: sending Q00Shared); func both(_ x: sending Q00Shared) async throws -> sending Q00Shared }
@MainActor protocol Q16 { func give() async -> sending Q00Shared; func take(_ x: sending Q00Shared) async; nonisolated func n(_ x: sending Q00Shared) async -> sending Q00Shared }
protocol Q17: Actor { func give() -> sending Q00Shared; func take(_ x: sending Q00Shared) }
protocol Q18 { func gen<T>(_ f: sending @escaping () async throws -> sending T) async throws -> sending T; func gen2<T>(_ x: sending T) -> sending T; func gen3<R>(_ body: (inout sending Q00Shared) throws -> sending R) rethrows -> sending R }
@MainActor protocol Q19 { func take(_ x: Q00Shared) async; func give(_ x: Q00Shared) async throws -> Q00Shared; func two(_ x: Q00Shared, _ n: Int) async; var v: Q00Shared { get async } }
protocol Q20: Actor { func take(_ x: Q00Shared) async; func give(_ x: Q00Shared) async throws -> Q00Shared; var v: Q00Shared { get async } }
protocol Q21: Sendable { func take(_ x: Q00Shared) async; @MainActor func m(_ x: Q00Shared, _ n: [Int]?) async }
@MainActor protocol Q22 { func run(_ body: () async -> Void) async; func run2(_ x: Q00Shared, _ body: (Q00Shared) async throws -> Int) async throws -> Int; func sync(_ body: () -> Void) }
protocol Q23: Actor { func run(_ body: () async -> Void) async; func run2(_ x: Q00Shared, _ body: (Int) throws -> Int) async throws -> Int }
protocol Q24 { nonisolated(nonsending) func take(_ x: Q00Shared) async -> Q00Shared; nonisolated(nonsending) func two(_ x: Q00Shared, _ n: Int) async throws; nonisolated(nonsending) func run<T>(_ x: Q00Shared, _ t: T, _ body: (T) async -> Void) async -> T }
@MainActor protocol Q25 { nonisolated(nonsending) func take(_ x: Q00Shared) async -> Q00Shared; nonisolated(nonsending) func none() async }
struct Q26Stream<Element>: ~Copyable { var element: Element }
protocol Q26Request { associatedtype Answer }
typealias Q26Answers<Request: Q26Request> = Q26Stream<[Request.Answer]>
protocol Q26: Sendable {
    typealias Next<Request: Q26Request> = @Sendable (Request) async -> Q26Answers<Request>
    typealias Look<Request: Q26Request> = (Request, Int) throws -> Request.Answer
    func intercept<Request: Q26Request>(request: Request, next: Next<Request>) async throws -> Q26Answers<Request>
    func parse<Request: Q26Request>(for request: Request, isWhole: Bool) async throws -> Q26Answers<Request>
    func fixed() -> Q26Stream<Int>
    func look<Request: Q26Request>(at request: Request, _ look: Look<Request>) rethrows -> Request.Answer
    func take<Request: Q26Request>(_ answers: consuming Q26Answers<Request>, of request: Request) -> Int
    func hand<Request: Q26Request>(_ request: Request, to next: Next<Request>) async
}
