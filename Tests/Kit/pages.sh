#!/usr/bin/env bash
# Page objects of views in every form that is read, with the base cases, typechecked in both language modes against
# stand-ins for the classes of XCUITest; how many identifiers were read; and a second run changes nothing.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
fixtures=$PWD/Tests/Fixtures/Pages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/Sources/App" "$work/Tests/AppTests" "$work/Tests/AppUITests"
cp "$fixtures"/Views/*.swift "$work/Sources/App/"
cat >"$work/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
MANIFEST
cd "$work"
"$testgen" page --all >said 2>warned
tail -n 40 said
# Two are made while the app runs: nobody can read those.
grep -q '^20 of 22 identifiers were read$' said
[ "$(grep -c 'cannot be read from the source' warned)" = 2 ]
"$testgen" page --all >again 2>/dev/null
grep -q '^up to date' again && ! grep -E '^(created|updated|wrote)' again
"$testgen" init --yes --only ui --quiet

case $(uname) in
Darwin)
    platform=$(xcrun --show-sdk-platform-path)/Developer
    modules=(-F "$platform/Library/Frameworks" -I "$platform/usr/lib")
    ;;
*) modules=(-I "$(dirname "$(dirname "$(command -v swiftc)")")/lib/swift/linux") ;;
esac
find . -path '*UITests/*' -name '*.swift' | sort
for mode in 5 6; do
    find . -path '*UITests/*' -name '*.swift' -print0 |
        xargs -0 swiftc -typecheck -swift-version $mode -warnings-as-errors -module-name AppUITests \
            "${modules[@]}" "$fixtures/XCUITestStandIn.swift"
    swiftc -typecheck -swift-version $mode -warnings-as-errors -D DEBUG -module-name App Sources/App/LaunchMode.swift
    echo "the pages typecheck in Swift $mode mode"
done
