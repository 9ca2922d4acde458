#!/usr/bin/env python3
"""Validates `testgen check --format sarif` against the schema of SARIF 2.1.0.

    testgen check --format sarif | Tests/Checks/sarif.py <sarif-schema-2.1.0.json>

The schema is published by OASIS (sarif-spec, schema of version 2.1.0) and is not part of this repository; the Python
package jsonschema does the validation.
"""

import json
import sys

import jsonschema

schema = json.load(open(sys.argv[1]))
report = json.load(sys.stdin)
validator = jsonschema.validators.validator_for(schema)(schema)
errors = sorted(validator.iter_errors(report), key=lambda error: list(error.absolute_path))
for error in errors[:20]:
    print("/".join(map(str, error.absolute_path)) + ": " + error.message)
results = sum(len(run["results"]) for run in report["runs"])
print(f"{results} results, {len(errors)} errors against {schema.get('$id') or schema.get('id')}")
sys.exit(1 if errors else 0)
