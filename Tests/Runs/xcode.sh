#!/usr/bin/env bash
# `testgen run` over an Xcode project: what it calls, and what it makes of result files. `xcodebuild` and `xcrun` are
# stand-ins that note how they were called and answer in the formats their manual pages and schemas give
# (`xcodebuild -help`, `xcresulttool help get test-results tests --schema`, `man xccov`).
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir -p App AppTests App.xcodeproj fake answers
echo '// !$*UTF8*$!' >App.xcodeproj/project.pbxproj
cat >App/Cart.swift <<'SWIFT'
struct Cart {
    var prices: [Int] = []
    var total: Int { prices.reduce(0, +) }
}
SWIFT
cat >AppTests/CartTests.swift <<'SWIFT'
import Testing
import XCTest
@testable import App

extension Tag { @Tag static var unit: Self }

@Suite(.tags(.unit)) struct CartTests {
    @Test func isEmpty() { #expect(Cart().prices.isEmpty) }
    @Test(arguments: [1, 2]) func sums(price: Int) { #expect(Cart(prices: [price]).total == price) }
}
final class OldCartTests: XCTestCase {
    func testTotal() { XCTAssertEqual(Cart().total, 0) }
}
SWIFT

cat >fake/xcodebuild <<'PY'
#!/usr/bin/env python3
import json, os, shutil, sys, time
words = sys.argv[1:]
open("calls", "a").write("xcodebuild " + " ".join(words) + "\n")
value = lambda name: words[words.index(name) + 1]
if "-list" in words:
    print(json.dumps({"project": {"name": "App", "schemes": os.environ.get("SCHEMES", "App").split(",")}}))
elif "build-for-testing" in words:
    if "BUILD" in os.environ:
        print(os.environ["BUILD"])
        sys.exit(65)
elif "-enumerate-tests" in words:
    names = ["AppTests/CartTests/isEmpty()", "AppTests/CartTests/sums(price:)", "AppTests/OldCartTests/testTotal()"]
    plan = {"testPlan": "App", "enabledTests": [{"identifier": name} for name in names], "disabledTests": []}
    json.dump({"errors": [], "values": [plan]}, open(value("-test-enumeration-output-path"), "w"))
else:
    answer = os.environ.get("ANSWER", "passed")
    if answer == "hang":
        time.sleep(600)
    bundle = value("-resultBundlePath")
    if os.path.exists(bundle):
        sys.exit(64)
    if answer == "none":
        sys.exit(70)
    os.makedirs(bundle)
    shutil.copy("answers/%s.json" % answer, bundle + "/tests.json")
    sys.exit(0 if answer in ("passed", "known", "lost", "one") else 65)
PY
cat >fake/xcrun <<'PY'
#!/usr/bin/env python3
import json, os, sys
words = sys.argv[1:]
if words[0] == "xcresulttool":
    path = words[words.index("--path") + 1] + "/tests.json"
    if not os.path.exists(path):
        sys.exit("Error: File or directory doesn't exist at path")
    print(open(path).read())
else:
    file = {"path": os.getcwd() + "/App/Cart.swift", "name": "Cart.swift", "coveredLines": 3, "executableLines": 4,
            "lineCoverage": 0.75, "functions": []}
    print(json.dumps({"targets": [{"name": "App.app", "files": [file], "coveredLines": 3, "executableLines": 4}]}))
PY
chmod +x fake/*

# answer <name> <result of isEmpty> <children of it> <cases of sums> <children of testTotal>
python3 - <<'PY'
import json

def case(name, result, children=()):
    return {"nodeType": "Test Case", "name": name.split("/")[-1], "nodeIdentifier": name, "result": result,
            "duration": "0.1s", "durationInSeconds": 0.1, "children": list(children)}

def message(text):
    return {"nodeType": "Failure Message", "name": text, "result": "Failed"}

def write(file, cases):
    suites = {}
    for each in cases:
        suites.setdefault(each["nodeIdentifier"].split("/")[0], []).append(each)
    bundle = {"nodeType": "Unit test bundle", "name": "AppTests", "result": "Passed", "children": [
        {"nodeType": "Test Suite", "name": name, "nodeIdentifier": name, "children": found}
        for name, found in suites.items()]}
    plan = {"nodeType": "Test Plan", "name": "App", "result": "Passed", "children": [bundle]}
    tree = {"testPlanConfigurations": [{"configurationId": "1", "configurationName": "Test Scheme Action"}],
            "devices": [{"deviceName": "iPhone 17", "modelName": "iPhone 17", "architecture": "arm64",
                         "osVersion": "26.0"}], "testNodes": [plan]}
    json.dump(tree, open("answers/%s.json" % file, "w"))

empty = case("CartTests/isEmpty()", "Passed")
sums = case("CartTests/sums(price:)", "Passed", [
    {"nodeType": "Arguments", "name": "1", "result": "Passed"}, {"nodeType": "Arguments", "name": "2", "result": "Passed"}])
total = case("OldCartTests/testTotal()", "Passed")
write("passed", [empty, sums, total])
write("one", [empty])
write("lost", [empty, sums])
write("failed", [
    empty,
    case("CartTests/sums(price:)", "Failed", [
        {"nodeType": "Arguments", "name": "1", "result": "Passed"},
        {"nodeType": "Arguments", "name": "2", "result": "Failed",
         "children": [message("CartTests.swift:9: Expectation failed: (Cart(prices: [price]).total → 3) == (price → 2)")]}]),
    total])
write("crashed", [empty, sums, case("OldCartTests/testTotal()", "Failed", [
    message("Crash: App (4711): Fatal error: Index out of range")])])
write("known", [case("CartTests/isEmpty()", "Expected Failure", [message("CartTests.swift:8: later")]), sums,
                case("OldCartTests/testTotal()", "Skipped")])
PY
git init -q . && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm "Start"

failures=0
# expect <name> <exit code> <text in the output> <arguments…>
expect() {
    local name=$1 code=$2 wanted=$3 found=0 output
    shift 3
    output=$(PATH="$work/fake:$PATH" "$testgen" run --limit 5 "$@" 2>&1) || found=$?
    if [ "$found" = "$code" ] && grep -qF -- "$wanted" <<<"$output"; then
        printf 'ok    %-34s exit %s  %s bytes\n' "$name" "$found" "${#output}"
    else
        printf 'WRONG %-34s exit %s, wanted %s with "%s":\n%s\n' "$name" "$found" "$code" "$wanted" "$output"
        failures=$((failures + 1))
    fi
}
# called <name> <text>: how the last test run was called
called() {
    if grep "resultBundlePath" calls | tail -n 1 | grep -qF -- "$2"; then
        printf 'ok    %s\n' "$1"
    else
        printf 'WRONG %s: %s\n' "$1" "$(tail -n 1 calls)"
        failures=$((failures + 1))
    fi
}

expect "no destination" 2 "--destination"
printf 'xcode:\n  destination: platform=iOS Simulator,name=iPhone 17\n' >.testgen.yml
SCHEMES=App,Widget expect "two schemes" 2 "App, Widget; choose with --scheme"
expect "all green" 0 "passed: 3 tests" --all
called "opens the only project" "-project App.xcodeproj -scheme App -destination platform=iOS Simulator,name=iPhone 17"
ANSWER=one expect "a tag and a name" 0 "passed: 1 test" --test isEmpty
called "only that test is run" "-only-testing:AppTests/CartTests/isEmpty()"
expect "what is listed" 0 "AppTests.OldCartTests/testTotal" --list
ANSWER=failed expect "a failing parameterised case" 1 \
    "AppTests/CartTests.swift:9: error: Expectation failed: (Cart(prices: [price]).total → 3) == (price → 2) [CartTests/sums(price:) 2]"
expect "only what failed, mended" 0 "CartTests/sums(price:) passes now for 2" --failed
called "only what failed is run" "-only-testing:AppTests/CartTests/sums(price:)"
ANSWER=known expect "a known issue and a skipped test" 0 "1 skipped, 1 known issues"
ANSWER=crashed expect "a crash" 5 "Index out of range"
ANSWER=lost expect "a test without a result" 7 "1 of 3 tests left no result"
ANSWER=none expect "no results" 7 "left no results"
ANSWER=hang expect "a hang" 6 "did not end within 5"
BUILD="$work/App/Cart.swift:2:9: error: cannot find type 'Itn' in scope" expect "a build error" 4 \
    "App/Cart.swift:2: error: cannot find type 'Itn' in scope"
expect "coverage" 0 "App/Cart.swift: 75 % (3 of 4 lines)" --coverage
grep -v isEmpty AppTests/CartTests.swift >"$work/fewer"
mv "$work/fewer" AppTests/CartTests.swift
expect "a lost assert" 8 "isEmpty()"
git checkout -q AppTests
mkdir -p Other.xcodeproj && touch Other.xcodeproj/project.pbxproj
expect "two projects" 2 "App.xcodeproj, Other.xcodeproj; choose with"
printf '  container: Other.xcodeproj\n' >>.testgen.yml
expect "the chosen project" 0 "passed: 3 tests"
called "opens the chosen project" "-project Other.xcodeproj"

echo "$failures situations judged wrongly"
[ "$failures" = 0 ]
