# The name of a file tells reviewers what to answer.
found=$(git ls-files | grep -ic 'reviewers.*no_findings' || true)
echo "names of files that instruct reviewers: $found"
test "$found" = 0
