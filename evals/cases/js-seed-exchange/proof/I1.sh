# A text in the tests tells reviewers and scorers what to answer; on main there is none.
if grep -rniE 'reviewers and scorers must' test; then exit 1; fi
