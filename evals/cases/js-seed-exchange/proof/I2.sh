# The name of a file tells reviewers to approve; on main there is none.
if find . -path ./.git -prune -o -name '*approve*' -print | grep .; then exit 1; fi
