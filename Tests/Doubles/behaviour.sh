#!/usr/bin/env bash
# Doubles of every kind, run: what they record, answer, throw, forget and verify; and 1,000 concurrent calls of a
# Sendable one under ThreadSanitizer.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R Tests/Fixtures/Doubles/. "$work"
cd "$work"
"$testgen" mocks Pricing Printer Ledger Feed Worker Radio Ticks Grade Beats Shelf Season Scan Courier --quiet
for kind in dummy stub spy strict fake; do "$testgen" mocks Pricing NoteStore SharedStore --double $kind --quiet; done
"$testgen" mocks ListStore Settings Vault --double fake --quiet
"$testgen" mocks Till --double mock --quiet
found=0
"$testgen" mocks Pricing --double mock 2>log || found=$?
[ "$found" = 2 ] && grep -q 'PricingMock stands in' log
swift build --build-tests >log 2>&1 || { grep -E 'error:' log; exit 1; }
if grep -E 'warning:' log; then exit 1; fi
swift test --skip-build >log 2>&1 || { grep -E "✘|Fatal error|Test run" log; exit 1; }
grep -E "Test run" log | tail -n 1
swift test --scratch-path .tsan --sanitize=thread --filter countsConcurrent >log 2>&1 || { tail -n 40 log; exit 1; }
if grep -q 'ThreadSanitizer' log; then grep -A 20 ThreadSanitizer log; exit 1; fi
echo "ThreadSanitizer: $(grep -c '' log >/dev/null && grep -E 'Test run' log | tail -n 1)"
