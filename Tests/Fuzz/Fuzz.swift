import Behaviour
import Doubles
import Facts
import Project
import Reading
import Rendering
import Resolving
import TestSupport

/// libFuzzer's own main function, which calls another one with the bytes that it makes.
@_silgen_name("LLVMFuzzerRunDriver")
private func run(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls with the bytes that it makes: nothing is kept of those that are no text of a size to be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard let text = try? FileTree.text(bytes, path: "Fuzz.swift") else { return -1 }
    Fuzz.read(text)
    return 0
}

/// Fuzzing from reading to printing: libFuzzer makes texts, and keeps those that end the process, by a trap, by a limit of
/// time or memory, or because the doubles of a file that parses do not.
@main
struct Fuzz {
    static func main() {
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        _ = run(&count, &arguments, fuzz)
    }

    /// Reads some text as a Swift file, plans and prints the doubles of all it declares, and reads what its types do.
    fileprivate static func read(_ text: String) {
        let read = readFile(text, path: "Fuzz.swift", module: "Fuzz")
        let index = FactIndex(files: [read.value])
        let isSound = read.diagnostics.isEmpty
        for naming in [DoubleNaming.short, .sourcery] {
            let options = DoubleOptions(naming: naming)
            let plans = index.types.filter { [.protocol, .class].contains($0.kind) }.compactMap {
                planDouble(of: [$0], in: index, options: options).value
            }
            let errors = syntaxErrors(in: renderDoubles(plans, testableImports: []), path: "Doubles.swift")
            precondition(errors.isEmpty || !isSound, "doubles do not parse: \(errors)")
        }
        guard isSound else { return }
        let options = ResolveOptions(offer: plannedDoubles(in: index))
        for sut in index.types where [.class, .struct, .actor].contains(sut.kind) && !sut.members.methods.isEmpty {
            _ = behaviours(of: resolve(sut, in: index, options: options).value, in: index)
        }
    }
}
