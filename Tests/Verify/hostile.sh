#!/usr/bin/env bash
# `suite --verify` on code that crashes, hangs, ends the process, leaves work and programs behind, writes files, listens,
# sleeps, and shows chance: what is handed over holds, and nothing happens outside the copy.
# usage: Tests/Verify/hostile.sh [SUT…]; with SUTs, only the command itself over these.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
fixture=$PWD/Tests/Fixtures/Hostile
work=$(mktemp -d)
work=$(cd "$work" && pwd -P)
trap 'rm -rf "$work"' EXIT
cp -R "$fixture" "$work/project"
cd "$work/project"
printf '.build\n' >.gitignore
git init -q . && git add -A && git -c user.name=t -c user.email=t@example.com commit -qm "Start"
tests=Tests/HostileTests
suts=(Answering Crashing Hanging Hoarding Exiting Lagging Forking Sleeping Spawning Writing Listening Unordered Momentary Flaky Watched)
runs=10
whole=yes
if [ $# -gt 0 ]; then
    suts=("$@")
    runs=1
    whole=
fi

failures=0
# claim WHAT COMMAND…: whether a command succeeds.
claim() {
    local what=$1
    shift
    if "$@" >/dev/null 2>&1; then echo "ok: $what"; else
        echo "WRONG: $what"
        failures=$((failures + 1))
    fi
}
# about SUT WHAT COMMAND…: a claim about a SUT, where that one is asked for.
about() {
    if [[ " ${suts[*]} " == *" $1 "* ]]; then claim "${@:2}"; fi
}
not() { ! "$@"; }
changed() { git status --porcelain --untracked-files=all | sed 's/^...//'; }
# The programs that were started for the project and still run.
left() { ps -A -o command | grep "$work" | grep -v grep; }
# The report without the files, and without why tests of Listening are left out: which run gets the port is chance.
figures() { grep -vE "^(created|updated|up to date) |left out: listen "; }
fingerprint() { find "$tests" -type f -exec cat {} + | cksum; }

ground() {
    echo "a project that does not build"
    echo 'let broken: Int = "text"' >>Sources/Hostile/Unsteady.swift
    status=0
    "$testgen" suite Flaky --verify >"$work/out" 2>"$work/err" || status=$?
    claim "exit code 2" test "$status" = 2
    claim "it is named as such" grep -q "the project does not build, before testgen has written anything" "$work/err"
    claim "with its place" grep -q "Sources/Hostile/Unsteady.swift:$(wc -l <Sources/Hostile/Unsteady.swift | tr -d " "):" "$work/err"
    claim "nothing is written" test "$(changed)" = Sources/Hostile/Unsteady.swift
    git checkout -q Sources

    echo "one of two SUTs whose factory does not build"
    "$testgen" templates eject TestFactory >"$work/out" 2>&1
    sed -i.old '1s/^/{% if factory.name == "FlakyTestFactory" %}let broken: Int = "text";{% endif %}/' TestTemplates/TestFactory.stencil
    status=0
    "$testgen" suite Flaky Momentary --verify >"$work/out" 2>"$work/err" || status=$?
    claim "exit code 2" test "$status" = 2
    claim "it is named" grep -q "nothing is written for Flaky" "$work/err"
    claim "the other one is verified" test -f "$tests/Momentary/MomentaryViewModelTests.swift"
    claim "it is not written" not ls "$tests/Flaky"
    rm -rf TestTemplates "$tests"/{Mocks,Support,Momentary}

    for moment in 2 6 12; do
        echo "an interruption after $moment seconds"
        "$testgen" suite Sleeping Flaky --verify >"$work/out" 2>"$work/err" &
        program=$!
        sleep "$moment"
        kill -INT "$program"
        status=0
        wait "$program" || status=$?
        # A program begun in the background of a script ignores the keyboard unless it says otherwise.
        claim "it ends by the signal" test "$status" = 130
        claim "the tree is as it was" test -z "$(changed)"
        sleep 1
        claim "no program is left" not left
    done
}

# A package that is built with another one beside it, which changes: the first answer does not hold any more.
beside() {
    echo "a package beside it that changes"
    mkdir -p "$work"/Core/Sources/Core "$work"/Shop/Sources/Shop "$work"/Shop/Tests/ShopTests
    cat >"$work/Core/Package.swift" <<-'EOF'
	// swift-tools-version: 6.0
	import PackageDescription
	let package = Package(
	    name: "Core", products: [.library(name: "Core", targets: ["Core"])], targets: [.target(name: "Core")])
	EOF
    echo 'public struct Tax { public init() {}; public func of(_ price: Int) -> Int { price / 5 } }' >"$work/Core/Sources/Core/Tax.swift"
    cat >"$work/Shop/Package.swift" <<-'EOF'
	// swift-tools-version: 6.0
	import PackageDescription
	let package = Package(
	    name: "Shop", dependencies: [.package(path: "../Core")],
	    targets: [
	        .target(name: "Shop", dependencies: ["Core"]), .testTarget(name: "ShopTests", dependencies: ["Shop"]),
	    ])
	EOF
    cat >"$work/Shop/Sources/Shop/Till.swift" <<-'EOF'
	import Core
	protocol Prices { func price(of name: String) -> Int }
	final class Till {
	    private(set) var total = 0
	    private let prices: Prices
	    init(prices: Prices) { self.prices = prices }
	    func add(_ name: String) {
	        let price = prices.price(of: name)
	        total += price + Tax().of(price)
	    }
	}
	EOF
    "$testgen" suite Till --verify --root "$work/Shop" >"$work/out" 2>"$work/err" || true
    claim "its tests are written" test -f "$work/Shop/Tests/ShopTests/Till/TillTests.swift"
    sed -i.old 's|price / 5|price / 4|' "$work/Core/Sources/Core/Tax.swift"
    rm "$work/Core/Sources/Core/Tax.swift.old"
    "$testgen" suite Till --verify --root "$work/Shop" >"$work/out" 2>"$work/err" || true
    claim "the tests are written anew" grep -q '^updated .*TillTests.swift' "$work/out" "$work/err"
}

# A configuration that is named on the command line: what was found with another does not hold any more.
named() {
    echo "a configuration that is named"
    cp -R "$work/Shop" "$work/Stall"
    cp "$work/Core/Sources/Core/Tax.swift" "$work/Stall/Sources/Shop"
    sed -i.old '/import Core/d' "$work/Stall/Sources/Shop/Till.swift"
    rm -rf "$work"/Stall/Sources/Shop/*.old "$work"/Stall/Tests/ShopTests/* "$work/Stall/.build"
    cat >"$work/Stall/Package.swift" <<-'EOF'
	// swift-tools-version: 6.0
	import PackageDescription
	let package = Package(
	    name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
	EOF
    echo "testNaming: test_method_when_should" >"$work/named.yml"
    local suite=$work/Stall/Tests/ShopTests/Till/TillTests.swift
    for option in "" "--config $work/named.yml" "--config $work/named.yml"; do
        # shellcheck disable=SC2086
        "$testgen" suite Till --verify --root "$work/Stall" $option >"$work/out" 2>"$work/err" || true
        if [ -z "$option" ]; then claim "the tests are written" test -f "$suite"; else
            claim "they are named as it says" grep -q 'func test_add_when' "$suite"
        fi
    done
    claim "the second time nothing has to be built" grep -q "nothing has changed since the last time" "$work/err"
}

if [ "$whole" ]; then ground; fi
beside
if [ "$whole" ]; then named; fi

echo "the command"
start=$(date +%s)
status=0
"$testgen" suite "${suts[@]}" --verify >"$work/out" 2>"$work/err" || status=$?
seconds=$(($(date +%s) - start))
if [ "$status" != 0 ]; then tail -5 "$work/err"; fi
claim "it succeeds" test "$status" = 0
echo "$seconds s for ${#suts[@]} SUTs"
claim "no program is left" not left
claim "only its files are written" test -z "$(changed | grep -vE "^$tests/(Mocks|Support|[A-Z][a-z]+)/[A-Za-z.]+\.swift$")"
claim "nothing is in the home folder" not ls "$HOME"/testgen-hostile*
claim "nothing is in the temporary folder" not ls "${TMPDIR:-/tmp}"/testgen-hostile*
for sut in "${suts[@]}"; do
    claim "$sut has a test that runs" grep -q '#expect' "$tests/$sut/$sut"*Tests.swift
done

echo "the command once more"
"$testgen" suite "${suts[@]}" --verify >"$work/known" 2>"$work/err" || true
claim "nothing has to be built again" grep -q "nothing has changed since the last time" "$work/err"
claim "it says the same" cmp <(figures <"$work/out") <(figures <"$work/known")

crashing=$tests/Crashing/CrashingViewModelTests.swift
about Crashing "a crash is offered as a disabled test" grep -q 'disabled("Fatal error: Index out of range")' "$crashing"
about Crashing "with the message of fatalError" grep -q 'disabled("Fatal error: a store counts from 0 on")' "$crashing"
about Crashing "the report names the crashes" test "$(grep -c '  crashes: ' "$work/out")" -ge 2
about Hanging "the report names what does not end" grep -q 'it does not end' "$work/out"
about Exiting "and what ends the process" grep -q 'ends the process with exit code 0' "$work/out"
about Hanging "what is not reached by the hang is tested" grep -q 'rounds ==' "$tests/Hanging/HangingViewModelTests.swift"
about Lagging "what ends the process later is left out" grep -q 'sent too late' "$work/out"
about Lagging "and not handed over" not grep -q 'isDoneReturnValue = true' "$tests/Lagging/LaggingViewModelTests.swift"
about Hoarding "and what does not take all memory" grep -q 'total ==' "$tests/Hoarding/HoardingViewModelTests.swift"
about Unordered "what depends on an order is not expected" not grep -qE 'sut\.(list|line)\b' "$tests/Unordered/UnorderedViewModelTests.swift"
about Momentary "what depends on the moment is not expected" \
    not grep -qE 'sut\.(year|stamp|id|roll)\b|sut\.date == (Date\(timeIntervalSince1970: [1-9]|[^D])' "$tests/Momentary/MomentaryViewModelTests.swift"
about Watched "what does not hold in a proof is not expected" \
    not grep -q 'sut.count == [1-9]' "$tests/Watched/WatchedViewModelTests.swift"
about Flaky "what depends on chance is not expected" \
    not grep -qE 'sut\.(isHeads|side)\b|result ==|heads|tails' "$tests/Flaky/FlakyViewModelTests.swift"

echo "what was written"
# Without --verify nobody ends the program that SpawningViewModel starts.
mkdir "$work/home"
swift build --build-tests >"$work/build" 2>&1 || { grep error: "$work/build" || true; }
for run in $(seq "$runs"); do
    claim "it passes, run $run" env HOME="$work/home" CFFIXED_USER_HOME="$work/home" TMPDIR="$work/home" \
        swift test --skip-build --disable-xctest --skip Spawning
done
rm -rf testgen-hostile testgen-hostile.txt

again() {
    echo "the same again"
    first=$(fingerprint)
    rm -rf .build/testgen/verify/results
    "$testgen" suite "${suts[@]}" --verify >"$work/again" 2>"$work/err" || true
    claim "the same bytes" test "$first" = "$(fingerprint)"
    claim "the same figures" cmp <(figures <"$work/out") <(figures <"$work/again")
    claim "no program is left" not left
}

if [ "$whole" ]; then again; fi

[ "$failures" = 0 ] || { echo "$failures wrong"; exit 1; }
echo "hostile code stays in its copy"
