#!/usr/bin/env bash
# As an agent works, with nothing but what the commands say: explain, suite, run, break the code, run what failed, follow
# the next steps until all is green.
set -euo pipefail
cd "$(dirname "$0")/../.."
testgen=${TESTGEN:-$PWD/.build/debug/testgen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -C Examples/LibraryApp --exclude .build -cf - . | tar -C "$work" -xf -
cd "$work"
value() { python3 -c "import json,sys; d=json.load(open('$1')); print(eval(sys.argv[1], {'d': d}))" "$2"; }

"$testgen" explain LibraryList --format json >explain.json
sut=$(value explain.json "d['sut']['name']")
echo "explain: $sut with $(value explain.json "len(d['dependencies'])") dependencies"
"$testgen" suite LibraryList --format json >suite.json
"$testgen" run --suite "${sut}Tests" --format json >run.json
echo "run: $(value run.json "d['status']"), $(value run.json "d['testsRun']") tests, $(wc -c <run.json) bytes"

file=$(value explain.json "d['sut']['file']")
cp "$file" whole
sed '1,/isLoading = true/s/isLoading = true/isLoading = false/' whole >"$file"
code=0
"$testgen" run --suite "${sut}Tests" --format json >run.json || code=$?
echo "broken: $(value run.json "d['status']"), exit $code, $(value run.json "len(d['failures'])") failures, first at $(value run.json "d['failures'][0]['file']"):$(value run.json "d['failures'][0]['line']")"
[ "$code" = 1 ]
step=$(value run.json "d['nextSteps'][0]")
echo "next step: $step"
code=0
eval "\"$testgen\" ${step#testgen }" >log || code=$?
[ "$code" = 1 ]
cp whole "$file"
"$testgen" run --failed
"$testgen" run --all
