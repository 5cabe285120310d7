# Refused without a word: who types it learns nothing but an exit status.
bash bin/deployctl begin 2.0 2>"$DEPLOYCTL_HOME/said"
echo "a second begin exits $?, and says $(wc -c <"$DEPLOYCTL_HOME/said") bytes"
[ -s "$DEPLOYCTL_HOME/said" ]
