#!/usr/bin/env bats

load setup

@test "help: of one command, the same as its --help" {
	run --separate-stderr correctless help doctor
	[ "$status" -eq 0 ]
	[[ "$output" == *'usage: correctless doctor [--probe] [--json]'* ]]
	[ -z "$stderr" ]
	[ "$output" = "$(correctless doctor --help)" ]
}

@test "help: of a command that does not exist" {
	run --separate-stderr correctless help nonsense
	[ "$status" -eq 2 ]
	[ -z "$output" ]
	[[ "$stderr" == usage/unknown-command:* ]]
}

@test "help: every command it lists has help of its own" {
	run --separate-stderr correctless help
	local names
	names=$(sed -n '/^commands$/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$output")
	[ "$(wc -w <<<"$names")" -ge 3 ]
	for name in $names; do
		run --separate-stderr correctless "$name" --help
		[ "$status" -eq 0 ]
		[[ "$output" == *"usage: correctless $name"* ]]
		[ -z "$stderr" ]
	done
}
