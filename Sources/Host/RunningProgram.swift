import Foundation
import Project

/// The program that runs.
public enum RunningProgram {
    /// A word for the program: another one when it was built anew.
    public static var fingerprint: String {
        let path = Bundle.main.executablePath ?? ""
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return Fingerprint.hash("\(attributes?[.size] ?? 0) \(attributes?[.modificationDate] ?? "")")
    }
}
