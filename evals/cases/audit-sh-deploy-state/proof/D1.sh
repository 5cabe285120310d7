#!/bin/sh
# Two people begin at once; both are told that they may. jq is slowed down so that they meet.
jq=$(command -v jq); export jq
mkdir slow && printf '#!/bin/sh\nsleep 0.4\nexec "%s" "$@"\n' "$jq" >slow/jq && chmod +x slow/jq
DEPLOYCTL_HOME=$(mktemp -d); export DEPLOYCTL_HOME
bash bin/deployctl status >/dev/null
PATH="$PWD/slow:$PATH"
bash bin/deployctl begin 1.0 & a=$!
bash bin/deployctl begin 2.0 & b=$!
wait $a; one=$?
wait $b; two=$?
echo "exit statuses: $one $two"
[ $((one + two)) -eq 3 ]
