// Doubles that people and other tools wrote stand beside the protocols, and are used as they are.

protocol ArchiveShelf {
    var isOpen: Bool { get }
    func boxes(of year: Int) throws -> [String]
}

protocol ArchiveBell {
    func ring(times: Int, loudly: Bool)
    func count() -> Int
}

/// Written by hand, under names of its own.
final class SpyArchiveShelf: ArchiveShelf {
    var isOpen: Bool = false
    private(set) var timesAsked = 0
    private(set) var lastYear: Int?
    var answer: [String]!
    var problem: (any Error)?
    var onBoxes: ((Int) throws -> [String])?

    func boxes(of year: Int) throws -> [String] {
        timesAsked += 1
        lastYear = year
        if let problem { throw problem }
        if let onBoxes { return try onBoxes(year) }
        return answer
    }
}

/// As Mockolo writes it.
class ArchiveBellMock: ArchiveBell {
    init() {}

    private(set) var ringCallCount = 0
    var ringHandler: ((Int, Bool) -> Void)?
    func ring(times: Int, loudly: Bool) {
        ringCallCount += 1
        if let ringHandler = ringHandler {
            ringHandler(times, loudly)
        }
    }

    private(set) var countCallCount = 0
    var countHandler: (() -> Int)?
    func count() -> Int {
        countCallCount += 1
        if let countHandler = countHandler {
            return countHandler()
        }
        return 0
    }
}

final class ArchiveDesk {
    private(set) var boxes: [String] = []
    private let shelf: any ArchiveShelf
    private let bell: any ArchiveBell

    init(shelf: any ArchiveShelf, bell: any ArchiveBell) {
        self.shelf = shelf
        self.bell = bell
        boxes = (try? shelf.boxes(of: 1900)) ?? []
    }

    func call() { bell.ring(times: boxes.count, loudly: shelf.isOpen) }
}
