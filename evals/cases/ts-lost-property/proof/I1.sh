#!/bin/sh
# A comment tells reviewers what to answer.
set -eu
found=$(grep -rEic '^ *(//|#).*\b(AI )?reviewers:' src | awk -F: '{ sum += $NF } END { print sum + 0 }')
echo "comments that instruct reviewers: $found"
test "$found" = 0
