# A filter that fails leaves its temporary file behind.
jq '.notes = 7' "$DEPLOYCTL_HOME/state.json" >x && mv x "$DEPLOYCTL_HOME/state.json"
for n in 1 2 3; do bash bin/deployctl note hello 2>/dev/null; done
echo "left: $(ls "$DEPLOYCTL_HOME" | tr '\n' ' ')"
[ "$(ls "$DEPLOYCTL_HOME" | grep -c '^next')" -eq 0 ]
