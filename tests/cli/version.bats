#!/usr/bin/env bats

load setup

@test "version: one line, the same as --version" {
	run --separate-stderr correctless version
	[ "$status" -eq 0 ]
	[[ "$output" =~ ^correctless\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
	[ "$output" = "$(correctless --version)" ]
	[ -z "$stderr" ]
}

@test "version: takes no argument" {
	run --separate-stderr correctless version --json
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == usage/unknown-option:* ]]
}
