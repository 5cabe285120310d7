#!/usr/bin/env bats
# correctless reply: stores replies brought by hand, with the checks of the client's hooks.

load setup
load review

setup() {
	review_repository
	plan_run
	correctless next "$run_name" >/dev/null
}

@test "stores a reply of the contract, from a pipe or a file" {
	run --separate-stderr answer "$run_name/1" "$CLEAN"
	[ "$status" -eq 0 ]
	[[ "$output" == "slot $run_name/1: stored, "*" bytes; continue with: correctless next $run_name" ]]
	filled "$run_name/2" "$CLEAN" >"$BATS_TEST_TMPDIR/reply.json"
	run --separate-stderr correctless reply "$run_name/2" "$BATS_TEST_TMPDIR/reply.json"
	[ "$status" -eq 0 ]
	[ -z "$stderr" ]
}

@test "refuses what the hooks would refuse, and stores nothing" {
	for reply in '' 'It adds tax.' '{}' '[][]' '{"slot":"{{slot}}","slot":"{{slot}}"}' "${CLEAN//'{{slot}}'/zzzz/1}" "$CLEAN trailing"; do
		run --separate-stderr answer "$run_name/1" "$reply"
		[ "$status" -eq 3 ]
		[[ "$stderr" == refused/* ]]
	done
	run correctless status "$run_name" --json
	[[ "$output" != *'"status": "stored"'* ]]
}

@test "a stored reply is never replaced" {
	answer "$run_name/1" "$CLEAN"
	run --separate-stderr answer "$run_name/1" " $CLEAN"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/slot-stored:* ]]
}

@test "claims that do not hold are named and refused; --keep stores them to be dropped" {
	invented=${FINDING/amount \* 1.19/amount * 2}
	run --separate-stderr answer "$run_name/1" "$invented"
	[ "$status" -eq 3 ]
	[[ "$stderr" == 'refused/claims: findings[0]'*'is not in src/pay.ts'*--keep* ]]
	filled "$run_name/1" "$invented" >"$BATS_TEST_TMPDIR/reply.json"
	run --separate-stderr correctless reply "$run_name/1" "$BATS_TEST_TMPDIR/reply.json" --keep
	[ "$status" -eq 0 ]
	[[ "$stderr" == 'will be dropped: findings[0]'* ]]
}

@test "a run that hooks fill takes none" {
	correctless plan >"$BATS_TEST_TMPDIR/hooks.txt"
	other=$(sed -n 's/^run: //p' "$BATS_TEST_TMPDIR/hooks.txt")
	correctless next "$other" >/dev/null
	run --separate-stderr answer "$other/1" "$CLEAN"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/captured-by-hooks:* ]]
}
