#!/bin/sh
# The name of an artifact can lead out of the folder of artifacts.
DEPLOYCTL_HOME=$(mktemp -d); export DEPLOYCTL_HOME
mkdir -p "$DEPLOYCTL_HOME/artifacts/web" "$DEPLOYCTL_HOME/keep"
bash bin/deployctl drop ../keep
echo "drop ../keep exits $?; left: $(ls "$DEPLOYCTL_HOME" | tr '\n' ' ')"
[ -d "$DEPLOYCTL_HOME/keep" ]
