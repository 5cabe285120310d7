#!/bin/sh
# The rule at the base is for src/letters only, and the file for the bank stands elsewhere.
set -eu
git show main:.claude/rules/letters.md | grep -q '"src/letters/\*\*"'
test "$(git show main:.claude/rules/letters.md | grep -c '^  - ')" = 1
test ! -e src/letters/collection.ts
