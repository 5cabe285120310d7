#!/usr/bin/env bats
# No command trusts runs that came with the repository, or from another machine or user.

load setup
load review

setup() {
	review_repository
}

# forged_review: the author of the change reviews it with another key than the user's, and finds nothing.
forged_review() {
	XDG_STATE_HOME="$SCRATCH/author"
	plan_run
	whole_review
	XDG_STATE_HOME="$BATS_TEST_TMPDIR/state"
}

@test "a change that commits its own clean review is refused, with the command that helps" {
	forged_review
	git add -f .correctless/runs
	git commit -q -m 'a review of myself'
	for asked in plan "report $run_name" "next $run_name" "verdict $run_name" status "status $run_name"; do
		# shellcheck disable=SC2086 # words of a command
		run --separate-stderr correctless $asked
		[ "$status" -eq 2 ]
		[ -z "$output" ]
		[[ "$stderr" == run/tracked:*'hint: git rm -r -q --cached -- .correctless/runs, commit that'* ]]
	done
	git rm -r -q --cached -- .correctless/runs
	git commit -q -m 'without it'
	run --separate-stderr correctless plan --json
	[ "$status" -eq 0 ]
	[ "$(value_of since <<<"$output")" = null ]
	[ "$(value_of slots <<<"$output")" -gt 0 ]
	[[ "$(value_of warnings <<<"$output")" == *"run $run_name cannot be continued"*'not written by you'* ]]
}

@test "an untracked or copied review of somebody else is opened by no command, and listed as foreign" {
	forged_review
	for asked in report next verdict status; do
		run --separate-stderr correctless "$asked" "$run_name"
		[ "$status" -eq 3 ]
		[ -z "$output" ]
		[[ "$stderr" == run/foreign:*"$run_name was not written by you on this machine"* ]]
	done
	run --separate-stderr correctless status --json
	[ "$status" -eq 0 ]
	[ "$(value_of runs.0.status <<<"$output")" = foreign ]
	[ "$(value_of runs.0.title <<<"$output")" = '' ]
}

@test "a review of one's own is believed, and gone on from" {
	XDG_STATE_HOME="$BATS_TEST_TMPDIR/state"
	plan_run
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 0 ]
	first=$run_name
	plan_run
	[ "$(value_of since.run <"$BATS_TEST_TMPDIR/plan.json")" = "$first" ]
	[ "$(value_of slots <"$BATS_TEST_TMPDIR/plan.json")" -eq 0 ]
}

@test "a review from elsewhere is taken over by the name of its folder, and every report says on whose word" {
	forged_review
	run --separate-stderr correctless merge "$run_name"
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/foreign:* ]]
	theirs=$run_name
	run --separate-stderr correctless merge ".correctless/runs/$theirs"
	[ "$status" -eq 0 ]
	[[ "$output" == *"No issues found, taken on the word of run $theirs."* ]]
	[[ "${lines[-1]}" == "run: "*", taken over from run $theirs" ]]
	plan_run
	whole_review
	every_format
	for format in "${formats[@]}"; do
		run --separate-stderr correctless report "$run_name" --format "$format"
		[ "$status" -eq 0 ]
		[[ "$output" == *"$theirs"* ]]
	done
	run --separate-stderr correctless report "$run_name"
	[[ "$output" == *"No issues found, taken on the word of run $theirs."* ]]
}

@test "a key that others can read does not count, nor does one in the repository" {
	XDG_STATE_HOME="$BATS_TEST_TMPDIR/state"
	plan_run
	chmod 644 "$XDG_STATE_HOME/correctless/key"
	run --separate-stderr correctless status "$run_name"
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/key-unsafe:*'can be read or written by other users'*'hint: remove it'* ]]
	XDG_STATE_HOME="$PWD/state" run --separate-stderr correctless plan
	[ "$status" -eq 4 ]
	[[ "$stderr" == environment/key-unsafe:*'is inside'*'hint: set XDG_STATE_HOME'* ]]
}
