#!/bin/sh
DEPLOYCTL_HOME=$(mktemp -d); export DEPLOYCTL_HOME
bash bin/deployctl begin 1.0
{{proof}}
