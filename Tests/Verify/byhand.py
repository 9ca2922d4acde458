"""Holds a report of `testgen prove` to its schema, and to what tests say when its changes are made by hand."""

import json
import subprocess
import sys


def schema(report):
    """What mutation-testing-report-schema requires, version 2."""
    assert report["schemaVersion"] == "2"
    assert {"high", "low"} <= report["thresholds"].keys()
    tests = {test["id"] for file in report["testFiles"].values() for test in file["tests"]}
    assert tests
    for file in report["files"].values():
        lines = file["source"].split("\n")
        assert file["language"] == "swift"
        for mutant in file["mutants"]:
            assert mutant["status"] in {"Killed", "Survived", "NoCoverage", "Timeout"}
            assert {"id", "mutatorName", "location"} <= mutant.keys()
            start, end = mutant["location"]["start"], mutant["location"]["end"]
            assert (start["line"], start["column"]) < (end["line"], end["column"])
            assert end["line"] <= len(lines)
            assert set(mutant["coveredBy"]) <= tests and set(mutant["killedBy"]) <= tests


def changed(source, mutant):
    """The source with the change made, columns counted in UTF-8."""
    lines = source.encode().split(b"\n")
    start, end = mutant["location"]["start"], mutant["location"]["end"]
    head = lines[start["line"] - 1][: start["column"] - 1]
    tail = lines[end["line"] - 1][end["column"] - 1 :]
    lines[start["line"] - 1 : end["line"]] = [head + mutant["replacement"].encode() + tail]
    return b"\n".join(lines).decode()


def run(*arguments):
    try:
        return subprocess.run(arguments, capture_output=True, text=True, timeout=120).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def agree(report, count):
    """Whether tests fail by hand for what was noticed, and pass for the rest; as many changes of each file."""
    files = sorted(report["files"].items())
    chosen = []
    for path, file in files:
        writable = [one for one in file["mutants"] if "replacement" in one and "…" not in one["replacement"]]
        step = max(1, len(writable) * len(files) // count)
        chosen += [(path, file["source"], mutant) for mutant in writable[::step]]
    wrong = 0
    for path, source, mutant in chosen[:count]:
        with open(path, "w") as target:
            target.write(changed(source, mutant))
        place = f"{path}:{mutant['location']['start']['line']} → {mutant['replacement'] or 'left out'}"
        if not run("swift", "build", "--build-tests"):
            print("WRONG: does not compile:", place)
            wrong += 1
        else:
            passes = run("swift", "test", "--skip-build")
            if passes != (mutant["status"] in {"Survived", "NoCoverage"}):
                print("WRONG:", mutant["status"], "but by hand the tests", "pass:" if passes else "fail:", place)
                wrong += 1
        with open(path, "w") as target:
            target.write(source)
    total = len(chosen[:count])
    print(f"{total - wrong} of {total} changes made by hand agree")
    return wrong == 0


with open(sys.argv[2]) as file:
    content = json.load(file)
if sys.argv[1] == "schema":
    schema(content)
elif not agree(content, int(sys.argv[3])):
    sys.exit(1)
