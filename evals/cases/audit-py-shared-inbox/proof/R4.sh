#!/bin/sh
# The rule that the fix had to keep says something else after it.
grep -q 'no older shape is accepted beside it' .claude/rules/tokens.md || {
  echo 'the rule of one format is gone'
  exit 1
}
