#!/usr/bin/env bats
# correctless prove: proves findings of a finished review, each by a test. For the steps of a proof see src/rounds/proving.

load setup
load review

setup() {
	review_repository
	plan_run --lenses "$FIVE_LENSES"
}

# The review with its one finding, F1.
reviewed() {
	REPLY_rules_compliance="$FINDING" answer_phase
	REPLY_finding_scorer="$SCORE" answer_phase
	correctless next "$run_name" >/dev/null
}

@test "needs a finished review, and findings that it lists" {
	run --separate-stderr correctless prove "$run_name"
	[ "$status" -ne 0 ]
	[[ "$stderr" == 'run/not-finished: '* ]]
	reviewed
	run --separate-stderr correctless prove "$run_name" F2
	[ "$status" -eq 2 ]
	[[ "$stderr" == *'F2: not in the report'*'it lists F1'* ]]
}

@test "says how to name a test command where there is none at base, and so does plan --prove" {
	reviewed
	run --separate-stderr correctless prove "$run_name"
	[[ "$stderr" == 'audit/no-test-command: the configuration at base names no commands.test'*'"commands"'* ]]
	run --separate-stderr correctless plan --prove
	[ "$status" -ne 0 ]
	[[ "$stderr" == 'audit/no-test-command: '* ]]
}

@test "prints no patch for an unproven finding" {
	reviewed
	run --separate-stderr correctless prove "$run_name" F1 --patch
	[ "$status" -eq 2 ]
	[ "$output" = '' ]
	[[ "$stderr" == *'F1 of review '*' is not proven'*"correctless prove $run_name F1"* ]]
}
