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
expect "a tag that is near none" 3 "no test has the tag nightly; the tests have slow, unit" --tag nightly
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
edit 's/@Test(.tags(.slow))/@Test(.tags(.slow), .disabled("the server has no pages yet"))/'
expect "everything meant is disabled" 10 "the server has no pages yet [CartTests/Nested/isSlow()]" --test isSlow
restore
# Seven tests that are under way when one of them dies, in code that is not its own.
{
    cat "$work/good"
    echo '@Suite struct ManyTests {'
    for index in 1 2 3 4 5 6 7; do
        # The one that crashes wakes long before the others, on a slow machine too.
        pause=5
        [ "$index" = 5 ] && pause=1
        echo "    @Test func waits$index() async throws {"
        echo "        try await Task.sleep(for: .seconds($pause))"
        [ "$index" = 5 ] && echo '        _ = Cart().price(at: 3)'
        echo '        #expect(Cart().total == 0)'
        echo '    }'
    done
    echo '}'
} >"$good"
cp Sources/Cart/Cart.swift "$work/source"
echo 'extension Cart { public func price(at index: Int) -> Int { prices[index] } }' >>Sources/Cart/Cart.swift
expect "one crash among seven" 5 "ManyTests/waits5() kills it alone as well; " --suite ManyTests
output=$("$testgen" run --limit 20 --suite ManyTests 2>/dev/null || true)
if [ "$(grep -c 'was running when' <<<"$output")" != 1 ]; then
    echo "WRONG one crash names several tests: $output"
    failures=$((failures + 1))
fi
cp "$work/source" Sources/Cart/Cart.swift
restore
edit 's/func isSlow() {/func isSlow() async throws { try await Task.sleep(for: .seconds(600));/'
expect "a hang" 6 "Nested/isSlow()" --all
restore
edit 's/func testTotal() {/func testTotal() { fatalError("boom");/'
expect "a crash in XCTest" 5 "testTotal" --all
restore

# What a test starts and leaves behind, in a session of its own, ends with the run; only Linux tells what belongs to it.
edit 's/@Test("Is empty at first") func isEmpty() {/& let p = Process(); p.executableURL = URL(fileURLWithPath: "\/usr\/bin\/env"); p.arguments = ["python3", "-c", "import os, time; os.fork() or (os.setsid(), time.sleep(987))"]; try? p.run();/; 1s/^/import Foundation\n/'
expect "a program that a test leaves" 0 "still ran when they were through" --all
if [ "$(uname)" = Linux ] && pgrep -f '[t]ime.sleep(987)' >/dev/null; then
    echo "WRONG what a test started outlives the run"
    pgrep -f '[t]ime.sleep(987)' | while read -r program; do kill "$program"; done
    failures=$((failures + 1))
fi
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
cat >Tests/CartTests/Service.swift <<'SWIFT'
import Foundation
import Testing

struct TestService { var optIn: String }
extension Trait where Self == ConditionTrait {
    static func requires(_ service: TestService) -> Self {
        .enabled("The emulator is not running (set \(service.optIn)=true and start it)") {
            ProcessInfo.processInfo.environment[service.optIn] == "true"
        }
    }
}
extension Tag { @Tag static var emulator: Self }
@Suite(.tags(.emulator), .requires(TestService(optIn: "CART_ENABLE_EMULATOR_TESTS"))) struct EmulatorTests {
    @Test func answers() { #expect(Bool(true), "it answers") }
}
SWIFT
expect "a tier without its service" 10 "run --tag 'emulator' --services" --tag emulator
expect "a tier that is told of its service" 0 "passed: 1 test" --tag emulator --emulator
rm Tests/CartTests/Service.swift
touch Sources/Cart/Cart.swift && printf '\n// changed\n' >>Tests/MoreTests/MoreTests.swift
expect "only what a change reaches" 0 "passed: 1 test" --changed HEAD
git checkout -q Tests
expect "nothing has changed" 3 "no test is reached" --changed HEAD
expect "coverage" 0 "Sources/Cart/Cart.swift: 100 %" --suite CartTests --coverage
expect "coverage of what the suite is for" 0 "coverage of Cart: 100 % (4 of 4 lines), branches 100 % (4 of 4)" --suite CartTests --coverage
if [ -n "$(git status --porcelain --ignored | grep -v -E '\.build/|\.testgen-tests\.json|fake/|good|source')" ]; then
    echo "WRONG runs leave something behind: $(git status --porcelain --ignored)"
    failures=$((failures + 1))
fi

# What each framework ran counts, and what ran counts where a test fails.
cp Sources/Cart/Cart.swift "$work/source"
echo 'extension Cart {
    public func halved() -> Int { total / 2 }
    public func doubled() -> Int { total * 2 }
}' >>Sources/Cart/Cart.swift
edit 's/Cart().total, 0)/Cart().doubled(), 0)/; s/#expect(Cart().prices.isEmpty)/#expect(Cart().halved() == 0)/'
expect "coverage of two frameworks" 0 "coverage: 100 %" --all --coverage
edit 's/Cart().total, 0)/Cart().doubled(), 1)/; s/#expect(Cart().prices.isEmpty)/#expect(Cart().halved() == 0)/'
expect "coverage beside a failing test" 1 "coverage: 100 %" --all --coverage
cp "$work/source" Sources/Cart/Cart.swift
restore

edit 's/== 2 \* price/== price * 3 \&\& "<a \& b>" != "\\"\\u{1}"/'
expect "JUnit and annotations" 1 "::error file=Tests/CartTests/CartTests.swift,line=18,title=CartTests/sums(price%3A)::" \
    --all --junit results.xml --format github
python3 - <<'PY' || failures=$((failures + 1))
import xml.etree.ElementTree as tree
suites = tree.parse("results.xml").getroot()
failed = [case.get("name") for case in suites.iter("testcase") if case.find("failure") is not None]
assert failed == ["sums(price:)"], failed
assert suites.get("tests") == "6" and suites.get("failures") == "1", suites.attrib
assert "<a & b>" in suites.find(".//failure").get("message")
PY
rm results.xml
restore
shards=0
for part in 1 2 3; do
    count=$("$testgen" run --list --shard $part/3 | grep -c . || true)
    [ "$count" -ge 1 ] && shards=$((shards + count))
done
if [ "$shards" != 6 ]; then
    echo "WRONG three shards have $shards of 6 tests"
    failures=$((failures + 1))
fi
expect "a shard too many" 3 "there are too few tests for a shard 9/9" --shard 9/9
edit 's/#expect(Cart().prices.isEmpty)/#expect(!FileManager.default.fileExists(atPath: "third")); if FileManager.default.fileExists(atPath: "second") { FileManager.default.createFile(atPath: "third", contents: nil) } else { FileManager.default.createFile(atPath: "second", contents: nil) }/; 1s/^/import Foundation\n/'
expect "until something fails" 1 "run 3: failed" --test isEmpty --until-failure
restore

echo "$failures situations judged wrongly"
[ "$failures" = 0 ]
