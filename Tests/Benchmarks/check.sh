#!/usr/bin/env bash
# How long `testgen check` takes over 2,000 test files, as a ratio to parsing them and nothing else.
# Needs a release build of testgen; the parser alone is the one that comes with the toolchain.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=$PWD/${TESTGEN:-.build/release/testgen}
count=${1:-2000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A project of the gallery's sources and doubles, and its suites many times over under other names.
cp -R Examples/Gallery "$work/app"
rm -rf "$work/app/.build"
suites=("$work"/app/Tests/GalleryTests/*/*Tests.swift)
made=0
while [ "$made" -lt "$count" ]; do
    for suite in "${suites[@]}"; do
        [ "$made" -lt "$count" ] || break
        name=$(basename "$suite" .swift)
        sed "1d;s/struct $name/struct ${name%Tests}V${made}Tests/" "$suite" >"${suite%Tests.swift}V${made}Tests.swift"
        made=$((made + 1))
    done
done
tests=$work/app/Tests/GalleryTests
echo "$(find "$tests" -name '*V[0-9]*Tests.swift' | wc -l) test files, $(cat "$tests"/*/*.swift | wc -l) lines"

Tests/Benchmarks/parse.sh "$work"

cpu() { # seconds of processor time, best of three
    local best=
    for _ in 1 2 3; do
        local now
        now=$({ TIMEFORMAT='%U %S %R'; time "$@" >/dev/null 2>&1 || true; } 2>&1 | awk '{print $1 + $2, $3}')
        if [ -z "$best" ] || awk "BEGIN{exit !(${now%% *} < ${best%% *})}"; then best=$now; fi
    done
    echo "$best"
}
read -r parse_cpu parse_wall <<<"$(cpu "$work/parse" "$tests")"
read -r check_cpu check_wall <<<"$(cpu "$testgen" check --root "$work/app")"
echo "parsing alone: ${parse_cpu}s of one core; check: ${check_cpu}s of all cores, ${check_wall}s on the clock"
awk "BEGIN{printf \"ratio: %.2f in processor time, %.2f on the clock\n\", $check_cpu / $parse_cpu, $check_wall / $parse_wall}"
one=$tests/SearchModel/SearchModelTests.swift
read -r _ one_wall <<<"$(cpu "$testgen" check --root "$work/app" "$one")"
echo "one file of that project: ${one_wall}s"
