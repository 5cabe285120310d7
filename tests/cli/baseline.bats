#!/usr/bin/env bats
# correctless baseline: accepts every finding of a complete report.

load setup
load review

setup() {
	review_repository
	next_year=$(($(date -u +%Y) + 1))-01-01
}

@test "refuses without a complete report" {
	run --separate-stderr correctless baseline --reason x --expires "$next_year"
	[ "$status" -eq 3 ]
	[[ "$stderr" == run/not-finished:* ]]
	[ ! -e .correctless/suppressions.json ]
}

@test "accepts what the last complete report lists, and keeps entries that are there" {
	plan_run
	correctless next "$run_name" >/dev/null
	REPLY_rules_compliance=$FINDING REPLY_finding_scorer=$SCORE
	export REPLY_rules_compliance REPLY_finding_scorer
	answer_phase
	answer_phase
	correctless next "$run_name" >/dev/null
	run --separate-stderr correctless baseline --reason 'as it was' --expires "$next_year" --json
	[ "$status" -eq 0 ]
	[ "$(value_of entries <<<"$output")" = 1 ]
	before=$(cat .correctless/suppressions.json)
	run --separate-stderr correctless baseline "$run_name" --reason 'another' --expires "$next_year"
	[ "$status" -eq 0 ]
	[[ "$output" == *"stays as it is"* ]]
	[ "$before" = "$(cat .correctless/suppressions.json)" ]
}
