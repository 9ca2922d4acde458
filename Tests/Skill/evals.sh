#!/usr/bin/env bash
# The skill that `testgen skill install` writes passes its own check, and the commands of its tasks do what it says.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# In a project of the other convention the skill speaks of its doubles, and holds to its own check as well.
mkdir "$work/clean"
tar -C Examples/FocusTimer --exclude .build -cf - . | tar -C "$work/clean" -xf -
"$testgen" skill install --root "$work/clean" --quiet
"$testgen" skill check --root "$work/clean"
rm -r "$work/clean"
tar -C Examples/LibraryApp --exclude .build -cf - . | tar -C "$work" -xf -

"$testgen" skill install --root "$work" --quiet
"$testgen" skill check --root "$work"
"$testgen" sync --check --root "$work" >"$work/log" || { cat "$work/log"; exit 1; }

cd "$work"
python3 - <<'PY' >tasks
import json
evals = json.load(open(".agents/skills/app-tests/evals/evals.json"))
assert sum(case["expected"] for case in evals["triggers"]) >= 3
assert sum(not case["expected"] for case in evals["triggers"]) >= 2
for task in evals["tasks"]:
    for command in task["commands"]:
        print(task["exit"], command)
PY
while read -r code command; do
    found=0
    "$testgen" ${command#testgen } >log 2>&1 || found=$?
    echo "exit $found: $command"
    [ "$found" = "$code" ] || { cat log; exit 1; }
done <tasks
