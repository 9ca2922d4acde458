#!/usr/bin/env bash
# Tests written against the names of Sourcery's AutoMockable, of both eras, and against Mockolo's pass with testgen's doubles
# in the matching naming mode.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R Tests/Fixtures/AutoMockable/. "$work"
cd "$work"
echo 'naming: sourcery' >current.yml
echo 'naming: sourcery-2.1.2' >legacy.yml
echo 'naming: mockolo' >mockolo.yml
for era in Current Legacy Mockolo; do
    "$testgen" mocks --config "$(echo $era | tr CLM clm).yml" --output "Tests/${era}Tests/AutoMockable.generated.swift" --quiet
done
swift build --build-tests >log 2>&1 || { grep -E 'error:' log; exit 1; }
if grep -E 'warning:' log; then exit 1; fi
swift test --skip-build >log 2>&1 || { grep -E 'error:|Fatal error|Executed' log; exit 1; }
grep -E 'Executed' log | grep -v 'Executed 0' | tail -n 1
