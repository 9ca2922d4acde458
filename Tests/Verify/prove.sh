#!/usr/bin/env bash
# `prove` on suites that a person wrote for five types, with gaps: what it says of each change is what the tests say when
# the change is made by hand.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
hand=$PWD/Tests/Verify/byhand.py
work=$(mktemp -d)
work=$(cd "$work" && pwd -P)
trap 'rm -rf "$work"' EXIT
cp -R Tests/Fixtures/Proven "$work/all"
cd "$work/all/Shop"

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

echo "suites of both libraries, in a package with a dependency by relative path"
"$testgen" prove --json report.json --html report.html >out 2>err || {
    tail -n 20 out err
    exit 1
}
tail -n 1 out
claim "the sources are as they were" diff -r Sources "$OLDPWD/Tests/Fixtures/Proven/Shop/Sources"
claim "the page shows what was not noticed" grep -q 'class="Survived"' report.html
claim "no test of Quiet gets to its last method" grep -q "NOTHING: no test gets here" out
claim "asserts that no change breaks are counted" sh -c '"$0" prove CartTests --asserts | grep -q "asserts hold with every change"' "$testgen"
status=0
"$testgen" prove CartTests --least 100 >/dev/null 2>&1 || status=$?
claim "exit code 1 below the least" test "$status" = 1

echo "changes made by hand"
claim "the report has what the schema asks for" python3 "$hand" schema report.json
python3 "$hand" agree report.json "${1:-40}" || failures=$((failures + 1))

[ "$failures" -eq 0 ] && echo "all claims hold"
