#!/bin/sh
# A hook that fails must end finish with 6 and leave the deployment running.
DEPLOYCTL_HOME=$(mktemp -d); export DEPLOYCTL_HOME
bash bin/deployctl begin 1.0
DEPLOYCTL_HOOK=false bash bin/deployctl finish
status=$?
echo "finish exits $status; $(bash bin/deployctl status)"
[ $status -eq 6 ]
