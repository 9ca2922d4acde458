#!/usr/bin/env bash
# `testgen run` in situations in which a runner may claim too much: each has a status and an exit code of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p Sources/Cart Tests/CartTests Tests/MoreTests fake
cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Cart",
    targets: [
        .target(name: "Cart"),
        .testTarget(name: "CartTests", dependencies: ["Cart"]),
        .testTarget(name: "MoreTests", dependencies: ["Cart"]),
    ]
)
SWIFT
cat >Sources/Cart/Cart.swift <<'SWIFT'
public struct Cart {
    public var prices: [Int] = []
    public init() {}
    public var total: Int { prices.reduce(0, +) }
}
SWIFT
cat >Tests/CartTests/CartTests.swift <<'SWIFT'
import Testing
import XCTest
@testable import Cart

extension Tag {
    @Tag static var unit: Self
    @Tag static var slow: Self
}

@Suite("The cart", .tags(.unit)) struct CartTests {
    @Test("Is empty at first") func isEmpty() {
        #expect(Cart().prices.isEmpty)
        #expect(Cart().total == 0)
    }
    @Test(arguments: [1, 2, 3]) func sums(price: Int) {
        var cart = Cart()
        cart.prices = [price, price]
        #expect(cart.total == 2 * price)
    }
    @Suite struct Nested {
        @Test(.tags(.slow)) func isSlow() { #expect(Cart().total == 0) }
        @Test func isKnown() { withKnownIssue { #expect(Cart().total == 1) } }
    }
}
final class OldCartTests: XCTestCase {
    func testTotal() { XCTAssertEqual(Cart().total, 0) }
}
SWIFT
cat >Tests/MoreTests/MoreTests.swift <<'SWIFT'
import Testing
@testable import Cart

@Test func moreIsEmpty() { #expect(Cart().total == 0) }
SWIFT
git init -q . && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm "Start"
good=Tests/CartTests/CartTests.swift
cp "$good" "$work/good"

failures=0
# expect <name> <exit code> <text in the output> <arguments…>
expect() {
    local name=$1 code=$2 wanted=$3 found=0 output
    shift 3
    output=$("$testgen" run --limit 20 "$@" 2>&1) || found=$?
    if [ "$found" = "$code" ] && grep -qF -- "$wanted" <<<"$output"; then
        printf 'ok    %-34s exit %s  %s bytes\n' "$name" "$found" "${#output}"
    else
        printf 'WRONG %-34s exit %s, wanted %s with "%s":\n%s\n' "$name" "$found" "$code" "$wanted" "$output"
        failures=$((failures + 1))
    fi
}
restore() { cp "$work/good" "$good"; }
# edit <sed script>: changes the tests, starting from the good ones
edit() { sed "$1" "$work/good" >"$good"; }

expect "two test products, all green" 0 "passed: 6 tests" --all
expect "a known issue" 0 "1 known issues" --test isKnown
expect "nothing matched" 3 "did you mean" --suite CartTest
expect "a tag nobody has" 3 "did you mean slow" --tag slwo
expect "a tag expression" 0 "passed: 3 tests" --tag 'unit & !slow'
expect "a suite's tag is inherited" 0 "passed: 1 test" --tag 'unit & slow'

edit '/isSlow/d'
expect "a deleted test" 8 "isSlow() is gone" --all
restore
edit 's/@Test(.tags(.slow))/@Test(.tags(.slow), .disabled("later"))/'
expect "a newly disabled test" 8 "is disabled now" --all
restore
edit '/prices.isEmpty)/d'
expect "a lost assert" 8 "has 1 asserts, it had 2" --all
restore
edit 's/== 2 \* price/== price/'
expect "a failing parameterised case" 1 "CartTests/sums(price:) 1 2 3" --all
expect "only what failed" 1 "failed: 1 test" --failed
restore
expect "only what failed, mended" 0 "passed: 1 test" --failed
edit 's/#expect(Cart().prices.isEmpty)/#expect(Cart().prices.isEmpy)/'
expect "a build error" 4 "has no member 'isEmpy'" --all
restore
edit 's/@Test("Is empty at first") func isEmpty() {/& let none: [Int] = []; _ = none[Int("3")!];/'
expect "a crash in the middle" 5 "Fatal error" --all
restore
edit 's/func isSlow() {/func isSlow() async throws { try await Task.sleep(for: .seconds(600));/'
expect "a hang" 6 "Nested/isSlow()" --all
restore
edit 's/func testTotal() {/func testTotal() { fatalError("boom");/'
expect "a crash in XCTest" 5 "testTotal" --all
restore

real=$(command -v swift)
cat >fake/swift <<SH
#!/usr/bin/env bash
"$real" "\$@"
status=\$?
for file in .build/testgen/events-*.jsonl; do [ -s "\$file" ] && eval "\$DAMAGE"; done
exit \$status
SH
chmod +x fake/swift
# Cuts the last record, or breaks one in the middle, as a program does that dies while it writes.
export DAMAGE='sed "\$d" "$file" >"$file.cut"; mv "$file.cut" "$file"'
PATH="$work/fake:$PATH" expect "a truncated stream" 7 "ends in the middle" --all
export DAMAGE='sed "3s/.\{20\}\$//" "$file" >"$file.cut"; mv "$file.cut" "$file"'
PATH="$work/fake:$PATH" expect "a damaged stream" 7 "is damaged" --all

cat >.testgen.yml <<'YAML'
services:
  emulator: { health: "tcp://localhost:59999", start: "sleep 60", timeout: 1s }
YAML
expect "a service that never gets healthy" 9 "emulator did not become healthy" --all --services
cat >.testgen.yml <<'YAML'
services:
  files: { health: "http://localhost:58231/", start: "python3 -m http.server 58231", timeout: 20s }
YAML
expect "a service that gets healthy" 0 "passed: 6 tests" --all --services
if curl -sf -o /dev/null http://localhost:58231/; then
    echo "WRONG the service is still there"
    failures=$((failures + 1))
fi
rm .testgen.yml
touch Sources/Cart/Cart.swift && printf '\n// changed\n' >>Tests/MoreTests/MoreTests.swift
expect "only what a change reaches" 0 "passed: 1 test" --changed HEAD
git checkout -q Tests
expect "nothing has changed" 3 "no test is reached" --changed HEAD
expect "coverage" 0 "Sources/Cart/Cart.swift: 100 %" --suite CartTests --coverage

echo "$failures situations judged wrongly"
[ "$failures" = 0 ]
