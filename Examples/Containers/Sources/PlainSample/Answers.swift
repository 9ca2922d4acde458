/// What is kept between launches.
public enum StoredKey: String, CaseIterable {
    case name, size, isNight
}

public protocol Shelf: AnyObject {
    func value(for key: StoredKey) -> Any?
    func set(_ value: Any?, for key: StoredKey)
}

/// Reads several things of one store, each under a key of its own.
public final class Greeter {
    private let shelf: any Shelf

    public init(shelf: any Shelf) { self.shelf = shelf }

    public var size: Int {
        get { shelf.value(for: .size) as? Int ?? 17 }
        set { shelf.set(newValue, for: .size) }
    }

    public func greeting() -> String {
        guard let name = shelf.value(for: .name) as? String else { return "Who are you?" }
        return shelf.value(for: .isNight) as? Bool == true ? "Good night, \(name)" : "Good day, \(name)"
    }
}

/// A client of closures, handed over as a value.
public struct LetterClient {
    public var fetch: (_ box: Int) async throws -> [String]
    public var shred: (String) -> Void
    /// Asks whoever reads for a word, who may answer later.
    public var ask: (@escaping (_ word: String) -> Void) -> Void

    public init(
        fetch: @escaping (_ box: Int) async throws -> [String], shred: @escaping (String) -> Void,
        ask: @escaping (@escaping (_ word: String) -> Void) -> Void
    ) {
        self.fetch = fetch
        self.shred = shred
        self.ask = ask
    }
}

/// The letters in a box, and what is typed about them.
public struct LetterState {
    public enum Mode: Equatable {
        case empty, failed
        case reading(String)
    }

    public struct Form {
        public var box: Int?
        public var word = ""
    }

    public var mode: Mode = .empty
    public var form = Form()
    public var canOpen: Bool { form.box != nil && !form.word.isEmpty }
}

/// Opens a box, reads its letters one after the other, and shreds them.
public final class LetterReader {
    private let client: LetterClient
    public private(set) var state = LetterState()
    public private(set) var letters: [String] = []

    public init(client: LetterClient) { self.client = client }

    public func choose(_ box: Int) { state.form.box = box }

    public func type(_ word: String) { state.form.word = word }

    public func askForWord() {
        client.ask { [weak self] word in self?.type(word) }
    }

    public func open() async {
        guard state.canOpen, let box = state.form.box else { return }
        do {
            letters = try await client.fetch(box)
            state.mode = letters.first.map { .reading($0) } ?? .empty
        } catch {
            state.mode = .failed
        }
    }

    public func shredAll() {
        while let letter = letters.first {
            client.shred(letter)
            letters.removeFirst()
        }
        state.mode = .empty
    }
}

public struct FormAnswer {
    public var fields: [String: String]

    public init(fields: [String: String]) { self.fields = fields }
}

public protocol FormService {
    func send(_ text: String, done: @escaping (Result<FormAnswer, PageRefusal>) -> Void)
}

/// Sends a text and reads the answer's fields.
public final class FormSender {
    private let service: any FormService
    public private(set) var number = ""

    public init(service: any FormService) { self.service = service }

    public func accepts(_ code: String) -> Bool { code.count == 6 && code.allSatisfy(\.isNumber) }

    public func send(_ text: String) {
        service.send(text) { result in
            do {
                self.number = try result.get().fields["number"] ?? "none"
            } catch {
                self.number = "failed"
            }
        }
    }
}

public protocol Trail {
    func mark(_ word: String?)
}

/// Marks a trail: a mark may be empty.
public final class Walker {
    private let trail: any Trail

    public init(trail: any Trail) { self.trail = trail }

    public func restart(at word: String) {
        trail.mark(nil)
        trail.mark(word)
    }

    public func pause(at word: String) {
        trail.mark(word)
        trail.mark(nil)
        trail.mark("end")
    }
}
