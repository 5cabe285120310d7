# Retries are counted for each deployment, but the count outlives it.
jq '.retries = 3' "$DEPLOYCTL_HOME/state.json" >x && mv x "$DEPLOYCTL_HOME/state.json"
bash bin/deployctl finish
bash bin/deployctl begin 2.0
retries=$(jq '.retries // 0' "$DEPLOYCTL_HOME/state.json")
echo "retries of a deployment that has just begun: $retries"
[ "$retries" -eq 0 ]
