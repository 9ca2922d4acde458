#!/usr/bin/env bash
# What the generated suites of an example are worth: they pass 20 times in a row, in parallel; how many planted changes
# of the code they notice; how many of their tests a person has to write.
# usage: Tests/gallery.sh [Examples/Gallery]    (RUNS=20, TESTGEN=<another build>)
set -euo pipefail
cd "$(dirname "$0")/.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
package=${1:-Examples/Gallery}

swift build --build-tests --package-path "$package" 2>&1 | grep -E 'Tests/.*warning:|error:' && exit 1
passed=0
for _ in $(seq "${RUNS:-20}"); do
    swift test --skip-build --package-path "$package" >/dev/null 2>&1 && passed=$((passed + 1))
done
echo "$passed of ${RUNS:-20} runs passed"

mapfile -t suites < <(grep -rhoE '^// testgen:fingerprint [0-9a-f]+ suite \S+' "$package/Tests" | awk '{print $NF}' | sort -u)
tests=$(grep -rhE '@Test' "$package"/Tests --include='*Tests.swift' | wc -l)
disabled=$({ grep -rhE '\.disabled\(' "$package"/Tests --include='*Tests.swift' || true; } | wc -l)
echo "${#suites[@]} suites, $tests tests, $disabled of them to be written by a person ($((disabled * 100 / tests)) %)"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$testgen" suite "${suites[@]}" --prove --root "$package" >"$log" 2>/dev/null || { tail -n 5 "$log"; exit 1; }
grep -B 1 'no test notices' "$log" || true
grep -E 'changes are noticed' "$log"
[ "$passed" = "${RUNS:-20}" ]
