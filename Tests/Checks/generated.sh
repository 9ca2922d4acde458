#!/usr/bin/env bash
# `testgen check` finds nothing in what testgen writes, nor where it does not know that it wrote it: with one exception,
# the identities of generated tests in a project that keeps its own in TestConstants. Nobody copies from those.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for example in Examples/*/; do
    rm -rf "$work/copy"
    mkdir "$work/copy"
    tar -C "$example" --exclude .build -cf - . | tar -C "$work/copy" -xf -
    files=()
    while IFS= read -r file; do files+=("$file"); done < <(
        cd "$work/copy" && grep -rl --include='*.swift' '^// testgen:fingerprint' .)
    for file in "${files[@]}"; do
        grep -v '^// testgen:fingerprint' "$example/$file" >"$work/copy/$file"
    done
    echo "== ${example%/}: ${#files[@]} files"
    "$testgen" check --root "$example" "${files[@]}"
    printf '\nrules: { hardcoded-identity: off }\n' >>"$work/copy/.testgen.yml"
    "$testgen" check --root "$work/copy" "${files[@]}"
done
