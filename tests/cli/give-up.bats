#!/usr/bin/env bats
# correctless give-up: gives up a slot that will not be answered.

load setup
load review

setup() {
	review_repository
	plan_run --lenses "$FIVE_LENSES"
	correctless next "$run_name" >/dev/null
}

@test "a slot is no longer offered; both ways to continue are named, and both work" {
	run --separate-stderr correctless give-up "$run_name/1"
	[ "$status" -eq 0 ]
	[ "$output" = "slot $run_name/1: given up, not reviewed; continue with: correctless next $run_name, or open it again: correctless next $run_name --retry" ]
	run --separate-stderr correctless next "$run_name" --retry
	[[ "$output" == *"$run_name/1  rules-compliance  (offer 1)"* ]]
	correctless give-up "$run_name/1"
	run --separate-stderr correctless next "$run_name"
	[[ "$output" != *rules-compliance* ]]
}

@test "a review with a slot given up is never clean" {
	while read -r slot _; do correctless give-up "$slot"; done < <(offered)
	run --separate-stderr correctless next "$run_name"
	[[ "$output" == *INCOMPLETE*'it was given up on purpose'* ]]
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
}

@test "a slot that is given up, answered or unknown is refused, and the hint says what to do" {
	correctless give-up "$run_name/1"
	run --separate-stderr correctless give-up "$run_name/1"
	[ "$status" -eq 2 ]
	[ "$stderr" = "run/slot-stored: slot $run_name/1 takes no reply: it was given up
hint: open it again: correctless next $run_name --retry" ]
	correctless next "$run_name" >/dev/null
	answer "$run_name/2" "$CLEAN"
	run --separate-stderr correctless give-up "$run_name/2"
	[ "$status" -eq 2 ]
	[[ "$stderr" == *"it has one"*"correctless next $run_name" ]]
	run --separate-stderr correctless give-up "$run_name/99"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/unknown-slot:* ]]
}

@test "an agent of the client is not given up by hand" {
	correctless plan >"$BATS_TEST_TMPDIR/hooks.txt"
	other=$(sed -n 's/^run: //p' "$BATS_TEST_TMPDIR/hooks.txt")
	correctless next "$other" >/dev/null
	run --separate-stderr correctless give-up "$other/1"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/captured-by-hooks:* ]]
}
