# A hook that fails must end finish with 6 and leave the deployment running.
DEPLOYCTL_HOOK=false bash bin/deployctl finish
status=$?
echo "finish exits $status; $(bash bin/deployctl status)"
[ $status -eq 6 ]
