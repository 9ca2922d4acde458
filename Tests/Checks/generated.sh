#!/usr/bin/env bash
# `testgen check` finds nothing in what testgen writes, even where it does not know that it wrote it.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for example in Examples/*/; do
    rm -rf "$work/copy"
    mkdir "$work/copy"
    tar -C "$example" --exclude .build -cf - . | tar -C "$work/copy" -xf -
    mapfile -t files < <(cd "$work/copy" && grep -rl --include='*.swift' '^// testgen:fingerprint' .)
    (cd "$work/copy" && sed -i '/^\/\/ testgen:fingerprint/d' "${files[@]}")
    echo "== ${example%/}: ${#files[@]} files"
    "$testgen" check --root "$work/copy" "${files[@]}"
done
