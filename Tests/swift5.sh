#!/usr/bin/env bash
# Builds and runs the tests of an example as a package in the Swift 5 language mode; warnings in tests are failures.
# usage: Tests/swift5.sh Examples/Gallery
set -euo pipefail

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
tar -C "$1" --exclude .build -cf - . | tar -C "$copy" -xf -
sed 's/^)$/    , swiftLanguageModes: [.v5])/' "$1/Package.swift" >"$copy/Package.swift"
grep -q 'swiftLanguageModes: \[.v5\]' "$copy/Package.swift"

swift build --build-tests --package-path "$copy" >"$copy/log" 2>&1 || { tail -n 40 "$copy/log"; exit 1; }
if grep -E "Tests/.*warning:" "$copy/log"; then exit 1; fi
swift test --skip-build --package-path "$copy" 2>&1 | tail -n 1
