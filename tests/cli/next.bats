#!/usr/bin/env bats
# correctless next: the one next thing to do in a run.

load setup
load review

setup() {
	review_repository
	plan_run --lenses "$FIVE_LENSES"
}

@test "offers agents, one line each, then the next phase, then the report" {
	run --separate-stderr correctless next "$run_name"
	[ "$status" -eq 0 ]
	[ "${lines[0]}" = 'state: dispatch' ]
	[[ "$output" == *"correctless packet $run_name/1"*"correctless reply $run_name/1 FILE"* ]]
	REPLY_rules_compliance="$FINDING" answer_phase
	run --separate-stderr correctless next "$run_name" --json
	[ "$(value_of phase <<<"$output")" = score ]
	unsure=${SCORE/confirmed_valid/needs_human_review}
	REPLY_finding_scorer="${unsure/90/10}" answer_phase
	run --separate-stderr correctless next "$run_name"
	[ "${lines[0]}" = 'state: done' ]
	[[ "$output" == *'raised 1 = '* ]]
}

@test "a review of some paths says so first, and approves nothing" {
	printf 'more\n' >README.md
	commit 'docs: more'
	plan_run -- src
	whole_review
	run --separate-stderr correctless report "$run_name"
	[[ "$output" == *'No issues found in the paths that were asked for, a part of the change.'*'Reviewed alone, as it was asked for:** src'* ]]
	[ "$(correctless report "$run_name" --format json | value_of recommendation)" = needs-discussion ]
}

@test "for the client it prints the Agent calls, and nothing a model could say instead" {
	correctless plan >"$BATS_TEST_TMPDIR/hooks.txt"
	other=$(sed -n 's/^run: //p' "$BATS_TEST_TMPDIR/hooks.txt")
	run --separate-stderr correctless next "$other"
	[ "${lines[0]}" = 'state: dispatch' ]
	[[ "$output" == *"Agent(subagent_type=\"correctless:rules-compliance\", description=\"slot $other/1\", prompt=\"slot $other/1\")"* ]]
}

@test "a slot stays on offer until somebody gives it up, then the review goes on and ends incomplete" {
	for n in 1 2 3 4 5 6; do
		run --separate-stderr correctless next "$run_name"
		[[ "$output" == *"$run_name/1  rules-compliance  (offer $n)"* ]]
	done
	correctless give-up "$run_name/1"
	run --separate-stderr correctless next "$run_name"
	[[ "$output" == *bug-scan*"1 slot given up or failed; to try again: correctless next $run_name --retry"* ]]
	whole_review
	run --separate-stderr correctless next "$run_name"
	[[ "$output" == *INCOMPLETE*'rules-compliance'*'it was given up on purpose'*"correctless next $run_name --retry"* ]]
	[[ "$output" != *'No issues found'* ]]
}

@test "the client's agents are offered four times, and then given up" {
	correctless plan >"$BATS_TEST_TMPDIR/hooks.txt"
	other=$(sed -n 's/^run: //p' "$BATS_TEST_TMPDIR/hooks.txt")
	for _ in 1 2 3 4; do
		run --separate-stderr correctless next "$other"
		[[ "$output" == *bug-scan* ]]
	done
	run --separate-stderr correctless next "$other"
	[[ "$output" != *state:*dispatch* ]]
	[[ "$output" == *INCOMPLETE* ]]
	run --separate-stderr correctless status "$other"
	[[ "$output" == *"to try again what failed: correctless next $other --retry"* ]]
}

@test "--retry opens failed slots again, and the new report replaces the incomplete one" {
	correctless next "$run_name" >/dev/null
	correctless give-up "$run_name/1"
	whole_review
	[ "$(correctless verdict "$run_name" --json | value_of status)" = incomplete ]
	run --separate-stderr correctless next "$run_name" --retry
	[[ "$output" == *rules-compliance* ]]
	whole_review
	[ "$(correctless verdict "$run_name" --json | value_of status)" = complete ]
}

@test "--retry of a reviewer: what it finds then is scored and shown" {
	correctless next "$run_name" >/dev/null
	correctless give-up "$run_name/1"
	answer_phase
	correctless next "$run_name" >/dev/null
	[ "$(correctless verdict "$run_name" --json | value_of status)" = incomplete ]
	run --separate-stderr answer "$run_name/1" "$FINDING"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/slot-stored:*'given up'*"correctless next $run_name --retry" ]]
	correctless next "$run_name" --retry >/dev/null
	answer "$run_name/1" "$FINDING" >/dev/null
	whole_review
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 1 ]
	[[ "$output" == 'complete: 1 critical, '* ]]
}

@test "doing it twice changes nothing: the report is written once" {
	whole_review
	first=$(correctless next "$run_name")
	[ "$first" = "$(correctless next "$run_name")" ]
}

@test "a run that was damaged is refused, and the file is named" {
	dir=".correctless/runs/$run_name"
	correctless next "$run_name" >/dev/null
	expect_corrupt() {
		run --separate-stderr correctless next "$run_name"
		[ "$status" -eq 3 ]
		[[ "$stderr" == run/corrupt:*"$1"* ]]
	}
	cp -R "$dir" "$BATS_TEST_TMPDIR/whole"
	restore() { forget_seals && rm -rf "$dir" && cp -R "$BATS_TEST_TMPDIR/whole" "$dir"; }

	next_line=$(($(wc -l <"$dir/ledger.jsonl") + 1))
	echo 'no JSON' >>"$dir/ledger.jsonl"
	expect_corrupt "ledger.jsonl:$next_line"
	restore
	echo '{"at":"2026-01-01T00:00:00.000Z","kind":"stored"}' >>"$dir/ledger.jsonl"
	expect_corrupt "ledger.jsonl:$next_line"
	restore
	rm "$dir/slots/1/slot.json"
	expect_corrupt slot.json
	restore
	answer "$run_name/1" "$CLEAN"
	sed -i 's/"findings"/ "findings"/' "$dir"/replies/*.txt
	expect_corrupt replies
	restore
	answer "$run_name/1" "$CLEAN"
	sed -i 's/"head": "./"head": "0/' "$dir/context/files.json"
	expect_corrupt files.json
}

@test "an unknown run, and a run of another repository" {
	run --separate-stderr correctless next zzzz9
	[ "$status" -eq 2 ]
	[[ "$stderr" == "run/unknown: no run \"zzzz9\""*"$run_name"* ]]
	run --separate-stderr correctless next ../../etc
	[ "$status" -eq 2 ]
	cp -R "$PWD" "$BATS_TEST_TMPDIR/copy"
	cd "$BATS_TEST_TMPDIR/copy"
	run --separate-stderr correctless next "$run_name"
	[ "$status" -eq 2 ]
	[[ "$stderr" == run/other-repository:* ]]
}

@test "a repository that changes in between fails the run, and names what" {
	answer_phase
	echo '// late' >>src/pay.ts
	run --separate-stderr correctless next "$run_name"
	[[ "$output" == *FAILED*src/pay.ts* ]]
	run --separate-stderr correctless verdict "$run_name"
	[ "$status" -eq 3 ]
}
