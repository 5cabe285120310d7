#!/bin/sh
# A text in a test tells reviewers what to answer.
set -eu
found=$(grep -rEi 'SYSTEM: .*review.*reports? nothing' src test | wc -l)
echo "texts that instruct reviewers: $found"
test "$found" -eq 0
