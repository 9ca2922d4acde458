// swift-format-ignore-file
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// What applications write every day: repositories, services, stores, routers, trackers.

struct User: Equatable, Sendable { var id: UUID; var name: String; var email: String? }
struct Page<Element: Sendable>: Sendable { var items: [Element]; var next: Int? }
enum NetworkError: Error, Equatable { case offline, status(Int) }
enum SortOrder: String, Sendable { case ascending, descending }
final class Session {}
typealias UserID = UUID
typealias Completion<T> = (Result<T, Error>) -> Void

protocol UserRepository { func user(id: UserID) async throws -> User; func users() async throws -> [User]; func save(_ user: User) async throws; func delete(id: UserID) async throws -> Bool }
protocol UserRepositoryCallback { func user(id: UserID, completion: @escaping (Result<User, Error>) -> Void); func users(_ completion: @escaping Completion<[User]>) }
protocol PagedRepository { func page(_ number: Int, size: Int, order: SortOrder) async throws -> Page<User> }
protocol ResultRepository { func session() async -> Result<User?, NetworkError>; func save(_ user: User) async -> Result<Void, NetworkError> }
protocol SyncRepository { func all() throws -> [User]; func find(where predicate: (User) -> Bool) -> User?; func count() -> Int }
protocol HTTPClient: Sendable { func data(for request: URLRequest) async throws -> (Data, URLResponse); func upload(_ data: Data, to url: URL) async throws }
protocol TokenStore: AnyObject { var token: String? { get set }; var expiry: Date? { get }; func clear() }
protocol Analytics { func track(_ event: String); func track(_ event: String, properties: [String: Any]); func identify(_ id: String?) }
protocol Logger: Sendable { func log(_ message: @autoclosure () -> String, level: Int); func error(_ error: any Error, file: String, line: Int) }
protocol Clocking { var now: Date { get }; func sleep(seconds: Double) async throws }
protocol Settings: AnyObject { var isDarkMode: Bool { get set }; var language: String { get set }; var launches: Int { get }; var favourites: Set<Int> { get set } }
protocol FeatureFlags { subscript(flag: String) -> Bool { get }; func isEnabled(_ flag: String) -> Bool }
protocol Router: AnyObject { func push(_ route: String, animated: Bool); func pop(); func present(_ route: String, completion: (() -> Void)?) }
protocol RouterDelegate: AnyObject { func router(_ router: any Router, didOpen route: String); func routerDidClose(_ router: any Router) }
protocol ImageLoader { func image(at url: URL, progress: ((Double) -> Void)?) async throws -> Data; func cancel(_ url: URL) }
protocol Cache { func value(for key: String) -> Data?; func set(_ value: Data?, for key: String); func removeAll() }
protocol TypedCache { func value<T: Codable>(for key: String, as type: T.Type) throws -> T?; func set<T: Codable>(_ value: T, for key: String) throws }
protocol Keychain { func read(_ key: String) throws -> String; func write(_ value: String, for key: String) throws; func delete(_ key: String) throws }
protocol Reachability { var isOnline: Bool { get }; var changes: AsyncStream<Bool> { get } }
protocol Notifications { func events() -> AsyncStream<String>; func stream() -> AsyncThrowingStream<User, any Error> }
protocol Observing { func observe(_ handler: @escaping (User) -> Void) -> AnyObject; func stop(_ token: AnyObject) }
protocol Validator { func validate(_ text: String) -> Bool; func validate(_ text: String, allowEmpty: Bool) throws }
protocol Formatter2 { func string(from date: Date) -> String; func string(from number: Double) -> String; func date(from string: String) -> Date? }
protocol Payments { func pay(amount: Decimal, currency: String) async throws -> String; func refund(_ id: String) async throws(NetworkError) }
protocol Permissions { func request() async -> Bool; var status: SortOrder { get } }
protocol Location { var last: (latitude: Double, longitude: Double)? { get }; func locate() async throws -> (latitude: Double, longitude: Double) }
protocol Player: AnyObject { var rate: Float { get set }; var current: URL? { get }; var duration: TimeInterval { get }; func play(_ url: URL, at offset: TimeInterval); func pause() }
protocol Downloads: Sendable { func download(_ url: URL, to file: URL) async throws -> Int; var active: [URL] { get } }
protocol Queue2: AnyObject { func enqueue(_ work: @escaping () -> Void); func enqueue(_ work: @escaping () async throws -> Void) }
protocol Database { func write<T>(_ body: (Session) throws -> T) throws -> T; func read<T>(_ body: (Session) throws -> T) throws -> T }
protocol AsyncDatabase: Sendable { func write<T: Sendable>(_ body: @Sendable (Int) throws -> T) async throws -> T }
protocol Mapper { associatedtype Input; associatedtype Output; func map(_ input: Input) throws -> Output }
protocol Store2 { associatedtype Model: Identifiable; func get(_ id: Model.ID) -> Model?; func put(_ model: Model) }
protocol UseCase { associatedtype Request; associatedtype Response; func execute(_ request: Request) async throws -> Response }
protocol SimpleUseCase { func callAsFunction(_ id: Int) async throws -> User }
protocol ViewModeling: AnyObject { var title: String { get }; var onChange: (() -> Void)? { get set }; func viewDidLoad() }
@MainActor protocol ScreenView: AnyObject { func show(_ items: [String]); func show(error: any Error); var isLoading: Bool { get set } }
@MainActor protocol Navigator { var path: [String] { get set }; func open(_ url: URL) async -> Bool; nonisolated func canOpen(_ url: URL) -> Bool }
protocol Interactor: Sendable { func load() async; func reload(force: Bool) async throws -> Int }
protocol SocketClient: AnyObject { var onMessage: ((Data) -> Void)? { get set }; var onClose: ((Error?) -> Void)? { get set }; func connect() async throws; func send(_ data: Data) async throws }
protocol BaseService { func start(); func stop() }
protocol ExtendedService: BaseService { func restart(after delay: TimeInterval); var isRunning: Bool { get } }
protocol MoreExtendedService: ExtendedService, CustomStringConvertible { func stop() }
protocol HasAPI { var api: any HTTPClient { get } }
protocol HasStore { var store: any TokenStore { get } }
protocol HasBoth: HasAPI, HasStore {}
protocol ChatService: Actor { var messages: [String] { get }; func send(_ text: String) async throws; func history(limit: Int) -> [String] }
protocol PushService { func register(deviceToken: Data, userInfo: [AnyHashable: Any]?) ; func badge(_ count: Int?) }
protocol DeepLinks { func parse(_ url: URL) -> [String: String]?; func handle(_ url: URL, options: [String: Any]) -> Bool }
protocol Metrics { func measure<T>(_ name: String, _ body: () throws -> T) rethrows -> T; func increment(_ name: String, by value: Int) }
protocol Translations { func text(_ key: String, _ arguments: any CVarArg...) -> String; static func language() -> String }
