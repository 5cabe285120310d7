#!/bin/sh
set -eu
{{proof}}
