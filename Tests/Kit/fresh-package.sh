#!/usr/bin/env bash
# From nothing: a fresh package, a view model with two injected protocols and three models, `testgen init`,
# `testgen suite`, `swift test`: green without warnings, in both conventions, the emulator tier skipped and run.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
fixture=$PWD/Tests/Fixtures/Fresh/Checkout.swift
kitTests=$PWD/Tests/Fixtures/Fresh/KitTests.swift
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT

tests() {
    swift build --build-tests >log 2>&1 || { grep -E 'error:' log; exit 1; }
    if grep -E 'warning:' log; then exit 1; fi
    swift test --skip-build >log 2>&1 || { tail -n 20 log; exit 1; }
    grep -E 'Test run' log
}

for convention in rulebook clean-architecture; do
    echo "== $convention"
    mkdir "$work/$convention" && cd "$work/$convention"
    swift package init --type library --name Fresh >/dev/null
    cp "$fixture" Sources/Fresh/
    mkdir -p Tests/FreshTests/Support
    echo 'enum Waiting { static let own = "a file of the team" }' >Tests/FreshTests/Support/Own.swift
    "$testgen" init --yes --sourcery --convention $convention --quiet
    "$testgen" suite Checkout --quiet
    cp "$kitTests" Tests/FreshTests/KitTests.swift
    grep -q 'a file of the team' Tests/FreshTests/Support/Own.swift
    [ "$(grep -c 'sourcery: AutoMockable' Tests/FreshTests/Mocks/AutoMockableTriggers.swift)" = 2 ]
    tests
    grep -q 'Suite "Sample of the emulator tier" skipped' log || { echo "the emulator tier was not skipped"; exit 1; }
    find . -name .build -prune -o -type f -name '*.swift' -print | sort | tr '\n' '\0' | xargs -0 cat | cksum >before
    "$testgen" init --yes --sourcery --convention $convention --quiet
    find . -name .build -prune -o -type f -name '*.swift' -print | sort | tr '\n' '\0' | xargs -0 cat | cksum >after
    cmp before after || { echo "a second init changed something"; exit 1; }
    "$testgen" sync --check | tail -n 1
done

python3 -m http.server 58233 --bind 127.0.0.1 >/dev/null 2>&1 &
server=$!
export FRESH_ENABLE_EMULATOR_TESTS=true FRESH_EMULATOR_URL=http://127.0.0.1:58233
swift test --skip-build >log 2>&1 || { tail -n 20 log; exit 1; }
grep -q 'Test "The emulator answers" passed' log || { echo "the emulator tier did not run"; exit 1; }
echo "the emulator tier runs against its server"
