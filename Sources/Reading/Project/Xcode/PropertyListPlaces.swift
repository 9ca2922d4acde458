/// Where the objects of a `project.pbxproj` stand in its text, counted in bytes.
struct PropertyListPlaces {
    /// From the identifier of an object to the semicolon after it.
    var objects: [String: Range<Int>] = [:]
    /// The lists of an object by field, from bracket to bracket.
    var lists: [String: [String: Range<Int>]] = [:]
    /// The bracket after the last object.
    var end = 0
}
