# Before jq 1.8, `a + 1 as $n | f` is `a + (1 as $n | f)`. With 1.8 or later this proof passes.
bash bin/deployctl retry
status=$?
echo "$(jq --version): the first retry exits $status"
[ $status -eq 0 ]
