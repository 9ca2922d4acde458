#!/usr/bin/env bash
# `testgen mocks --all` over 1,000 protocols of five members in 200,000 lines, and the main job over the example, each as
# a ratio to parsing the same files and nothing else on one thread; peak memory; 100 and 4,000 protocols beside.
# Needs a release build: swift build -c release --product testgen
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=$PWD/${TESTGEN:-.build/release/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
Tests/Benchmarks/parse.sh "$work"

# sources <protocols>: five protocols a file, and 1,000 lines a file of other code
sources() { Tests/Benchmarks/instructions --tree "$work/$1" --protocols "$1" --lines 1000; }

# measure <name> <command…>: seconds on the clock, best of three, and peak memory
measure() {
    python3 - "$@" <<'PY'
import os, resource, subprocess, sys, time
best, peak = None, 0
for _ in range(3):
    start = time.monotonic()
    pid = subprocess.Popen(sys.argv[2:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid
    _, status, usage = os.wait4(pid, 0)
    took = time.monotonic() - start
    best = took if best is None else min(best, took)
    peak = max(peak, usage.ru_maxrss)
unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
print(f"{best:.4f} {peak / unit:.0f} {os.waitstatus_to_exitcode(status)}")
PY
}

for count in 100 1000 4000; do
    sources $count
    read -r parse _ _ <<<"$(measure parse "$work/parse" "$work/$count")"
    read -r mocks peak code <<<"$(measure mocks "$testgen" mocks --all --root "$work" --sources $count --output out$count.swift)"
    lines=$(cat "$work/$count"/*.swift | wc -l)
    awk "BEGIN{printf \"%d protocols, %d lines: parsing %.3fs, mocks --all %.3fs, ratio %.2f, peak %d MB, %.2f ms a protocol, exit %d\n\",
        $count, $lines, $parse, $mocks, $mocks / $parse, $peak, 1000 * $mocks / $count, $code}"
done

cp -R Examples/LibraryApp "$work/app"
rm -rf "$work/app/.build"
read -r parse _ _ <<<"$(measure parse "$work/parse" "$work/app")"
read -r suite peak code <<<"$(measure suite "$testgen" suite LibraryList --root "$work/app")"
awk "BEGIN{printf \"suite LibraryList: parsing all files of the example %.3fs, suite %.3fs, ratio %.1f, peak %d MB, exit %d\n\", $parse, $suite, $suite / $parse, $peak, $code}"
