import Project

/// The text of a `project.pbxproj`, changed in places; all other bytes stay as they are.
struct ProjectText {
    private let bytes: [UInt8]
    private let places: PropertyListPlaces
    /// The identifiers of the objects of each kind, in the order of the text.
    private let kinds: [String: [String]]
    private var insertions: [(place: Int, key: String, text: String)] = []
    private var removals: [Range<Int>] = []
    /// The bytes of a line's end.
    private let lineEnd: String

    /// Prepares to change a text.
    init(_ bytes: [UInt8], _ list: PropertyList, _ places: PropertyListPlaces) {
        self.bytes = bytes
        self.places = places
        let objects = list.values["objects"]?.values ?? [:]
        let ids = places.objects.keys.sorted {
            (places.objects[$0]?.lowerBound ?? 0) < (places.objects[$1]?.lowerBound ?? 0)
        }
        kinds = Dictionary(grouping: ids) { objects[$0]?.values["isa"]?.text ?? "" }
        let first = bytes.firstIndex(of: UInt8(ascii: "\n"))
        lineEnd = first.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") } ?? false ? "\r\n" : "\n"
    }

    /// The text with all changes.
    var changed: [UInt8] {
        let sorted = insertions.enumerated().sorted {
            ($0.element.place, $0.element.key, $0.offset) < ($1.element.place, $1.element.key, $1.offset)
        }
        var result: [UInt8] = []
        var position = 0
        var next = sorted.map(\.element)[...]
        for range in removals.sorted(by: { $0.lowerBound < $1.lowerBound }) + [bytes.count..<bytes.count] {
            while let insertion = next.first, insertion.place <= range.lowerBound {
                result += bytes[position..<insertion.place]
                result += Array(insertion.text.utf8)
                position = insertion.place
                next = next.dropFirst()
            }
            if range.lowerBound > position { result += bytes[position..<range.lowerBound] }
            position = max(position, range.upperBound)
        }
        return result
    }

    // MARK: Adding

    /// Adds an object, on a line of its own among those of its kind: by its identifier where they are sorted.
    ///
    /// - Parameter text: What stands after the identifier, from the comment on.
    mutating func add(_ id: String, kind: String, _ text: String) {
        let line = "\t\t\(id) \(text)".replacing("\n", with: lineEnd) + lineEnd
        let known = kinds[kind] ?? []
        guard let last = known.last, let end = places.objects[last]?.upperBound else {
            return addSection(kind, id, line)
        }
        let isSorted = zip(known, known.dropFirst()).allSatisfy { $0 < $1 }
        let next = isSorted ? known.first { $0 > id } : nil
        if let start = next.flatMap({ places.objects[$0]?.lowerBound }) {
            insertions.append((lineStart(start), id, line))
        } else {
            insertions.append((afterLine(end), isSorted ? id : "", line))
        }
    }

    /// Adds the first object of a kind, between comments where the text has such.
    private mutating func addSection(_ kind: String, _ id: String, _ line: String) {
        let heads = sectionHeads
        guard let next = heads.first(where: { $0.kind > kind }) ?? heads.last else {
            return insertions.append((lineStart(places.end), kind + id, line))
        }
        let isNew = !insertions.contains { $0.key.hasPrefix(kind + "\u{1}") }
        let place = next.place
        if isNew {
            insertions.append((place, kind + "\u{1}", "/* Begin \(kind) section */" + lineEnd))
            insertions.append((place, kind + "\u{3}", "/* End \(kind) section */" + lineEnd + lineEnd))
        }
        insertions.append((place, kind + "\u{2}" + id, line))
    }

    /// The comments that begin sections.
    private var sectionHeads: [(kind: String, place: Int)] {
        let mark = Array("/* Begin ".utf8)
        return kinds.compactMap { kind, ids -> (String, Int)? in
            guard let first = ids.first.flatMap({ places.objects[$0]?.lowerBound }) else { return nil }
            let end = lineStart(first)
            guard end > 0 else { return nil }
            let start = lineStart(end - 1)
            return bytes[start..<end].starts(with: mark) ? (kind, start) : nil
        }.sorted { $0.1 < $1.1 }
    }

    /// Adds an element to a list of an object: at its end where each stands on a line, else at its beginning.
    mutating func add(_ id: String, named comment: String, to field: String, of object: String) {
        guard let range = places.lists[object]?[field] else { return }
        let close = range.upperBound - 1
        let isSpread = bytes[range].contains(UInt8(ascii: "\n")) && isBlank(lineStart(close)..<close)
        if isSpread, endsWithComma(range) {
            let indent = String(decoding: bytes[lineStart(close)..<close], as: UTF8.self)
            insertions.append((lineStart(close), "", "\(indent)\t\(id) /* \(comment) */,\(lineEnd)"))
        } else {
            insertions.append((range.lowerBound + 1, "", "\(id) /* \(comment) */, "))
        }
    }

    /// Whether a list is empty or has a comma after its last element.
    private func endsWithComma(_ range: Range<Int>) -> Bool {
        var end = range.upperBound - 1
        while true {
            while end > range.lowerBound, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
            guard end - range.lowerBound > 4, bytes[(end - 2)..<end].elementsEqual("*/".utf8) else { break }
            end -= 2
            while end > range.lowerBound + 2, !bytes[(end - 2)..<end].elementsEqual("/*".utf8) { end -= 1 }
            end -= 2
        }
        return bytes[end - 1] == UInt8(ascii: ",") || end - 1 == range.lowerBound
    }

    // MARK: Removing

    /// Removes some objects, with the comments around those of a kind if none is left.
    mutating func remove(_ ids: Set<String>) {
        for (kind, all) in kinds {
            let gone = all.filter(ids.contains)
            let isSection = sectionHeads.contains { $0.kind == kind }
            if gone.count == all.count, isSection, let first = gone.first, let last = gone.last {
                let start = lineStart(lineStart(places.objects[first]?.lowerBound ?? 0) - 1)
                // The line after the last object closes the section, an empty one follows it.
                let end = afterLine(afterLine(afterLine(places.objects[last]?.upperBound ?? 0)))
                removals.append(start..<end)
            } else {
                for range in gone.compactMap({ places.objects[$0] }) {
                    removals.append(lineStart(range.lowerBound)..<afterLine(range.upperBound))
                }
            }
        }
    }

    /// Removes an element of a list of an object.
    mutating func remove(_ id: String, from field: String, of object: String) {
        guard let range = places.lists[object]?[field] else { return }
        let word = Array(id.utf8)
        guard let start = range.first(where: { bytes[$0...].starts(with: word) }) else { return }
        // A comment may have commas of its own.
        let close = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "/")).flatMap { open in
            bytes[start..<open].contains(UInt8(ascii: ",")) ? nil : self.end(ofCommentAt: open)
        }
        guard let comma = bytes[(close ?? start)..<range.upperBound].firstIndex(of: UInt8(ascii: ",")) else { return }
        if isBlank(lineStart(start)..<start), isBlank(comma + 1..<max(afterLine(comma + 1), comma + 1)) {
            removals.append(lineStart(start)..<afterLine(comma + 1))
        } else {
            removals.append(start..<min(comma + 2, range.upperBound))
        }
    }

    private func end(ofCommentAt start: Int) -> Int? {
        let mark = Array("*/".utf8)
        return bytes.indices[start...].first { bytes[$0...].starts(with: mark) }
    }

    // MARK: Lines

    private func lineStart(_ place: Int) -> Int {
        bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    private func afterLine(_ place: Int) -> Int {
        bytes[place...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 <= UInt8(ascii: " ") } }
}
