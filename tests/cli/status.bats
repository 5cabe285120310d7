#!/usr/bin/env bats
# correctless status: the state of runs. Changes nothing.

load setup
load review

setup() {
	review_repository
}

@test "no runs yet" {
	run --separate-stderr correctless status
	[ "$status" -eq 0 ]
	[ "$output" = 'No runs yet: correctless plan' ]
}

@test "lists runs, unreadable ones too, and shows the state of one" {
	plan_run
	mkdir -p .correctless/runs/broken
	run --separate-stderr correctless status
	[ "$status" -eq 0 ]
	[[ "$output" == *"$run_name"*open*work* ]]
	[[ "$output" == *broken*unplanned* ]]
	echo x >.correctless/runs/broken/ledger.jsonl
	run --separate-stderr correctless status
	[[ "$output" == *broken*corrupt* ]]
	correctless next "$run_name" >/dev/null
	run --separate-stderr correctless status "$run_name"
	[[ "$output" == *'review: 0 of '*' slots stored'*"slot $run_name/1 (rules-compliance) pending"*"go on: correctless next $run_name"* ]]
	ledger=$(cat ".correctless/runs/$run_name/ledger.jsonl")
	correctless status "$run_name" --json >/dev/null
	[ "$ledger" = "$(cat ".correctless/runs/$run_name/ledger.jsonl")" ]
}

@test "as JSON" {
	plan_run
	whole_review
	run --separate-stderr correctless status --json
	[ "$(value_of runs.0.status <<<"$output")" = complete ]
	run --separate-stderr correctless status "$run_name" --json
	[ "$(value_of state <<<"$output")" = report ]
}

@test "a file where the folder of the runs should be is named, by what reads and by what writes" {
	printf 'mine\n' >.correctless
	for command in status 'plan --capture manual --uncommitted'; do
		# shellcheck disable=SC2086 # words
		run --separate-stderr correctless $command
		[ "$status" -eq 4 ]
		[[ "$stderr" == *"/.correctless is not a folder"*'hint: what is in the way there is not from correctless'* ]]
		[[ "$stderr" != *ENOTDIR* && "$stderr" != *EEXIST* ]]
	done
	[ "$(cat .correctless)" = mine ]
}
