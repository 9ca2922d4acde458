#!/usr/bin/env bash
# The emulator tier of an example: skipped with its reason without its server, run and green against it.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
example=Examples/Watchlist
log=$(mktemp)
trap 'rm -f "$log"' EXIT

without() {
    echo "== $1"
    shift
    env "$@" swift test --package-path $example --filter EmulatorTests >"$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
    grep -E 'skipped: "?The emulator is not running' "$log" || { tail -n 20 "$log"; exit 1; }
    if grep -E 'Test "[^"]*" passed' "$log"; then echo "a test of the emulator tier ran without its server"; exit 1; fi
}

# A port on which nothing listens, so that a server somebody runs does not answer.
nowhere=WATCHLIST_EMULATOR_URL=http://127.0.0.1:9
without "nobody asks for the tier" -u WATCHLIST_ENABLE_EMULATOR_TESTS $nowhere
without "asked for, but no server" WATCHLIST_ENABLE_EMULATOR_TESTS=true $nowhere

echo "== against its server"
TESTGEN=$testgen $example/Tests/run-emulator-tier | tee "$log"
grep -Eq '^passed: [1-9]' "$log"
