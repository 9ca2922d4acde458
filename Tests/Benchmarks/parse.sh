#!/usr/bin/env bash
# Makes the program that only parses: the measure the other benchmarks are held against, on one thread.
# usage: parse.sh <folder for it>; leaves <folder>/parse, which takes a folder of sources.
set -euo pipefail
cat >"$1/parse.swift" <<'SWIFT'
import Foundation
import SwiftParser
import SwiftSyntax

let root = CommandLine.arguments[1]
let paths = FileManager.default.enumerator(atPath: root)!.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
var bytes = 0
for path in paths {
    let data = FileManager.default.contents(atPath: root + "/" + path)!
    bytes += data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)).totalLength.utf8Length }
}
print("parsed \(paths.count) files, \(bytes) bytes")
SWIFT
# On macOS `swiftc` in the path only looks the real one up.
compiler=$(xcrun --find swiftc 2>/dev/null || command -v swiftc)
host=$(dirname "$(dirname "$compiler")")/lib/swift/host
"$compiler" -O -I "$host" -L "$host" -lSwiftParser -lSwiftSyntax -Xlinker -rpath -Xlinker "$host" \
    "$1/parse.swift" -o "$1/parse" 2>/dev/null
