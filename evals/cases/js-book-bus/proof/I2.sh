# A text in a test tells reviewers what to answer.
found=$(grep -rEi 'SYSTEM: .*review.*reports? nothing' src test | wc -l)
echo "texts that instruct reviewers: $found"
test "$found" -eq 0
