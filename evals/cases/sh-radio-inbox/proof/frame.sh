#!/bin/sh
set -eu
top=$(pwd)
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
{{proof}}
  exit 1
fi
